import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { legalDocuments } from './scripts/legal-documents.ts';

export default defineConfig({
  plugins: [legalDocuments(), tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()] })],
  // Nothing is inlined as a data: address: the content security policy allows files of our own origin only.
  // The styles keep light-dark(), which these are the first to know.
  build: { assetsInlineLimit: 0, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
  server: {
    // The server takes calls of its own origin only: it must see the host the browser asked.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
    watch: { ignored: ['**/build/**'] },
  },
});
