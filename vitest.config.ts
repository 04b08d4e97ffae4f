import { defineConfig } from 'vitest/config';
import { linePictures } from './scripts/line-pictures.mjs';
import { manualPages } from './scripts/manual-pages.mjs';
import { testsInPages, testsMarked } from './scripts/marked-tests.mjs';

/** What runs: everything; `quick`, all but what is slow; `again`, on the second database what depends on it. */
const PART = process.env.TEST_PART;

const PAGES = testsInPages();
const LEFT_OUT = PART === 'quick' ? testsMarked('slow') : [];
const ALL = PART === 'again' ? testsMarked('both-databases') : ['{src,bench}/**/*.test.{ts,tsx}'];

const shared = {
  plugins: [linePictures(), manualPages()],
};
const limits = {
  hookTimeout: 30_000,
  testTimeout: 20_000,
  setupFiles: ['src/testing/loud.ts'],
  // On a machine of other people a process may stand still for seconds; what fails twice is broken.
  retry: process.env.CI === 'true' ? 1 : 0,
};

/** Unit, server and component tests; a component test names its environment in its first line. */
export default defineConfig({
  test: {
    // Once for both projects, which therefore do not inherit it.
    globalSetup: ['scripts/build-tested.mjs', 'src/testing/run.ts'],
    maxWorkers: 2,
    projects: [
      {
        ...shared,
        // Pure code leaves nothing behind, and a server test has an app and a database of its own: they share a process,
        // which then reads every module once.
        test: { ...limits, name: 'sharing', include: ALL, exclude: [...PAGES, ...LEFT_OUT], isolate: false },
      },
      { ...shared, test: { ...limits, name: 'pages', include: PAGES, exclude: LEFT_OUT } },
    ],
  },
});
