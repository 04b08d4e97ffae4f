import { allOf } from '#product/expressions.ts';
import { text } from '#product/field.ts';
import { liesWithin } from '#product/rounding.ts';
import { spanAround } from '#product/row-query.ts';
import type { WarningDef } from '#product/warning.ts';
import { writtenApart } from '#product/written-apart.ts';

/** Per cent from which on a deviation is told. */
const FELT_ABOVE = 3;

/** A deviation of speed or ratio in per cent; one that is told is not written like the limit it lies beyond. */
export function speedDeviationText(percent: number): string {
  return writtenApart(percent, FELT_ABOVE);
}

/**
 * By how many per cent a speed or ratio misses the one asked for; nothing of one that lies within a tolerance the person took: who
 * widened it has seen what it brings.
 */
export function speedDeviationOf(found: number, asked: number, taken: number | undefined): number | null {
  const isTaken = taken !== undefined && liesWithin(found, spanAround(undefined, asked, taken, 1));
  return isTaken ? null : Math.abs(found / asked - 1) * 100;
}

/** The chosen row turns at another speed than was asked for, by so much that it is felt (reference rule 26). */
export const SPEED_OFF: WarningDef = {
  id: 'speed-off-by-more-than-3-percent',
  level: 'attention',
  when: allOf(),
  row: [{ figure: 'speedDeviation', above: FELT_ABOVE }],
  fields: ['basicType', 'outputSpeed', 'ratio'],
  text: text(
    '所选基本型号的输出转速或速比与要求相差 {speedDeviation}%，超过 3%。',
    'The drive misses the speed or ratio asked for by {speedDeviation} %, which is more than 3 %.',
  ),
  source: 'reference rule 26',
};
