import type { WrittenValues } from '#product/written-values.ts';
import { LINE_WIRES } from './line-wires.ts';

/** The values the specification writes out, of one line; none for a line that has codes only. */
export function writtenValuesOf(line: string): WrittenValues {
  return LINE_WIRES.get(line)?.written ?? {};
}
