import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-scripts.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('each inline script has its hash, once; files have none', () => {
  const html = `<script>let a = 1;</script><script src="/a.js"></script><script type="module" async="">import "/b.js"\n</script><script>let a = 1;</script>`;

  expect(hashInlineScripts(html)).toEqual([hashOf('let a = 1;'), hashOf('import "/b.js"\n')]);
});
