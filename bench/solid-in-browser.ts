import type { Browser, Page } from '@playwright/test';
import { signInAt } from '#testing/sign-in.ts';
import { browserState, storedOf } from '../e2e/session.ts';
import { SAVED, WIZARD } from '../e2e/wizard.ts';
import { type Figure, median, quantile } from './measure.ts';

/** A product that is complete: it opens at its overview. */
const OVERVIEW = `${WIZARD}?${new URLSearchParams({ q: SAVED })}`;
/** The step with the terminal box, as the wizard counts its steps. */
const INSTALLATION = 2;
const ANGLES = ['90°', '180°', '270°', '0°', '90°', '180°', '270°', '0°'];
/** As slow as F6 of the assurance says, and its slow line. */
const CPU = 4;
const SLOW = { bitsPerSecond: 1_600_000, latency: 150 };

declare global {
  interface Window {
    /** When the page was given what a worker drew, ms of its clock. */
    drawnAt: number[];
  }
}

/** From the wish to see a solid to the first one on a slow line, and from a choice to the next one at a slow processor. */
export async function solidInBrowser(browser: Browser, address: string): Promise<readonly Figure[]> {
  const storageState = browserState(address, 'en', storedOf(await signInAt(address, 'lv1-demo')));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.addInitScript(noteDrawings);
  await page.goto(`${address}${OVERVIEW}`);
  await page.getByRole('button', { name: '3D view', exact: true }).waitFor();
  await page.waitForTimeout(1500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throughput = SLOW.bitsPerSecond / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: SLOW.latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
  const first = await firstDrawn(page);
  await page.getByRole('navigation', { name: 'All steps' }).getByRole('button').nth(INSTALLATION).click();
  await page.getByRole('radio', { name: /^90°/ }).first().waitFor();
  await page.waitForTimeout(1500);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const times: number[] = [];
  for (const angle of ANGLES) times.push(await nextDrawn(page, angle));
  await context.close();
  const sorted = times.toSorted((one, other) => one - other);
  return [
    { name: 'first solid on the slow line', value: first, unit: 'ms', most: 3000 },
    { name: 'from a choice to its solid at CPU 4x, the middle', value: median(sorted), unit: 'ms', most: 150 },
    { name: 'from a choice to its solid at CPU 4x, nine of ten', value: quantile(sorted, 0.89), unit: 'ms' },
  ];
}

/** In the page: notes when workers hand over what they have drawn. */
function noteDrawings(): void {
  window.drawnAt = [];
  window.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', () => window.drawnAt.push(performance.now()));
    }
  };
}

/** From the press until there is a canvas to see it on. */
async function firstDrawn(page: Page): Promise<number> {
  const began = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: '3D view', exact: true }).click();
  await page.locator('canvas').waitFor();
  return (await page.evaluate(() => performance.now())) - began;
}

async function nextDrawn(page: Page, angle: string): Promise<number> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${angle}`) }).first();
  const time = await radio.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const before = window.drawnAt.length;
        const began = performance.now();
        (element as HTMLElement).click();
        const watch = setInterval(() => {
          const drawn = window.drawnAt[before];
          if (drawn === undefined) return;
          clearInterval(watch);
          done(drawn - began);
        }, 5);
      }),
  );
  await page.waitForTimeout(1000);
  return time;
}
