import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    // What is learned again takes some seconds where two files share a slow core.
    testTimeout: 20_000,
  },
});
