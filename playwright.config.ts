import { defineConfig } from '@playwright/test';
import type { Locale } from '#kernel/locale.ts';

const PORT = 3217;

/** Whole journeys in a real Chromium against the built portal on the embedded database, started fresh for every run; each in both languages. */
export default defineConfig<{ language: Locale }>({
  testDir: './e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  // On a machine of other people a process may stand still for seconds; what fails twice is broken.
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  outputDir: './test-results/browser',
  projects: [
    // What hardly depends on words runs in one language only, so that the whole stays within CI's time.
    {
      name: 'zh-cn',
      use: { language: 'zh-cn', locale: 'zh-CN' },
      testIgnore: [
        'guide-pictures.spec.ts',
        'errors.spec.ts',
        'palette.spec.ts',
        'approval.spec.ts',
        'changes.spec.ts',
        'save-and-edit.spec.ts',
      ],
    },
    {
      name: 'en',
      use: { language: 'en', locale: 'en-GB' },
      testIgnore: ['tabs.spec.ts', 'manual.spec.ts', 'back-office-users.spec.ts', 'keyboard.spec.ts'],
    },
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
    command: 'node e2e/serve.mjs',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    env: { PORT: String(PORT) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
