import { type ColumnDef, columnOf, type RowSearchDef, rowFigure } from '#product/column.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { liesWithin } from '#product/rounding.ts';
import type { Span } from '#product/row-query.ts';
import { writtenApart } from '#product/written-apart.ts';
import { toleratedSpan } from './tolerated.ts';

/** A figure that was asked for, held against that of the chosen drive; both in the unit of their column. */
export interface DemandCheck {
  readonly column: ColumnDef;
  readonly asked: number;
  readonly actual: number;
  /** From the one asked to the drive's, with one decimal, more where it would be read as the end of the tolerance; negative below it. */
  readonly percent: number;
  /** Whether it lies within what a search takes. */
  readonly isMet: boolean;
}

/**
 * The speed or ratio and the torque or power that were asked for, held against the chosen drive (product decisions §11); none
 * without one. The tolerance is the one the drive was looked for with. How its reserve stands says `reserveOf`.
 */
export function demandChecks(
  { basicType, search, values, tolerance }: Pick<Configuration, 'basicType' | 'search' | 'values' | 'tolerance'>,
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
    const span = toleratedSpan(rows, id, asked, standing, tolerance);
    const isMet = span === undefined || liesWithin(actual, span);
    return [{ column, asked, actual, percent: percentOff(actual, asked, isMet ? undefined : span), isMet }];
  });
}

/** With one decimal, or as many as a figure outside a span needs not to be read as its end. */
function percentOff(actual: number, asked: number, missed: Span | undefined): number {
  const percent = (actual / asked - 1) * 100;
  if (missed === undefined) return Number(percent.toFixed(1));
  const end = percent < 0 ? missed.min : missed.max;
  return Math.sign(percent) * Number(writtenApart(Math.abs(percent), Math.abs(end / asked - 1) * 100));
}

/** Whether the chosen drive gives less than the torque asked for, however little (ADR 73). */
export function isShort(config: Configuration, rows: RowSearchDef, standing: Values): boolean {
  return demandChecks(config, rows, standing).some(
    ({ column, percent }) => percent < 0 && column.id === rows.judged?.load,
  );
}

/** Whether the chosen drive misses a figure that was asked for. */
export function missesDemand(config: Configuration, rows: RowSearchDef, standing: Values): boolean {
  return demandChecks(config, rows, standing).some(({ isMet }) => !isMet);
}
