import { defineConfig } from 'vitest/config';
import { linePictures } from './scripts/line-pictures.mjs';
import { manualPages } from './scripts/manual-pages.mjs';
import { testFiles, testsInPages, testsMarked } from './scripts/marked-tests.mjs';
import { optionPictures } from './scripts/option-pictures.mjs';
import { leftOutOfQuick } from './scripts/quick-tests.mjs';
import { slowness } from './scripts/slowness.mjs';

/**
 * What runs: everything, `quick` what is neither slow nor dear, `long` all with long proofs whole, or on the second database `again` what
 * depends on it, and `again-long` besides what touches it.
 */
const PART = process.env.TEST_PART;
const PAGES = testsInPages();
const ALONE = testsMarked('alone');
const IS_AGAIN = PART === 'again' || PART === 'again-long';
const AGAIN = [...testsMarked('both-databases'), ...(PART === 'again-long' ? testsMarked('both-databases-long') : [])];
const LEFT_OUT = PART === 'quick' ? leftOutOfQuick(testFiles()) : [];

/** What all projects have in common. */
const plugins = [linePictures(), optionPictures(), manualPages()];
/** A long proof does in one test what usually is a sample of it. */
const PROOF = PART === 'long' ? 10 : 1;
const limits = {
  // So long that only what stands still reaches it, however slow the machine.
  hookTimeout: 120_000 * slowness(),
  testTimeout: 180_000 * slowness() * PROOF,
  // On a machine of other people a process may stand still for seconds; what fails twice is broken.
  retry: process.env.CI === 'true' ? 1 : 0,
  setupFiles: ['src/testing/loud.ts'],
};

/**
 * Files share a process, which then reads every module once: pure code leaves nothing behind, a server test has an app and a
 * database of its own, and a screen's test a page of its own.
 */
const sharing = {
  plugins,
  test: {
    ...limits,
    name: 'sharing',
    include: IS_AGAIN ? AGAIN : ['{src,bench}/**/*.test.{ts,tsx}'],
    exclude: [...PAGES, ...ALONE, ...LEFT_OUT],
    isolate: false,
  },
};
const pages = {
  plugins,
  test: {
    ...limits,
    name: 'pages',
    setupFiles: ['src/testing/loud.ts', 'src/testing/fresh-page.tsx'],
    include: PAGES,
    exclude: [...ALONE, ...LEFT_OUT],
    isolate: false,
  },
};
const alone = { plugins, test: { ...limits, name: 'alone', include: ALONE, exclude: LEFT_OUT } };

/** Unit, server and component tests; a component test names its environment in its first line. */
export default defineConfig({
  test: {
    // Once for all projects, which therefore do not inherit it.
    globalSetup: ['scripts/build-tested.mjs', 'src/testing/run.ts'],
    maxWorkers: 2,
    projects: IS_AGAIN ? [sharing] : [sharing, pages, alone],
  },
});
