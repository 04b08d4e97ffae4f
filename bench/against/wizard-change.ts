import type { Browser, Page } from '@playwright/test';
import { goToStep, OPTION_STEPS, options, press, WIZARD } from '../engine-wizard.ts';
import { median } from '../measure.ts';

const PRESSES_PER_STEP = 5;
const SLOWER = 4;
/** By then everything that a press sets off has come to rest. */
const SETTLED = 500;
/** No change takes longer, ms. */
const LONGEST = 3000;

declare global {
  interface Window {
    changes: number[];
  }
}

/** Milliseconds from the press of an option until it is painted as chosen, the middle one, on a processor four times slower. */
export async function wizardChange(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 }, locale: 'zh-CN' });
  await page.addInitScript(observeChanges);
  await page.goto(address + WIZARD);
  await options(page).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const step of OPTION_STEPS) await changeStep(page, step);
  const changes = await page.evaluate(() => window.changes);
  return median(changes.sort((one, other) => one - other));
}

async function changeStep(page: Page, step: number): Promise<void> {
  await goToStep(page, step);
  await page.waitForTimeout(SETTLED);
  for (let presses = 0; presses < PRESSES_PER_STEP; presses++) {
    const count = await options(page).count();
    if (count === 0) return;
    const before = await page.evaluate(() => window.changes.length);
    await press(page, options(page).nth((presses * 5) % count));
    await whenChanged(page, before);
    await page.waitForTimeout(SETTLED);
  }
}

/** Until one more change is painted, however slow the machine is; a press that only raises a question paints none. */
async function whenChanged(page: Page, before: number): Promise<void> {
  const isPainted = (count: number) => window.changes.length > count;
  await page.waitForFunction(isPainted, before, { timeout: LONGEST }).catch(() => undefined);
}

/**
 * Runs in the page: how long after its press an option is painted as chosen; one that only raises a question is left out.
 * Nothing in it has a name: the names that the bench's own loader gives to functions are not known in the page.
 */
function observeChanges(): void {
  window.changes = [];
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const option = target instanceof Element ? target.closest('[role=radio]') : null;
      if (option === null) return;
      new MutationObserver((_, watch) => {
        if (option.getAttribute('aria-checked') !== 'true') return;
        watch.disconnect();
        // A message sent before a paint arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.changes.push(performance.now() - timeStamp);
        requestAnimationFrame(() => port2.postMessage(null));
      }).observe(option, { attributeFilter: ['aria-checked'] });
    },
    { capture: true },
  );
}
