import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { offline } from './tools/lib/offline.mjs';

const PURE = ['engine', 'content', 'text'].map((folder) => `tests/${folder}/**/*.test.ts`);
const TOOLS = ['tests/tools/**/*.test.ts'];
const PAGE = ['ui', 'store'].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);

export default defineConfig({
  // Relative addresses, so that the built page works from any folder of any server.
  base: './',
  plugins: [react(), offline()],
  build: {
    target: 'es2022',
    // Nothing as a `data:` address: the content security policy allows only files of the page's own server.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One style sheet for all parts: none of them ever appears without its look.
    cssCodeSplit: false,
    // A game's desk comes with its own screen, and by itself where a kept table or a file of it is asked for elsewhere.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  test: {
    // A slow or busy machine is no fault: whole fights and thousands of boards take as long as they take.
    testTimeout: 120_000,
    // One worker for each core; vitest itself leaves one core idle, on a machine of two that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Pure functions leave nothing behind, so the files share what they load: a fifth of the time.
        test: { name: 'engine', environment: 'node', include: PURE, isolate: false },
      },
      {
        extends: true,
        test: { name: 'tools', environment: 'node', include: TOOLS },
      },
      {
        extends: true,
        test: { name: 'ui', environment: 'happy-dom', include: PAGE, setupFiles: ['tests/ui/setup.ts'] },
      },
    ],
  },
});
