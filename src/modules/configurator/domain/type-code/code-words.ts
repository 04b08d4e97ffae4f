import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Values } from '#product/configuration.ts';

type Words = ReadonlyMap<string, Values>;

const known = new WeakMap<ProductContext['codes'], Words>();

/** The words of a line's type codes, in capitals, with what each says; worked out once for a release. */
export function codeWordsOf({ codes, line }: Pick<ProductContext, 'codes' | 'line'>): Words {
  const before = known.get(codes);
  if (before) return before;
  const tokens = line.typeCode.segments.flatMap((row) => row.tokens((variable) => [...(codes.get(variable) ?? [])]));
  const words: Words = new Map(tokens.map(({ text, values }) => [text.toUpperCase(), values]));
  known.set(codes, words);
  return words;
}
