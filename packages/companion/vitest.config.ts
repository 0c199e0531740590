import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'training/**/*.test.ts'],
    environment: 'node',
    // Whole evenings of talk in nine styles take some seconds where two files share a slow core.
    testTimeout: 20_000,
  },
});
