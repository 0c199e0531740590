import { rolldown } from 'rolldown';
import { serverRoot } from '#lib/server-root.ts';
import { input, output } from '../../rolldown.config.ts';

/** Builds the one file that Haven runs from, for tests that start it as a process. About a second. */
export default async function buildServer(): Promise<void> {
  const bundle = await rolldown({ ...input, cwd: serverRoot });
  await bundle.write({ ...output, dir: `${serverRoot}/build` });
  await bundle.close();
}
