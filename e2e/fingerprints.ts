import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Only `npm run pictures` renews the kept pictures, and what says of what portal they are. */
export const IS_RENEWING = Boolean(process.env.GUIDE_PICTURES);

/** Days and times: a picture is not stale because it is another day. */
const MOMENTS =
  /\d{4}[-/.年]\s?\d{1,2}[-/.月]\s?\d{1,2}日?|\d{1,2} [A-Z][a-z]{2,8} \d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|\d{1,2}:\d{2}(?::\d{2})?/g;

/**
 * Holds that a kept picture shows what stands on the screen now: names, words and states, as a screen reader has them. Beside the
 * pictures, `fingerprints.json` holds what they showed.
 */
export async function expectFresh(folder: string, picture: string, shown: Locator): Promise<void> {
  const file = join(folder, 'fingerprints.json');
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const text = (await shown.ariaSnapshot()).replace(MOMENTS, '…');
  // Rows of the same age come in any order.
  const lines = text.split('\n').sort().join('\n');
  const fingerprint = createHash('sha256').update(lines).digest('hex').slice(0, 16);
  if (IS_RENEWING) {
    const all = Object.entries({ ...kept, [picture]: fingerprint }).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
    return;
  }
  const advice = `The picture “${picture}” in ${folder} is of the portal as it was. Renew all with: npm run pictures`;
  expect(fingerprint, `${advice}\nThe portal now:\n${text}`).toBe(kept[picture]);
}
