import type { Locator, Page } from '@playwright/test';
import { launchChromium, startServer } from './first-page.ts';

/** The wizard of a new configuration. */
export const WIZARD = '/product-config/config-select/JRT';
/** The steps whose fields are options: model, installation, motor, gear unit. */
export const OPTION_STEPS = [0, 2, 3, 4];
const PRESSES_PER_STEP = 6;

declare global {
  interface Window {
    pressed: number[];
  }
}

/** Milliseconds from the press of each option to the next paint, on a processor four times slower, ascending. */
export async function optionPresses(): Promise<readonly number[]> {
  const { server, address } = await startServer();
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 }, locale: 'zh-CN' });
  await page.addInitScript(observePresses);
  await page.goto(`${address}${WIZARD}`);
  await options(page).first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const presses: number[] = [];
  for (const step of OPTION_STEPS) presses.push(...(await pressOptions(page, step)));
  await browser.close();
  server.kill('SIGTERM');
  return presses.sort((one, other) => one - other);
}

/** Runs in the page: the duration of each click as the browser reports it; those too short to be reported count 16 ms. */
function observePresses(): void {
  window.pressed = [];
  // The threshold of event timing is newer than the types.
  const clicks: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') window.pressed.push(duration);
  }).observe(clicks);
}

/** What can be chosen on the step that is shown. */
export function options(page: Page) {
  return page.getByRole('main').getByRole('radio', { checked: false, disabled: false });
}

/** Presses where the option stands, as a hand would: `click` would run the scripts of the tool in the page it measures. */
export async function press(page: Page, option: Locator): Promise<void> {
  await option.scrollIntoViewIfNeeded();
  const box = await option.boundingBox();
  if (box === null) throw new Error('An option that cannot be seen cannot be pressed.');
  await page.waitForTimeout(200);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

export async function goToStep(page: Page, step: number): Promise<void> {
  await page.getByRole('navigation').last().getByRole('button').nth(step).click();
}

/** Presses options that can be chosen, in different fields as far as there are; opening the step does not count. */
async function pressOptions(page: Page, step: number): Promise<number[]> {
  await goToStep(page, step);
  await page.waitForTimeout(1500);
  await page.evaluate(() => window.pressed.splice(0));
  let presses = 0;
  for (; presses < PRESSES_PER_STEP; presses++) {
    const open = options(page);
    const count = await open.count();
    if (count === 0) break;
    await press(page, open.nth((presses * 5) % count));
    await page.waitForTimeout(400);
  }
  const durations = await page.evaluate(() => window.pressed);
  return [...durations, ...Array<number>(Math.max(0, presses - durations.length)).fill(16)];
}
