import { describe, expect, it } from 'vitest';
import { figure as jrtFigure } from '#lines/jrt/web/figures.ts';
import type { LinePanels } from '#modules/configurator/web/wizard/line-panels.ts';
import type { ColumnAsk } from '#product/column.ts';
import { columnFigures } from './column-figures.ts';

const figure: LinePanels['figure'] = (column, value, locale) => jrtFigure(column as 'mass', value, locale);

function written(id: string, values: readonly number[], ask?: ColumnAsk): readonly string[] {
  const write = columnFigures({ id, ...(ask && { ask }) }, values, { figure, locale: 'en' });
  return values.map(write);
}

describe('the figures of one column', () => {
  it.each<[string, readonly number[], readonly string[]]>([
    ['outputSpeed', [98.7, 99.4, 101.2], ['98.7', '99.4', '101.2']],
    ['outputTorque', [84.26, 287.1, 1204], ['84', '287', '1,204']],
    ['mass', [7.44, 51, 1670], ['7', '51', '1,670']],
    ['ratio', [8.5, 128.97], ['8.50', '128.97']],
    ['overhungLoad', [870.4, 5238], ['870', '5,240']],
  ])('%s have as many decimals each', (id, values, expected) => {
    expect(written(id, values)).toEqual(expected);
  });

  it('lose no digit where they are listed ones', () => {
    expect(written('motorPower', [0.12, 1.5, 11], { kind: 'one-of' })).toEqual(['0.12', '1.50', '11.00']);
  });

  it('say no more than above 10 of what a row bears', () => {
    const ask: ColumnAsk = { kind: 'at-least', assumed: 1, nearFrom: 0.8 };
    expect(written('serviceFactor', [0.995, 1.4, 10, 27.43], ask)).toEqual(['0.99', '1.40', '10.00', '> 10']);
  });
});
