import { defineConfig } from 'vitest/config';
import { linePictures } from './scripts/line-pictures.mjs';
import { manualPages } from './scripts/manual-pages.mjs';

/**
 * Pure code leaves nothing behind, and a server test has an app and a database of its own: they may share a process, which
 * then reads every module once.
 */
const SHARING = [
  'src/kernel/**/*.test.ts',
  'src/engine/**/*.test.ts',
  'src/{product,lines}/**/*.test.ts',
  'src/modules/*/{domain,server}/**/*.test.ts',
  'src/{server,kits,app/server}/**/*.test.ts',
];

/** What kills processes, or sweeps over every route and every kind of product: left out of the quick loop. */
const WHOLE = [
  'src/app/server/start.test.ts',
  'src/app/server/kill.test.ts',
  'src/app/server/database-trouble.test.ts',
  'src/app/server/process-trouble.test.ts',
  'src/app/server/mail-kill.test.ts',
  'src/server/logging/secrets.test.ts',
  'src/server/backup/backup.test.ts',
  'src/server/backup/backup-command.test.ts',
  'src/app/server/stop.test.ts',
  'src/server/database/migrate.test.ts',
  'src/app/server/two-instances.test.ts',
  'src/app/server/hostile.test.ts',
  'src/testing/authorization/authorization.test.ts',
  'src/modules/catalogue/server/release-command.test.ts',
  'src/modules/configurator/domain/shipped-release.test.ts',
];
/** What says the same on either database: enough once. */
const EITHER = [
  'src/app/server/hostile.test.ts',
  'src/kits/pdf/**',
  'src/modules/configurator/server/random-walks-*.test.ts',
];

const leftOut = process.env.QUICK === '1' ? WHOLE : process.env.SECOND_DATABASE === '1' ? EITHER : [];

/** Unit, server and component tests; a component test names its environment in its first line. */
export default defineConfig({
  plugins: [linePictures(), manualPages()],
  test: {
    hookTimeout: 30_000,
    testTimeout: 20_000,
    setupFiles: ['src/testing/loud.ts'],
    globalSetup: ['scripts/build-tested.mjs'],
    maxWorkers: 2,
    // On a machine of other people a process may stand still for seconds; what fails twice is broken.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      { extends: true, test: { name: 'sharing', include: SHARING, exclude: leftOut, isolate: false } },
      {
        extends: true,
        test: { name: 'rest', include: ['{src,bench}/**/*.test.{ts,tsx}'], exclude: [...SHARING, ...leftOut] },
      },
    ],
  },
});
