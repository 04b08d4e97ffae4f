import { type ColumnDef, columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { liesWithin } from '#product/rounding.ts';
import { toleratedSpan } from './tolerated.ts';

/** A figure that was asked for, held against that of the chosen drive; both in the unit of their column. */
export interface DemandCheck {
  readonly column: ColumnDef;
  readonly asked: number;
  readonly actual: number;
  /** From the one asked to the drive's, with one decimal; negative below it. */
  readonly percent: number;
  /** Whether it lies within what a search takes. */
  readonly isMet: boolean;
}

/**
 * The speed or ratio and the torque or power that were asked for, held against the chosen drive (product decisions §11); none
 * without one. How its reserve stands says `reserveOf`.
 */
export function demandChecks(
  { basicType, search, values }: Pick<Configuration, 'basicType' | 'search' | 'values'>,
  rows: RowSearchDef,
  standing: Values,
): readonly DemandCheck[] {
  if (basicType === null) return [];
  const { speed = [], power = [] } = rows.judged ?? {};
  return [...speed, ...power].flatMap((id) => {
    const column = columnOf(rows, id);
    const asked = Number(search[id] ?? values[column?.wire ?? id] ?? 0);
    const actual = rowFigure(rows, basicType, id);
    if (column === undefined || !(asked > 0) || Number.isNaN(actual)) return [];
    const span = toleratedSpan(rows, id, asked, standing);
    const percent = Number(((actual / asked - 1) * 100).toFixed(1));
    return [{ column, asked, actual, percent, isMet: span === undefined || liesWithin(actual, span) }];
  });
}

/** Whether the chosen drive misses a figure that was asked for. */
export function missesDemand(config: Configuration, rows: RowSearchDef, standing: Values): boolean {
  return demandChecks(config, rows, standing).some(({ isMet }) => !isMet);
}
