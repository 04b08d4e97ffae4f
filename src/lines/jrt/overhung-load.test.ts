import { describe, expect, it } from 'vitest';
import { rowFigures } from '#product/row-figures.ts';
import { shippedIndex } from '#testing/builders/shipped-catalogue.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import { JRT_SEARCH } from './configuration.ts';
import { rowValues } from './row-values.ts';
import type { BasicType } from './rows/basic-type.ts';
import { toldColumns } from './told-columns.ts';

const LINE = { rows: JRT_ROW_SEARCH, told: toldColumns, search: JRT_SEARCH, rowValues };

/** What is told of the overhung load of the first row of a unit at a ratio. */
function toldLoad(gearboxModel: string, reduceUnitSize: string, ratio: number) {
  const plan = shippedIndex().plan({ filters: { gearboxModel, reduceUnitSize, ratio, inputType: 'motor' } });
  if (!plan.ok) throw new Error('Nothing stands in the way of this search');
  const rows: BasicType[] = [];
  plan.value.scan(({ row }) => rows.push(plan.value.rowOf(row)));
  const [row] = rows;
  if (row === undefined) throw new Error(`The catalogue has no ${gearboxModel}${reduceUnitSize} at ${ratio}`);
  const figures = rowFigures(LINE, { row, standing: {}, search: JRT_SEARCH.empty });
  return figures.find(({ column }) => column.id === 'overhungLoad')?.column.label?.en;
}

describe('an overhung load no second source confirms (issue 12)', () => {
  it.each([
    ['F', '127', 24.57],
    ['R', '97', 9.29],
  ] as const)('of %s%s at %d is told as to be confirmed, never as a fact', (model, size, ratio) => {
    expect(toldLoad(model, size, ratio)).toBe('Permissible overhung load, mid-shaft (to be confirmed)');
  });

  it.each([
    ['F', '107', 33.79],
    ['R', '97', 16.17],
  ] as const)('of %s%s at %d is told as printed', (model, size, ratio) => {
    expect(toldLoad(model, size, ratio)).toBe('Permissible overhung load, mid-shaft');
  });
});
