import type { Sizing } from './sizing.ts';
import type { WorstCase } from './worst/worst-case.ts';

/** Whether it is known how fast and against what a drive turns; an input that cannot be is told of first. */
export function isComputed(
  { checks, values }: Pick<Sizing, 'checks' | 'values'>,
  worst?: Pick<WorstCase, 'refused'>,
): boolean {
  const found = [...checks, ...(worst?.refused ?? [])];
  const isRefused = found.some(({ input, level }) => level === 'block' && input !== undefined);
  return !isRefused && values.M_2 !== undefined && values.n_2 !== undefined;
}
