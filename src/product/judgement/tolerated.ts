import { columnOf, type RowSearchDef } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import { type Span, spanAround } from '#product/row-query.ts';

/**
 * What a search takes for a figure that is asked for: its span about the figure 1 says the shares. Undefined where the figure finds
 * no rows by itself: the torque put on a module, which any row carries for its reserve.
 */
export function toleratedSpan(
  search: RowSearchDef,
  column: string,
  figure: number,
  standing: Values,
): Span | undefined {
  const { ask } = columnOf(search, column) ?? {};
  const { found } = search.tolerance;
  if (ask?.kind === 'near') return spanAround(undefined, figure, found, 1);
  if (ask?.kind !== 'from') return undefined;
  const { powered } = search.judged ?? {};
  const isFound = powered === undefined || powered.codes.includes(standing[powered.variable] ?? '');
  return isFound ? spanAround(undefined, figure, found, ask.upTo) : undefined;
}
