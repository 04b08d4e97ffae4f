import { columnOf, type RowSearchDef } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import { reaches } from '#product/rounding.ts';
import { type Span, spanAround } from '#product/row-query.ts';

/**
 * What a search takes for a figure that is asked for: its span about the figure 1 says the shares. Undefined where the figure finds
 * no rows by itself: the torque put on a module, which any row carries for its reserve.
 * @param tolerance of a speed or ratio; left out, the line's. A torque or power keeps the line's, whatever speeds are taken
 */
export function toleratedSpan(
  search: RowSearchDef,
  column: string,
  figure: number,
  standing: Values,
  tolerance = search.tolerance.found,
): Span | undefined {
  const { ask } = columnOf(search, column) ?? {};
  const { found } = search.tolerance;
  if (ask?.kind === 'near') return spanAround(undefined, figure, tolerance, 1);
  if (ask?.kind !== 'from') return undefined;
  const { powered } = search.judged ?? {};
  const isFound = powered === undefined || powered.codes.includes(standing[powered.variable] ?? '');
  return isFound ? spanAround(undefined, figure, found, ask.upTo) : undefined;
}

const STEPS = [0.01, 0.02, 0.03, 0.05, 0.1] as const;

/** The tolerances of a speed or ratio a person can choose from, the narrowest first, the line's among them. */
export function toleranceSteps({ tolerance: { found, max } }: Pick<RowSearchDef, 'tolerance'>): readonly number[] {
  const steps = new Set([...STEPS.filter((step) => reaches(max, step)), found]);
  return [...steps].sort((one, other) => one - other);
}
