import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { JRT_SHEET } from '#lines/jrt/sheet/sheet.ts';
import { rowFigures } from '#product/row-figures.ts';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { randomProducts } from '#testing/builders/random-products.ts';
import { extent } from '#testing/extent.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;

test.runIf(hasPdfTools || process.env.CI === 'true')(
  'every figure of a product is printed as the screens show it',
  async () => {
    const products = randomProducts(extent({ quick: 4, usual: 20, long: 300 }));
    const [first, ...others] = products.map((row) => ({
      sheet: aTechnicalSheet({
        language: 'en',
        performance: JRT_SHEET.figures(row, {}, EMPTY_SEARCH),
        sections: [],
        standards: [],
      }),
    }));
    if (first === undefined) throw new Error('There is no product');
    const pdf = await renderTechnicalPdf([first, ...others], { brand: { name: 'Drivewright' } });
    const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
    const pages = stdout.split('\f').filter((page) => page.includes('Performance'));
    expect(pages).toHaveLength(products.length);
    for (const [index, row] of products.entries()) {
      const missing = rowFigures(JRT_LINE, { row, standing: {}, search: EMPTY_SEARCH }).filter(
        ({ value }) => !figuresOf(pages[index]).includes(value),
      );
      expect(missing).toEqual([]);
    }
  },
  120_000,
);

/** All figures on a page, each by itself. */
function figuresOf(page = ''): readonly string[] {
  return [...page.matchAll(/(?:> )?[\d.,]*\d/g)].map(([figure]) => figure);
}
