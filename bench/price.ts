import type { Browser, Page } from '@playwright/test';
import { signInAt } from '#testing/sign-in.ts';
import { browserState, storedOf } from '../e2e/session.ts';
import { SAVED, WIZARD } from '../e2e/wizard.ts';
import { launchChromium, startServer } from './first-page.ts';
import type { Bench, Figure } from './measure.ts';
import { median, quantile } from './measure.ts';

/** A product that is complete: it opens at its overview, and its price is known. */
const OVERVIEW = `${WIZARD}?${new URLSearchParams({ q: SAVED })}`;
const EVALUATE = '/api/v1/prices/evaluate';
const PAINTS = ['C3', 'C4', 'C2', 'C3', 'C4', 'C2', 'C3', 'C4', 'C2', 'C3'];
/** The step with the paint of the unit, as the wizard counts its steps. */
const REDUCER_OPTIONS = 4;
/** As slow as F6 of the assurance says. */
const CPU = 4;
/** What issue and assurance promise: a price beside its choice, and a net one within one request. */
const PROMISED = { beside: 50, request: 150 };
/** As much as a choice with its price may take of what the same choice takes whoever is shown none. */
const MOST_OF_FLOOR = 1.5;

/** From a choice to its price (commerce §9): worked out in the browser for who is shown how it comes about, asked for by the others. */
export const price: Bench = {
  name: 'price',
  onlyByName: true,
  async run() {
    const { server, address } = await startServer();
    const browser = await launchChromium();
    try {
      const whole = await chosen(browser, address, { user: 'lv1-demo', cpu: CPU });
      const floor = await chosen(browser, address, { user: undefined, cpu: CPU });
      const net = await chosen(browser, address, { user: 'lv2-demo', cpu: 1 });
      return [...figuresOfWhole(whole, floor), ...figuresOfNet(net)];
    } finally {
      await browser.close();
      server.kill('SIGTERM');
    }
  },
};

/** One choice, ms after it was shown as pressed: until the page showed what it changes, and until its price stood there. */
interface Choice {
  readonly changed: number;
  readonly priced: number;
}

interface Chosen {
  readonly choices: readonly Choice[];
  /** How long the server took for each price it was asked for, ms. */
  readonly asked: readonly number[];
}

function figuresOfWhole({ choices, asked }: Chosen, without: Chosen): readonly Figure[] {
  const priced = sorted(choices.map((choice) => choice.priced));
  const floor = median(sorted(without.choices.map((choice) => choice.changed)));
  // Who waits longer for the choice itself has a slower machine than the promise means.
  const excuse =
    floor > PROMISED.beside / MOST_OF_FLOOR ? { excuse: `the choice alone takes ${floor.toFixed(0)} ms here` } : {};
  return [
    {
      name: 'from a choice to its price, the middle',
      value: median(priced),
      unit: 'ms',
      most: PROMISED.beside,
      ...excuse,
    },
    { name: 'from a choice to its price, nine of ten', value: quantile(priced, 0.89), unit: 'ms' },
    { name: 'the same choice where no price is shown', value: floor, unit: 'ms' },
    { name: 'with its price / without', value: median(priced) / floor, unit: 'x', most: MOST_OF_FLOOR },
    { name: 'requests for a price, with how it comes about', value: asked.length, unit: '', most: 0 },
  ];
}

function figuresOfNet({ choices, asked }: Chosen): readonly Figure[] {
  return [
    { name: 'a net price is asked for, the middle', value: median(sorted(asked)), unit: 'ms', most: PROMISED.request },
    { name: 'requests a choice', value: asked.length / choices.length, unit: '', most: 1 },
  ];
}

async function chosen(
  browser: Browser,
  address: string,
  { user, cpu }: { readonly user: string | undefined; readonly cpu: number },
): Promise<Chosen> {
  const stored = user === undefined ? [] : storedOf(await signInAt(address, user));
  const storageState = browserState(address, 'en', stored);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.goto(`${address}${OVERVIEW}`);
  const panel = page.getByRole('region', { name: 'Price', exact: true });
  if (user !== undefined) await panel.getByText(/¥/).first().waitFor();
  await page.getByRole('navigation', { name: 'All steps' }).getByRole('button').nth(REDUCER_OPTIONS).click();
  await page.getByRole('radio', { name: /^C3/ }).waitFor();
  const asked: number[] = [];
  page.on('requestfinished', (request) => {
    const { requestStart, responseEnd } = request.timing();
    if (new URL(request.url()).pathname === EVALUATE) asked.push(responseEnd - requestStart);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const choices: Choice[] = [];
  for (const paint of PAINTS) choices.push(await choose(page, paint));
  await context.close();
  return { choices, asked };
}

/** Chooses a paint as a press does, and waits until its price stands beside it. */
async function choose(page: Page, paint: string): Promise<Choice> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${paint}`) });
  const measured = await radio.evaluate(watchChoice);
  // Options are priced in pieces after each choice: the next is made when the page is at rest.
  await page.waitForTimeout(1500);
  return measured;
}

/** In the page: presses, and tells when after the press was shown the page changed, and when another price stood there. */
function watchChoice(radio: Element): Promise<Choice> {
  const panels = [...document.querySelectorAll('section[aria-label="Price"]')];
  return new Promise((done) => {
    let shown = Number.POSITIVE_INFINITY;
    let changed = Number.NaN;
    const watch = new MutationObserver((records) => {
      const after = Math.max(0, performance.now() - shown);
      if (shown < Number.POSITIVE_INFINITY && Number.isNaN(changed)) changed = after;
      if (panels.length > 0 && !records.some(({ target }) => panels.some((panel) => panel.contains(target)))) return;
      if (panels.length === 0 && Number.isNaN(changed)) return;
      watch.disconnect();
      done({ changed: Number.isNaN(changed) ? 0 : changed, priced: after });
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    (radio as HTMLInputElement).click();
    // The frame in which the press is drawn has begun before its own callbacks end.
    requestAnimationFrame(() => {
      shown = performance.now();
    });
  });
}

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((one, other) => one - other);
}
