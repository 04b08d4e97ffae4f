import { granted, type Result } from '#kernel/result.ts';
import { INPUT_TYPES } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { MOTOR_FREQUENCIES } from '#lines/shared/motor/motor-codes.ts';
import { reaches } from '#product/rounding.ts';
import type { RowClasses } from '#product/row-index.ts';
import type { RowFilters, RowQuery, RowRefusal } from '#product/row-query.ts';
import { isMotorRoute } from './filters.ts';
import { openInputs } from './open-inputs.ts';
import { planRows } from './plan.ts';
import { scan } from './scan.ts';

/**
 * How many rows of each cell a search by these figures finds: as the catalogue's search does, fB of at least 1.0. A figure
 * without meaning for an input does not narrow its rows.
 */
export function countCells(
  table: CatalogueTable,
  { cells, cellOf }: RowClasses,
  { filters = {}, tolerance }: Pick<RowQuery, 'filters' | 'tolerance'>,
): Result<Uint32Array, RowRefusal> {
  const counts = new Uint32Array(cells);
  for (const inputType of INPUT_TYPES.filter((type) => type !== 'JCMC')) {
    for (const motorFrequency of isMotorRoute(inputType) ? MOTOR_FREQUENCIES : [undefined]) {
      const asked = { ...applicable(filters, inputType), inputType, motorFrequency };
      const plan = planRows(table, { filters: asked, tolerance }, (left) => openInputs(table, [], left));
      if (!plan.ok) return plan;
      const everyInput = { ...plan.value, inputMask: new Uint8Array(table.inputs.length).fill(1) };
      scan(table, isMotorRoute(inputType) ? everyInput : plan.value, ({ row, reserve }) => {
        const cell = cellOf[row] ?? 0;
        if (reaches(reserve, plan.value.requiredServiceFactor)) counts[cell] = (counts[cell] ?? 0) + 1;
      });
    }
  }
  return granted(counts);
}

function applicable(filters: RowFilters, inputType: (typeof INPUT_TYPES)[number]): RowFilters {
  const { inputSpeed, motorPower, durationFactor, ...others } = filters;
  return isMotorRoute(inputType) ? { ...others, durationFactor } : { ...others, inputSpeed, motorPower };
}
