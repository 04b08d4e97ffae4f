import type { ProductRelease } from '#product/release.ts';
import type { ReleaseSizes } from './release-summary.ts';

/** How much a release holds. */
export function releaseSizes({ fields, model, warnings }: ProductRelease): ReleaseSizes {
  return {
    fields: fields.length,
    variables: model.variables.length,
    values: sum(model.variables.map(({ values }) => values.length)),
    tables: model.tables.length,
    rows: sum(model.tables.map(({ rows }) => rows.length)),
    rules: model.rules.length,
    warnings: warnings.length,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
