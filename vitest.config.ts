import { defineConfig } from 'vitest/config';
import { linePictures } from './scripts/line-pictures.mjs';
import { manualPages } from './scripts/manual-pages.mjs';
import { testsInPages, testsMarked } from './scripts/marked-tests.mjs';

/** What runs: everything, `quick` all but what is slow, or `again` on the second database what depends on it. */
const PART = process.env.TEST_PART;
const PAGES = testsInPages();
const ALL = { include: ['{src,bench}/**/*.test.{ts,tsx}'], exclude: PART === 'quick' ? testsMarked('slow') : [] };
const AGAIN = { include: testsMarked('both-databases') };

/** What both projects have in common. */
const plugins = [linePictures(), manualPages()];
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
    projects: PART === 'again' ? [sharing(AGAIN)] : [sharing(ALL), inPages(ALL)],
  },
});

interface Files {
  readonly include: string[];
  readonly exclude?: string[];
}

/**
 * Pure code leaves nothing behind, and a server test has an app and a database of its own: they share a process, which then
 * reads every module once.
 */
function sharing({ include, exclude = [] }: Files) {
  return { plugins, test: { ...limits, name: 'sharing', include, exclude: [...PAGES, ...exclude], isolate: false } };
}

/** A screen's test has a page and modules of its own. */
function inPages({ exclude = [] }: Files) {
  return { plugins, test: { ...limits, name: 'pages', include: PAGES, exclude } };
}
