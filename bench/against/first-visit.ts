import type { Browser, CDPSession } from '@playwright/test';
import { FIRST_PAGE, LINES, newcomer, whenUsable } from '../first-page.ts';
import type { Sample } from './measures.ts';

/** By then the largest paint has come. */
const PAINTED = 1500;
const WEIGHED = ['Document', 'Script', 'Stylesheet'];

/** What a newcomer on the slow line meets: bytes of pages, scripts and styles until the page is usable, and its times in ms. */
export async function firstVisit(browser: Browser, address: string): Promise<Sample> {
  const { page, session } = await newcomer(browser, LINES.slow);
  const scales = weigh(session);
  await page.goto(address + FIRST_PAGE, { waitUntil: 'commit' });
  await whenUsable(page);
  const weight = scales.weight();
  await page.waitForTimeout(PAINTED);
  const { lcp, usable } = await page.evaluate(() => window.seenPaint);
  return { weight, lcp, usable };
}

/** Adds up what comes over the line, compressed as it comes. */
function weigh(session: CDPSession): { weight: () => number } {
  const weighed = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (WEIGHED.includes(type)) weighed.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (weighed.has(requestId)) bytes += encodedDataLength;
  });
  return { weight: () => bytes };
}
