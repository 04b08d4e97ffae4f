// @tests slow
import { expect, it } from 'vitest';
import type { PaperOptions } from '#kits/pdf/paper.ts';
import { A_PICTURE, aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';
import { extentOf, isSetDense } from './technical-pdf-density.ts';

const BRAND = { name: 'Drivewright' };
const OPTIONS: PaperOptions = {
  brand: BRAND,
  title: 'A sheet',
  language: 'en',
  createdAt: new Date(0),
  running: { header: '', footer: '' },
  pageLabel: () => '',
};

/** A sheet with so many more lines than usual, and the picture that stands where the drawing would. */
function sheetWith(lines: number) {
  const usual = aTechnicalSheet({ language: 'en' });
  const more = Array.from({ length: lines }, (_, line) => ({ zh: `标准 ${line}`, en: `Standard ${line}` }));
  const sheet = { ...usual, standards: [...usual.standards, ...more] };
  return { sheet, picture: A_PICTURE, drawingAfterLogin: true as const };
}

const SHEETS = Array.from({ length: 12 }, (_, step) => sheetWith(step * 4));

it('a sheet is set closer exactly where that spares a last page that is nearly empty', () => {
  const chosen = SHEETS.filter((document) => isSetDense(document, OPTIONS));
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.length).toBeLessThan(SHEETS.length);
  for (const document of SHEETS) {
    const [usual, dense] = [extentOf(document, OPTIONS, false), extentOf(document, OPTIONS, true)];
    expect(isSetDense(document, OPTIONS)).toBe(usual.lastFilled < 0.5 && dense.pages < usual.pages);
  }
});

it('what is printed has the pages that were found', async () => {
  for (const document of SHEETS) {
    const pdf = await renderTechnicalPdf([document], { brand: BRAND });
    const { pages } = extentOf(document, OPTIONS, isSetDense(document, OPTIONS));
    expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(pages);
  }
});
