import type { BilingualText } from '#kernel/locale.ts';
import type { ToldDimension } from './drawn-product.ts';
import type { PartView } from './part-names.ts';

/** What letters mean, of one part. */
export type Letters = Readonly<Record<string, BilingualText>>;

/** What letters mean by the part that tells them: the same letter of another part is another dimension. */
export type Meanings = Readonly<Partial<Record<PartView, Letters>>>;

/** A dimension with what its letter means, where that is known. */
export function withMeaning(told: ToldDimension, meanings: Meanings): ToldDimension {
  const means = meanings[told.view]?.[told.letter];
  return means === undefined ? told : { ...told, means };
}
