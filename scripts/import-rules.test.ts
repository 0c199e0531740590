import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const runFile = promisify(execFile);
const config = resolve(import.meta.dirname, '../.dependency-cruiser.cjs');
const cruise = resolve(import.meta.dirname, '../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** A small tree with one fault in each file, and some files without. */
const files: Record<string, string> = {
  'packages/contracts/src/chat.ts': 'export const chat = 1;',
  'packages/contracts/src/reads-files.ts':
    "import { readFile } from 'node:fs/promises';\nexport const read = readFile;",
  'packages/companion/src/asks-server.ts': "export { main } from '../../../server/src/main.ts';",
  'server/src/main.ts': "import { app } from './app.ts';\nexport const main = app;",
  'server/src/app.ts': "import { moods } from './features/moods/index.ts';\nexport const app = moods;",
  'server/src/lib/clock.ts': 'export const clock = 1;',
  'server/src/http/route.ts': "import { clock } from '../lib/clock.ts';\nexport const route = clock;",
  'server/src/features/moods/index.ts': "export { moods } from './service.ts';",
  'server/src/features/moods/service.ts':
    "import { route } from '../../http/route.ts';\nimport { app } from '../../app.ts';\nexport const moods = [route, app];",
  'server/src/wiring/sign-in.ts': "import { moods } from '../features/moods/index.ts';\nexport const signIn = moods;",
  'server/src/features/moods/sweep.ts':
    "import { signIn } from '../../wiring/sign-in.ts';\nexport const sweep = signIn;",
  'server/src/features/moods/tables.ts': 'export const table = 1;',
  'server/src/features/moods/charge.ts': "import stripe from 'stripe';\nexport const charge = stripe;",
  'node_modules/stripe/package.json': '{ "name": "stripe", "version": "1.0.0", "exports": "./stripe.js" }',
  'node_modules/stripe/stripe.js': 'export default 1;',
  'server/src/features/newborn/store.ts':
    "import { table } from '../moods/tables.ts';\nimport { moods } from '../moods/index.ts';\nexport const store = [table, moods];",
  'web/src/features/chat/panel.ts': "import { page } from '../newborn/page.ts';\nexport const panel = page;",
  'web/src/features/newborn/page.ts': 'export const page = 1;',
  'web/src/ui/button.ts': "import { page } from '../features/newborn/page.ts';\nexport const button = page;",
  'web/src/ui/index.ts': "export { button } from './button.ts';",
  'web/src/pages/home.ts':
    "import { button } from '../ui/index.ts';\nimport { nothing } from './nothing.ts';\nexport const home = [button, nothing];",
  'web/src/lib/reads-server.ts':
    "import { clock } from '../../../server/src/lib/clock.ts';\nexport const seen = clock;",
};

let folder = '';
let violations: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haven-imports-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { stdout } = await runFile(
    process.execPath,
    [cruise, 'packages', 'server', 'web', '--config', config, '--output-type', 'json'],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error);
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  violations = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}, 30_000);

afterAll(() => rm(folder, { recursive: true }));

test.each([
  'packages-know-no-node: packages/contracts/src/reads-files.ts → fs/promises',
  'packages-know-no-side: packages/companion/src/asks-server.ts → server/src/main.ts',
  'server-feature: server/src/features/moods/service.ts → server/src/http/route.ts',
  'only-main-builds-the-app: server/src/features/moods/service.ts → server/src/app.ts',
  'only-main-builds-the-app: server/src/features/moods/sweep.ts → server/src/wiring/sign-in.ts',
  'only-tables-see-tables: server/src/features/newborn/store.ts → server/src/features/moods/tables.ts',
  'features-share-types-only: server/src/features/newborn/store.ts → server/src/features/moods/index.ts',
  'stripe-in-billing: server/src/features/moods/charge.ts → node_modules/stripe/stripe.js',
  'across-folders-by-alias: server/src/http/route.ts → server/src/lib/clock.ts',
  'web-feature: web/src/features/chat/panel.ts → web/src/features/newborn/page.ts',
  'web-ui: web/src/ui/button.ts → web/src/features/newborn/page.ts',
  'no-barrels: web/src/pages/home.ts → web/src/ui/index.ts',
  'nothing-unresolved: web/src/pages/home.ts → ./nothing.ts',
  'web-knows-no-server: web/src/lib/reads-server.ts → server/src/lib/clock.ts',
])('%s', (violation) => expect(violations).toContain(violation));

test('what may be imported is not reported', () => {
  expect(violations.filter((violation) => / server\/src\/main\.ts →/.test(violation))).toEqual([]);
});
