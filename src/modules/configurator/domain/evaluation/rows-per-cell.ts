import { granted, type Result } from '#kernel/result.ts';
import { INPUT_TYPES, MOTOR_FREQUENCIES } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { isFound, scan } from '#lines/jrt/rows/scan.ts';
import { isMotorRoute, planSearch } from '#lines/jrt/rows/search-plan.ts';
import type { RowClasses } from '#modules/catalogue/domain/rows/row-classes.ts';
import type { SearchFilters, SearchRefusal } from '#modules/catalogue/domain/search/search-query.ts';

/** Figures rows are looked for by; a figure without meaning for an input does not narrow its rows. */
export type RowFilters = Pick<
  SearchFilters,
  'ratio' | 'outputSpeed' | 'outputTorque' | 'serviceFactor' | 'inputSpeed' | 'durationFactor'
> & {
  /** kW of the customer's motor on a module. */
  readonly motorPower?: number | undefined;
};

/** How many rows of each cell a search by these figures finds: as the catalogue's search does, fB of at least 1.0. */
export function rowsPerCell(
  table: CatalogueTable,
  { cells, cellOf }: RowClasses,
  filters: RowFilters,
): Result<Uint32Array, SearchRefusal> {
  const counts = new Uint32Array(cells);
  for (const inputType of INPUT_TYPES.filter((type) => type !== 'JCMC')) {
    for (const motorFrequency of isMotorRoute(inputType) ? MOTOR_FREQUENCIES : [undefined]) {
      const plan = planSearch(table, { filters: { ...applicable(filters, inputType), inputType, motorFrequency } });
      if (!plan.ok) return plan;
      const everyInput = { ...plan.value, inputMask: new Uint8Array(table.inputs.length).fill(1) };
      scan(table, isMotorRoute(inputType) ? everyInput : plan.value, ({ row, serviceFactor }) => {
        const cell = cellOf[row] ?? 0;
        if (isFound(plan.value, serviceFactor)) counts[cell] = (counts[cell] ?? 0) + 1;
      });
    }
  }
  return granted(counts);
}

function applicable(filters: RowFilters, inputType: (typeof INPUT_TYPES)[number]): SearchFilters {
  const { inputSpeed, motorPower, durationFactor, ...others } = filters;
  return isMotorRoute(inputType) ? { ...others, durationFactor } : { ...others, inputSpeed, motorPower };
}
