import { expect, it } from 'vitest';
import { JRW_LINE } from '#lines/jrw/line.ts';
import { aWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import { JRW_SHEET } from './sheet.ts';

it('the sheet of a worm unit says which torque it permits, not only what its motor gives (issue 13)', () => {
  const row = aWorm('W110-30-DN100L14-2.2-50-B5');
  const figures = JRW_SHEET.figures(row, {}, JRW_LINE.search.empty);
  const shown = (symbol: string) =>
    Number(String(figures.find((one) => one.symbol === symbol)?.value).replace(',', ''));
  expect(shown('M2 max') / shown('M2')).toBeCloseTo(row.serviceFactor, 1);
});
