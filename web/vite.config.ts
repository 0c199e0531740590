import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { legalDocuments } from './scripts/legal-documents.ts';

/**
 * What every first view needs, in one file: over HTTP/1.1 a browser asks for six at a time, and on a slow line each
 * further round costs more than the bytes. In many small ones it would weigh a tenth more, too, and so would the list of
 * what each screen loads. Nothing that only some later screen uses may be named here.
 */
const frame = new RegExp(
  [
    String.raw`node_modules/(react|react-dom|scheduler|react-router)/`,
    String.raw`vite/preload-helper`,
    String.raw`web/src/ui/(button|button-style|button-link|card|companion|crisis-lines|glass|glass-shapes|later-part|load-failed|mark|notice|page|spinner|tag|toast-store|visually-hidden)\.tsx?$`,
    String.raw`web/src/lib/(account|api-error|call|chat-state|describe|join-classes|log|lost-session|screens|settings|storage|top-bar-slot|use-first-touch)\.tsx?$`,
    String.raw`web/src/features/(home|onboarding)/copy\.ts$`,
    String.raw`contracts/src/policy/(access|care|legal|screens)\.ts$`,
    String.raw`lucide-react/dist/esm/(createLucideIcon|Icon|context|defaultAttributes|shared/.*|icons/(cloud-off|message-circle|monitor|notebook-pen|rotate-ccw-clock|history|life-buoy))\.m?js$`,
  ].join('|'),
);

/** What stands below the first view of the home page, and what other screens share with it. */
const below = new RegExp(
  [
    String.raw`web/src/features/(billing/(choose-plan|copy|plan-card)|home/why-choose|sharing/(copy|share-actions|share-button|share-links))\.tsx?$`,
    String.raw`web/src/(pages/below|ui/(section|tide-line))\.tsx$`,
    String.raw`contracts/src/policy/(prices|share)\.ts$`,
    String.raw`lucide-react/dist/esm/icons/(at-sign|check|link-2|mail|share-2)\.m?js$`,
  ].join('|'),
);

/**
 * What more than one screen needs, in few files as well: what reads from the server, icons, what a text is read with, and
 * the rest, which whoever talks or signs in needs whole.
 */
const groups = [
  { name: 'frame', test: frame, priority: 4 },
  { name: 'below', test: below, priority: 4 },
  { name: 'queries', test: /node_modules\/@tanstack\/|web\/src\/lib\/query-/, minShareCount: 2, priority: 3 },
  { name: 'small', test: /ui\/back-link|lucide-react\//, minShareCount: 2, priority: 3 },
  { name: 'texts', test: /features\/legal\//, minShareCount: 2, priority: 2 },
  { name: 'common', minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [legalDocuments(), tailwindcss(), reactRouter(), babel({ presets: [reactCompilerPreset()] })],
  // Nothing is inlined as a data: address: the content security policy allows files of our own origin only.
  // The styles keep light-dark(), which these are the first to know.
  build: {
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    // The server takes calls of its own origin only: it must see the host the browser asked.
    proxy: { '/api': { target: 'http://localhost:3000', changeOrigin: false } },
    watch: { ignored: ['**/build/**'] },
  },
});
