import { defineConfig } from 'vitest/config';
import { legalDocuments } from './scripts/legal-documents.ts';

export default defineConfig({
  plugins: [legalDocuments()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    restoreMocks: true,
  },
});
