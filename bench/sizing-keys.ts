import type { Page } from '@playwright/test';
import { launchChromium, startServer } from './first-page.ts';
import type { Bench } from './measure.ts';
import { median, quantile } from './measure.ts';

/** A machine of which all is known: results, steps and drives stand on the page and follow every key. */
const CASE = '/product-config/sizing?application=travelling_drive&m_0=1500&m_L=1500&D=250&d=60&v=0.5';
/** What the issue promises from a key to the next paint. */
const PROMISED = 100;
/** As slow as F6 of the assurance says. */
const CPU = 4;
const FIELDS = ['Mass of the load', 'Wheel diameter', 'Travel speed', 'Ambient temperature', 'Running time a day'];
const KEYS = ['Digit1', 'Backspace', 'Digit2', 'Backspace'];

/** From a key in a field of the sizing tool to the next paint, on a processor four times slower. */
export const sizingKeys: Bench = {
  name: 'sizing-keys',
  onlyByName: true,
  async run() {
    const { server, address } = await startServer();
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
      await page.addInitScript(observeKeys);
      // Fields are found by their English names; the portal speaks Chinese to whoever says nothing.
      await page.addInitScript(() => localStorage.setItem('userLocale', 'en'));
      await page.goto(`${address}${CASE}`);
      await page
        .getByRole('region', { name: /^Series / })
        .first()
        .waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
      const durations = await typed(page);
      return [
        { name: 'from a key to the next paint, the middle', value: median(durations), unit: 'ms' },
        { name: 'from a key to the next paint, p95', value: quantile(durations, 0.95), unit: 'ms', most: PROMISED },
        { name: 'keys', value: durations.length, unit: '' },
      ];
    } finally {
      await browser.close();
      server.kill('SIGTERM');
    }
  },
};

/** Keys in fields of every group, each when the page is at rest after the one before, as a person types a figure. */
async function typed(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    window.keys = {};
  });
  for (const field of FIELDS) {
    const input = page.getByRole('textbox', { name: new RegExp(`^${field}`) });
    await input.focus();
    await page.keyboard.press('End');
    await page.waitForTimeout(500);
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(700);
    }
  }
  const told = await page.evaluate(() => Object.values(window.keys));
  // Keys too short to be reported count 16 ms, as the browser's threshold is.
  const keys = FIELDS.length * KEYS.length;
  return [...told, ...Array<number>(Math.max(0, keys - told.length)).fill(16)].sort((one, other) => one - other);
}

declare global {
  interface Window {
    keys: Record<string, number>;
  }
}

/** Runs in the page: how long each press of a key took until its paint, as the browser reports it. */
function observeKeys(): void {
  window.keys = {};
  // Threshold and interaction of event timing are newer than the types.
  const events: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!/^key(down|press)$/.test(entry.name) || !entry.interactionId) continue;
      const id = String(entry.interactionId);
      window.keys[id] = Math.max(window.keys[id] ?? 0, entry.duration);
    }
  }).observe(events);
}
