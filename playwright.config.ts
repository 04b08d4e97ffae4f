import { defineConfig } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';
import { PORTS } from './e2e/portals.ts';
import { slowness } from './scripts/slowness.mjs';

const IN_CI = process.env.CI === 'true';
const LONG = process.env.TEST_PART === 'long';

/**
 * Journeys run in one language, but for the long run: half of them in each. In both run the sweep, which sees every page, the way of
 * a visitor through the wizard, the registration, whose form differs, and the pictures of the manual.
 */
const ONCE: Readonly<Record<Locale, string[]>> = {
  'zh-cn': [
    'acting.spec.ts',
    'appearance.spec.ts',
    'back-office.spec.ts',
    'back-office-users.spec.ts',
    'bills.spec.ts',
    'compare.spec.ts',
    'drawing-gates.spec.ts',
    'engine.spec.ts',
    'industrial-units.spec.ts',
    'keyboard.spec.ts',
    'list.spec.ts',
    'login.spec.ts',
    'long-list.spec.ts',
    'manual.spec.ts',
    'mixed-list.spec.ts',
    'motors.spec.ts',
    'product-pictures.spec.ts',
    'quote-of-share.spec.ts',
    'quotes.spec.ts',
    'results.spec.ts',
    'sizing.spec.ts',
    'tabs.spec.ts',
    'worm-units.spec.ts',
  ],
  en: [
    'approval.spec.ts',
    'below-demand.spec.ts',
    'bulk-entry.spec.ts',
    'changes.spec.ts',
    'clicks.spec.ts',
    'document-mails.spec.ts',
    'documents.spec.ts',
    'enquiries.spec.ts',
    'errors.spec.ts',
    'guide-pictures.spec.ts',
    'mails.spec.ts',
    'nameplate.spec.ts',
    'nothing-fits.spec.ts',
    'nothing-lost.spec.ts',
    'orders.spec.ts',
    'palette.spec.ts',
    'passwords.spec.ts',
    'permissions.spec.ts',
    'planetary.spec.ts',
    'price-lists.spec.ts',
    'prices.spec.ts',
    'privacy.spec.ts',
    'quote-what-if.spec.ts',
    'quotes-bulk.spec.ts',
    'release-state.spec.ts',
    'samples.spec.ts',
    'save-and-edit.spec.ts',
    'shares.spec.ts',
    'sheets.spec.ts',
    'solid.spec.ts',
    // The recorded portal spoke English.
    'stored/stored-browsers.spec.ts',
  ],
};

/**
 * Whole journeys in a real Chromium against the built portal on the embedded database, started fresh for every run: for each
 * worker one of its own, so that no two journeys meet in the same data.
 */
export default defineConfig<{ language: Locale }>({
  testDir: './e2e',
  // So long that only what stands still reaches it, however slow the machine.
  timeout: 120_000 * slowness(),
  expect: { timeout: 15_000 * slowness() },
  workers: PORTS.length,
  // On a machine of other people a process may stand still for seconds; what fails twice is broken.
  retries: IN_CI ? 1 : 0,
  forbidOnly: IN_CI,
  outputDir: './test-results/browser',
  projects: [
    {
      name: 'zh-cn',
      use: { language: 'zh-cn', locale: 'zh-CN' },
      testIgnore: ['guide-pictures.spec.ts', ...(LONG ? [] : ONCE.en)],
    },
    { name: 'en', use: { language: 'en', locale: 'en-GB' }, testIgnore: LONG ? [] : ONCE['zh-cn'] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node e2e/serve.mjs ${PORTS.join(' ')}`,
    wait: { stdout: /ready/ },
    timeout: 180_000 * slowness(),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
