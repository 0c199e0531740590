import { rolldown } from 'rolldown';
import { serverRoot } from '#lib/server-root.ts';
import { inputs, output } from '../../rolldown.config.ts';

/** Builds the files that Haven runs from, for tests that start it as a process. About two seconds. */
export default async function buildServer(): Promise<void> {
  for (const input of inputs) {
    const bundle = await rolldown({ ...input, cwd: serverRoot });
    await bundle.write({ ...output, dir: `${serverRoot}/build` });
    await bundle.close();
  }
}
