import type { Page } from '@playwright/test';
import { cartRoutes, type ListedLineDto } from '#modules/cart/contract.ts';
import { CART } from './cart.ts';
import { expect, test } from './fixtures.ts';
import { SAVED } from './wizard.ts';

const LINES = 10_000;
/** Scrolled through when every processor is wanted by other tests as well; all of them in the long part. */
const SCROLLED = process.env.TEST_PART === 'long' ? LINES : 600;
/** A task that keeps who scrolls waiting, ms, with the processor four times as slow: told, since other tests share the machine. */
const LONG_TASK = 50;

test('of a list of thousands of lines only what is seen stands in the page, and keys, marks and focus are kept', async ({
  page,
  cart,
  wizard,
  words,
  openAs,
}) => {
  test.setTimeout(600_000);
  const { t } = words;
  await openAs('lv1-demo', '/product-config/config-select');
  await wizard.configure();
  await wizard.button('bar.complete').click();
  await cart.expectOpen();
  await manyLines(page);
  await page.goto(CART);
  const rows = page.locator('tbody tr[data-row]');
  const item = (place: number) =>
    page
      .locator(`tr[data-row="line-${place}"]`)
      .getByRole('textbox', { name: t('cart:edit.itemNumberOf', { name: SAVED }) });
  await expect(item(0)).toHaveValue('0');

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watchTasks(page);
  const tasks = await scrollTo(page, SCROLLED);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const longest = Math.max(0, ...tasks);
  console.info(
    `${SCROLLED} lines scrolled, ${tasks.length} tasks above ${LONG_TASK} ms, the longest ${longest.toFixed(0)} ms`,
  );
  expect(await rows.count()).toBeLessThan(80);

  await test.step('the line that has the focus stays, wherever one scrolls', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await item(2).focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(item(0)).toHaveCount(0);
    await expect(item(2)).toBeFocused();
  });

  await test.step('marks are kept out of sight, and keys lead on from line to line', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('tr[data-row="line-1"]').getByRole('checkbox').check();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(page.getByText(t('cart:batch.marked', { count: 1 }))).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('tr[data-row="line-1"]').getByRole('checkbox')).toBeChecked();
    await item(0).focus();
    for (
      let step = 0;
      step < 400 && !(await item(30).evaluateAll(([one]) => one === document.activeElement));
      step += 1
    )
      await page.keyboard.press('Tab');
    await expect(item(30)).toBeFocused();
    await expect(page.locator('tr[data-row="line-30"]')).toHaveAttribute('aria-rowindex', '32');
  });
});

/** The list answers the saved line as often as there are lines in it, page by page. */
async function manyLines(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === `/api${cartRoutes.list.path}`,
    async (route) => {
      const address = new URL(route.request().url());
      const from = Number.parseInt(address.searchParams.get('cursor') ?? '0', 16);
      const size = Number(address.searchParams.get('pageSize'));
      address.searchParams.delete('cursor');
      const answer = await (await route.fetch({ url: address.href })).json();
      const [line]: ListedLineDto[] = answer.result.rows;
      const places = Array.from({ length: Math.min(size, LINES - from) }, (_, at) => from + at);
      const rows = places.map((place) => ({
        ...line,
        id: `line-${place}`,
        itemNumber: String(place),
        note: place % 7 === 0 ? `Conveyor ${place}, hall ${place % 5}, spare` : '',
      }));
      const next = from + size < LINES ? (from + size).toString(16) : null;
      await route.fulfill({ json: { ...answer, result: { rows, next } } });
    },
  );
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

function watchTasks(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/** Scrolls down step by step until a line is there, and answers how long the tasks were that kept it waiting, ms. */
async function scrollTo(page: Page, place: number): Promise<readonly number[]> {
  return page.evaluate(async (last) => {
    for (let step = 0; step < 200_000; step += 1) {
      const drawn = [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
      if (drawn.some(({ dataset }) => Number(dataset.row?.slice('line-'.length)) >= last - 1)) break;
      window.scrollBy(0, 300);
      await new Promise((done) => setTimeout(done, 40));
    }
    return window.longTasks;
  }, place);
}
