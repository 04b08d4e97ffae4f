import type { Values } from '#product/configuration.ts';
import type { TypeCodeForm } from '#product/type-code.ts';

/** A word of a type code, and what it says by field. */
export interface SaidWord {
  readonly word: string;
  readonly says: Values;
}

/** Two words that say different things of one field: no code means both. */
export interface Contradiction {
  readonly first: string;
  readonly second: string;
}

export interface SaidTwice {
  readonly contradictions: readonly Contradiction[];
  /** Words that say nothing but what the words before them say. */
  readonly repeated: readonly string[];
}

/**
 * What a type code says more than once. Unit and input, its head, are no words: a word may say again what they say, or more exactly
 * where the line allows it.
 */
export function saidTwice(
  head: readonly SaidWord[],
  words: readonly SaidWord[],
  typeCode: Pick<TypeCodeForm, 'isMoreExactly'>,
): SaidTwice {
  const isMore = typeCode.isMoreExactly ?? (() => false);
  const pairs = words.flatMap((second, at) => [
    ...head.filter((first) => differ(first, second, isMore)).map((first) => ({ first, second })),
    ...words
      .slice(0, at)
      .filter((first) => differ(first, second, () => false))
      .map((first) => ({ first, second })),
  ]);
  const repeated = words.filter(({ says }, at) => isSaid(says, words.slice(0, at)));
  return {
    contradictions: pairs.map(({ first, second }) => ({ first: first.word, second: second.word })),
    repeated: [...new Set(repeated.map(({ word }) => word))],
  };
}

function differ(
  { says: one }: SaidWord,
  { says: other }: SaidWord,
  isMore: NonNullable<TypeCodeForm['isMoreExactly']>,
): boolean {
  return Object.entries(other).some(([field, code]) => {
    const before = one[field];
    return before !== undefined && before !== code && !isMore(field, before, code);
  });
}

function isSaid(says: Values, before: readonly SaidWord[]): boolean {
  return Object.entries(says).every(([field, code]) => before.some((one) => one.says[field] === code));
}
