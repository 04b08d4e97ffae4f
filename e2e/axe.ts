import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Locale } from '#kernel/locale.ts';
import { expect } from './fixtures.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 level A and AA, and what axe holds for good practice besides. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only sound that plays by itself would have to be loaded first, and there is none. */
const USUAL: RunOptions = { resultTypes: ['violations'], preload: false };
const ALL: RunOptions = { ...USUAL, runOnly: { type: 'tag', values: TAGS } };
const CONTRAST: RunOptions = { ...USUAL, runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Holds that axe finds nothing serious on the page as it stands; for another colour scheme contrast is enough. */
export async function expectAccessible(page: Page, rules: 'all' | 'contrast' = 'all'): Promise<void> {
  const options = rules === 'all' ? ALL : CONTRAST;
  // The page's own policy forbids foreign scripts; what the browser's debugger evaluates stands outside of it.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(SOURCE);
  const { violations }: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`));
  expect(serious, 'what axe finds serious').toEqual([]);
}

/** The language in which axe judges a viewport that both languages come to: what it finds hardly depends on words. The long run judges all. */
const JUDGED: Readonly<Record<'desk' | 'phone', Locale>> = { desk: 'zh-cn', phone: 'en' };

/** Whether a viewport is judged in a language. */
export function isJudged(viewport: keyof typeof JUDGED, language: Locale): boolean {
  return process.env.TEST_PART === 'long' || JUDGED[viewport] === language;
}
