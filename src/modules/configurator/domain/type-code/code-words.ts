import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Values } from '#product/configuration.ts';
import type { Segment } from '#product/type-code.ts';
import type { Token } from '#product/type-code-words.ts';

type Words = ReadonlyMap<string, Values>;

/** The words of one row of the segment table. */
export interface SegmentWords {
  readonly segment: Segment;
  readonly tokens: readonly Token[];
}

const known = new WeakMap<ProductContext['codes'], Words>();
const written = new WeakMap<ProductContext['codes'], readonly SegmentWords[]>();

/** The words of a line's type codes, in capitals, with what each says; worked out once for a release. */
export function codeWordsOf({ codes, line }: Pick<ProductContext, 'codes' | 'line'>): Words {
  const before = known.get(codes);
  if (before) return before;
  const tokens = segmentWordsOf({ codes, line }).flatMap((row) => row.tokens);
  const words: Words = new Map(tokens.map(({ text, values }) => [text.toUpperCase(), values]));
  known.set(codes, words);
  return words;
}

/** The words that each row of a line's segment table can write, in its order; worked out once for a release. */
export function segmentWordsOf({ codes, line }: Pick<ProductContext, 'codes' | 'line'>): readonly SegmentWords[] {
  const before = written.get(codes);
  if (before) return before;
  const codesOf = (variable: string) => [...(codes.get(variable) ?? [])];
  const rows = line.typeCode.segments.map(({ segment, tokens }) => ({ segment, tokens: tokens(codesOf) }));
  written.set(codes, rows);
  return rows;
}
