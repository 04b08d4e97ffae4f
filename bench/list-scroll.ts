import type { Browser, Page } from '@playwright/test';
import { cartRoutes } from '#modules/cart/contract.ts';
import { aCustomer, type Customer } from '#testing/customer.ts';
import { signInAt } from '#testing/sign-in.ts';
import { browserState, storedOf } from '../e2e/session.ts';
import { anyForm } from './any-form.ts';
import { launchChromium, startServer } from './first-page.ts';
import type { Bench, Figure } from './measure.ts';
import { openPlainTable, scrollThrough } from './plain-table.ts';

const LINES = 600;
const USER = 'lv1-demo';
const LIST = '/config-order/my';
/** As slow as F6 of the assurance says. */
const CPU = 4;
/** A task that keeps whoever scrolls waiting, ms. */
const LONG_TASK = 50;
const RUNS = 3;
/** One task alone may have met something else of the machine; so many are averaged. */
const DEAREST = 20;
/** As much as a list with fields and buttons may take of what a table of words takes. */
const MOST_OF_FLOOR = 1.5;

/** The longest task while one scrolls through the list of saved configurations, with the processor four times as slow. */
export const listScroll: Bench = {
  name: 'list-scroll',
  onlyByName: true,
  async run() {
    Object.assign(process.env, { MAX_LINES: '100000', LINES_PER_HOUR: '100000' });
    const { server, address } = await startServer();
    const browser = await launchChromium();
    try {
      await makeLines(await aCustomer(() => address, await anyForm()), LINES);
      const runs: Scrolled[] = [];
      const floors: Scrolled[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(await scrolled(browser, (page) => openList(page, address), address));
        floors.push(await scrolled(browser, openPlainTable, address));
      }
      return figuresOf(runs, floors);
    } finally {
      await browser.close();
      server.kill('SIGTERM');
    }
  },
};

/** What a scroll through the list cost the thread of the page, ms; of its time alone, whoever else shares the machine. */
interface Scrolled {
  readonly tasks: readonly number[];
  readonly rowHeight: number;
}

function figuresOf(runs: readonly Scrolled[], floors: readonly Scrolled[]): readonly Figure[] {
  const longest = runs.map(({ tasks }) => Math.max(0, ...tasks));
  const long = runs.map(({ tasks }) => tasks.filter((task) => task > LONG_TASK).length);
  const [dear, floor] = [middle(runs.map(dearest)), middle(floors.map(dearest))];
  const beside = `each run: ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms`;
  const tooSlow = floor * MOST_OF_FLOOR > LONG_TASK;
  const excuse = tooSlow ? { excuse: `a plain table takes ${floor.toFixed(0)} ms on this machine` } : {};
  return [
    {
      name: `longest task, ${LINES} lines scrolled`,
      value: middle(longest),
      unit: 'ms',
      most: LONG_TASK,
      beside,
      ...excuse,
    },
    { name: `tasks above ${LONG_TASK} ms`, value: middle(long), unit: '', most: 0, ...excuse },
    { name: `the ${DEAREST} longest tasks, on average`, value: dear, unit: 'ms' },
    { name: 'the same of a plain table', value: floor, unit: 'ms' },
    { name: 'list / plain table', value: dear / floor, unit: 'x', most: MOST_OF_FLOOR },
    { name: 'height of a row', value: runs[0]?.rowHeight ?? Number.NaN, unit: 'px', most: 56 },
  ];
}

function dearest({ tasks }: Scrolled): number {
  const longest = tasks.toSorted((one, other) => other - one).slice(0, DEAREST);
  return longest.reduce((sum, task) => sum + task, 0) / DEAREST;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** One line, and copies of copies of it. */
async function makeLines(customer: Customer, count: number): Promise<void> {
  await customer.save('scroll');
  for (let ids = await customer.savedIds(); ids.length < count; ids = await customer.savedIds()) {
    const copied = { action: 'copy', ids: ids.slice(0, count - ids.length) };
    await customer.call(cartRoutes.batch.path, copied, `scroll-${ids.length}`);
  }
}

async function scrolled(browser: Browser, open: (page: Page) => Promise<void>, address: string): Promise<Scrolled> {
  const storageState = browserState(address, 'en', storedOf(await signInAt(address, USER)));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await open(page);
  await page.locator('tbody tr[data-row]').first().waitFor();
  await page.waitForTimeout(1500);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await page.evaluate(scrollThrough, LINES);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly TraceEvent[] };
  const rowHeight = await page
    .locator('tbody tr[data-row]')
    .nth(8)
    .evaluate((row) => row.getBoundingClientRect().height);
  await context.close();
  return { tasks: tasksOf(trace.traceEvents), rowHeight };
}

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(`${address}${LIST}`);
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ph: string;
  /** µs of the thread itself. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the threads that draw pages. */
function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && drawing.has(`${pid}/${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}
