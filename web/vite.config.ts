import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { legalDocuments } from './scripts/legal-documents.ts';

/**
 * What every first view needs, in one file: in many small ones it would weigh a tenth more, and so would the list of
 * what each screen loads. Nothing that only some screen uses may be named here.
 */
const frame = new RegExp(
  [
    String.raw`web/src/ui/(button|button-style|button-link|companion|glass|glass-shapes|mark|notice|page|spinner|tag|toast-store|visually-hidden)\.tsx?$`,
    String.raw`web/src/lib/(account|api-error|call|chat-state|describe|join-classes|log|lost-session|screens|settings|storage|top-bar-slot|use-first-touch)\.tsx?$`,
    String.raw`contracts/src/policy/(access|care|legal|prices|screens)\.ts$`,
    String.raw`lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared/.*|icons/(rotate-ccw-clock|history|life-buoy))\.m?js$`,
  ].join('|'),
);

export default defineConfig({
  plugins: [legalDocuments(), tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()] })],
  // Nothing is inlined as a data: address: the content security policy allows files of our own origin only.
  // The styles keep light-dark(), which these are the first to know.
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', test: frame }] } } },
  },
  server: {
    // The server takes calls of its own origin only: it must see the host the browser asked.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
    watch: { ignored: ['**/build/**'] },
  },
});
