// @tests slow
import { expect, test } from 'vitest';
import { INPUT_TYPES } from '#lines/jrt/rows/basic-type.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import type { RowPlan } from '#product/row-index.ts';
import type { RowFilters } from '#product/row-query.ts';
import { shippedCatalogue, shippedIndex } from '#testing/builders/shipped-catalogue.ts';

function planned(filters: RowFilters): RowPlan {
  const plan = shippedIndex().plan({ filters });
  if (!plan.ok) throw new Error(plan.refusal.code);
  return plan.value;
}

/** What a scan shows of every row, in its order. */
function shown(plan: RowPlan): readonly (readonly number[])[] {
  const rows: (readonly number[])[] = [];
  plan.scan(({ row, reserve, figures }) => rows.push([row, reserve, ...figures]));
  return rows;
}

test.each<[string, RowFilters]>([
  ['of a few rows', { gearboxModel: 'K', outputSpeed: 25, motorPower: 1.5 }],
  ['of no row', { gearboxModel: 'K', outputSpeed: 25, motorPower: 0.001 }],
  ['of more rows than are kept', { gearboxModel: 'R' }],
])('a plan %s shows the same rows whenever it is scanned', (_, filters) => {
  const plan = planned(filters);
  const first = shown(plan);
  expect([shown(plan), shown(plan), shown(planned(filters))]).toEqual([first, first, first]);
});

test('the plans meant are of no row, of fewer and of more rows than are kept', () => {
  const count = (filters: RowFilters) => shown(planned(filters)).length;
  expect(count({ gearboxModel: 'K', outputSpeed: 25, motorPower: 0.001 })).toBe(0);
  expect(count({ gearboxModel: 'K', outputSpeed: 25, motorPower: 1.5 })).toBeLessThan(256);
  expect(count({ gearboxModel: 'R' })).toBeGreaterThan(256);
});

test.each([3, 25, 140, 700])('at %d r/min no row of any gear is passed over', (outputSpeed) => {
  const rows = [...listBasicTypes(shippedCatalogue())];
  for (const inputType of INPUT_TYPES) {
    const plan = planned({ inputType, outputSpeed });
    const found = shown(plan).map(([row = 0]) => plan.rowOf(row).id);
    const meant = rows.filter(
      (row) =>
        row.inputType === inputType &&
        (row.efficiencyClass ?? 'DN') === 'DN' &&
        (row.frequency ?? '50Hz') === '50Hz' &&
        Math.abs(row.outputSpeed / outputSpeed - 1) <= 0.03 &&
        row.serviceFactor >= 0.8,
    );
    expect(found.toSorted()).toEqual(meant.map(({ id }) => id).toSorted());
  }
});
