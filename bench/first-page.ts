import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { firstPageWeight } from './first-page-weight.ts';
import { type Bench, type Figure, median } from './measure.ts';

const PORT = 3318;
const RUNS = 5;
/** The series page. */
export const FIRST_PAGE = '/product-config/config-select';
const ADDRESS = `http://127.0.0.1:${PORT}${FIRST_PAGE}`;
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The lines of assurance F6 and F7: 1.6 Mbit/s with 150 ms and a processor four times slower, and an office line. */
export const LINES = {
  slow: { bitsPerSecond: 1.6e6, latency: 150, cpu: 4, promises: { lcp: 1500, usable: 1500, cls: 0.05 } },
  office: {
    bitsPerSecond: 50e6,
    latency: 10,
    cpu: 1,
    promises: { lcp: 400, usable: 400, repeat: 300, next: 400, cls: 0.05 },
  },
} satisfies Record<string, Line>;

/** The series page, cold, in a real Chromium: weight, largest paint, usable, shift (assurance F6, F7). */
export const firstPage: Bench = {
  name: 'first-page',
  async run() {
    const { server } = await startServer();
    const browser = await launchChromium();
    const figures: Figure[] = [
      { name: 'page and its scripts, packed', value: firstPageWeight() / 1000, unit: 'kB', most: 133.4 },
    ];
    for (const [name, line] of Object.entries(LINES)) figures.push(...(await measureLine(browser, name, line)));
    await browser.close();
    server.kill('SIGTERM');
    return figures;
  },
};

/** The browser as all benches start it. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
}

/** The portal as built, with a data folder of its own, once it is ready. */
export async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: String(PORT), DATA_DIR: data, DATABASE_URL: '', DEMO: '1', LOG: 'none' },
    stdio: 'ignore',
  });
  for (let attempt = 0; attempt < 600; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { server, address: `http://127.0.0.1:${PORT}` };
    await new Promise((done) => setTimeout(done, 200));
  }
  server.kill('SIGTERM');
  throw new Error('The portal did not become ready.');
}

interface Line {
  readonly bitsPerSecond: number;
  readonly latency: number;
  readonly cpu: number;
  readonly promises: {
    readonly lcp: number;
    readonly usable: number;
    readonly cls: number;
    /** The largest paint of a second visit, where it is promised. */
    readonly repeat?: number;
    /** From the press of a product line to its first options, after the page has been idle. */
    readonly next?: number;
  };
}

async function measureLine(browser: Browser, name: string, line: Line): Promise<Figure[]> {
  const visits: Awaited<ReturnType<typeof visit>>[] = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, line));
  const middle = (key: keyof (typeof visits)[number]) => median(visits.map((one) => one[key]).sort((a, b) => a - b));
  const { promises } = line;
  return [
    { name: `${name}: largest contentful paint`, value: middle('lcp'), unit: 'ms', most: promises.lcp },
    {
      name: `${name}: usable (a press of a button is answered)`,
      value: middle('usable'),
      unit: 'ms',
      most: promises.usable,
    },
    ...promised(`${name}: largest contentful paint of a second visit`, middle('repeat'), promises.repeat),
    ...promised(`${name}: from the press of a product line to its options`, middle('next'), promises.next),
    { name: `${name}: layout shift`, value: middle('cls'), unit: '', most: promises.cls },
    { name: `${name}: press to next paint, slowest of three`, value: middle('slowestPress'), unit: 'ms', most: 100 },
    { name: `${name}: script before usable`, value: middle('scriptBytes') / 1000, unit: 'kB', most: 130 },
    { name: `${name}: requests before usable`, value: middle('requests'), unit: '', most: 12 },
  ];
}

function promised(name: string, value: number, most: number | undefined): Figure[] {
  return most === undefined ? [] : [{ name, value, unit: 'ms', most }];
}

/** An empty page of a visitor who comes for the first time, over this line, with its largest paint and so on watched. */
export async function newcomer(browser: Browser, line: Pick<Line, 'bitsPerSecond' | 'latency' | 'cpu'>) {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  await page.addInitScript(observePaint);
  return { context, page, session };
}

async function visit(browser: Browser, line: Line) {
  const { context, page, session } = await newcomer(browser, line);
  let scriptBytes = 0;
  let requests = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  await whenUsable(page);
  const atUsable = { scriptBytes, requests };
  await page.waitForTimeout(1500);
  const { lcp, cls, usable } = await page.evaluate(() => window.seenPaint);
  const slowestPress = await pressButtons(page);
  const repeat = await visitAgain(page);
  const next = await openProductLine(page);
  await context.close();
  return { lcp, cls, usable, slowestPress, repeat, next, ...atUsable };
}

/** Until a press of a button is answered. */
export async function whenUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => window.seenPaint?.usable > 0, undefined, { polling: 20 });
}

/** The same page once more, from the browser's cache: its largest paint. */
async function visitAgain(page: Page): Promise<number> {
  await page.goto(ADDRESS);
  await page.waitForTimeout(1500);
  return page.evaluate(() => window.seenPaint.lcp);
}

/** Presses the first product line: milliseconds until its options are painted. */
async function openProductLine(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => (window.seenPaint.pressedAt = timeStamp), { capture: true });
    const watch = setInterval(() => {
      if (document.querySelector('main [role=radio]') === null) return;
      clearInterval(watch);
      requestAnimationFrame(() => (window.seenPaint.optionsAt = performance.now()));
    }, 5);
  });
  await page.locator('main a[href$="/JRT"]').first().click();
  await page.waitForFunction(() => window.seenPaint.optionsAt > 0);
  return page.evaluate(() => window.seenPaint.optionsAt - window.seenPaint.pressedAt);
}

/** Folds and unfolds the menu and opens the list of languages: from the press to the next paint, at worst. */
async function pressButtons(page: Page): Promise<number> {
  const buttons = page.locator('header button:visible');
  for (const at of [0, 0, 1]) await buttons.nth(at).click();
  await page.waitForTimeout(500);
  return page.evaluate(() => window.seenPaint.slowestPress);
}

declare global {
  interface Window {
    seenPaint: {
      lcp: number;
      cls: number;
      usable: number;
      slowestPress: number;
      pressedAt: number;
      optionsAt: number;
    };
  }
}

/** Runs in the page: largest paint and shift as the browser reports them; usable once a button has its handler. */
function observePaint(): void {
  window.seenPaint = { lcp: 0, cls: 0, usable: 0, slowestPress: 0, pressedAt: 0, optionsAt: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seenPaint.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seenPaint.cls += Number('value' in entry ? entry.value : 0);
  }).observe({ type: 'layout-shift', buffered: true });
  // The threshold of event timing is newer than the types.
  const presses: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const slowest = Math.max(...list.getEntries().map(({ duration }) => duration));
    window.seenPaint.slowestPress = Math.max(window.seenPaint.slowestPress, slowest);
  }).observe(presses);
  const watch = setInterval(() => {
    const button = document.querySelector('#root header button');
    if (!button || !Object.keys(button).some((key) => key.startsWith('__reactProps'))) return;
    window.seenPaint.usable = performance.now();
    clearInterval(watch);
  }, 10);
}
