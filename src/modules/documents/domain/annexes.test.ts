import { expect, test } from 'vitest';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { ANNEX_WORDS } from './annex-words.ts';
import { type AnnexKind, annexesOf } from './annexes.ts';

const SHEET = aTechnicalSheet();
const OIL = [{ label: ANNEX_WORDS.lubricant, value: 'VG220' }];
const MILLIMETRES = { label: ANNEX_WORDS.product, value: '40', unit: 'mm' };

function pageOf(kind: AnnexKind, { oil = OIL, sections = SHEET.sections } = {}) {
  const [page] = annexesOf({ ...SHEET, sections }, new Set([kind]), oil);
  if (page === undefined) throw new Error(`there is no page of ${kind}`);
  return { heading: page.heading, texts: page.lists.flatMap(({ texts }) => texts) };
}

test('a product with oil is told to check its level; one without, such as a motor alone, is not', () => {
  const without = { oil: [], sections: [] };
  expect(pageOf('service').texts).toContain(ANNEX_WORDS.oilRule);
  expect(pageOf('service').heading).toBe(ANNEX_WORDS.service);
  expect(pageOf('service', without).texts).not.toContain(ANNEX_WORDS.oilRule);
  expect(pageOf('service', without).heading).toBe(ANNEX_WORDS.serviceWithoutOil);
});

test('dimensions apply where they are listed, and are asked for where they are not', () => {
  const heading = ANNEX_WORDS.mounting;
  const measured = [{ heading, about: 'dimensions' as const, rows: [MILLIMETRES] }];
  expect(pageOf('mounting', { sections: measured }).texts).toEqual([ANNEX_WORDS.notToScale]);
  expect(pageOf('mounting', { sections: [] }).texts).toEqual([ANNEX_WORDS.onRequest]);
});
