import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // The first message of a file brings the whole guide along, which takes some seconds where two files share a slow core.
    testTimeout: 20_000,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts', 'src/testing/build-server.ts'],
  },
});
