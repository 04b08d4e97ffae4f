import type { Segment, SegmentRow } from '#product/type-code.ts';
import type { Tokens } from '#product/type-code-words.ts';

/** Words in the segment they stand in. */
export function rows(segment: Segment, all: readonly Tokens[]): readonly SegmentRow[] {
  return all.map((tokens) => ({ segment, tokens }));
}
