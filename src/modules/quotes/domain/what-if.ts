import type { BasisPoints, Currency } from '#kernel/money.ts';
import { marginOf } from './approval-reasons.ts';
import type { WorkingLine } from './quote-body.ts';

/** What of a line says whether a percentage can be taken off. */
export type PercentLine = Pick<WorkingLine, 'computed' | 'isFrom' | 'notOfferedReason'>;

/**
 * Whether a percentage taken off many lines at once holds for one: it is offered, and the list says what all of it costs. A price that
 * special wishes are not in is only a beginning, of which somebody says the whole for that line alone.
 */
export function takesPercent({ computed, isFrom, notOfferedReason }: PercentLine): boolean {
  return notOfferedReason === null && computed !== null && !isFrom;
}

/** The lines a percentage holds for, of those that are meant; without a choice all are. */
export function linesTaking<Line extends PercentLine & { readonly lineNo: number }>(
  lines: readonly Line[],
  chosen: readonly number[] | undefined,
): readonly Line[] {
  return lines.filter((line) => (chosen?.includes(line.lineNo) ?? true) && takesPercent(line));
}

/** The line of which the least is left, as a share of its price; undefined where nobody knows what any costs. */
export function lowestMargin(
  lines: readonly Pick<WorkingLine, 'cost' | 'lineNo' | 'unit'>[],
  currency: Currency,
): { readonly lineNo: number; readonly margin: BasisPoints } | undefined {
  const margins = lines.flatMap(({ lineNo, ...line }) => {
    const margin = marginOf(line, currency);
    return margin === undefined ? [] : [{ lineNo, margin }];
  });
  return margins.toSorted((one, other) => one.margin - other.margin)[0];
}
