import type { FieldId, Values } from '#product/configuration.ts';

/** A word that is about a field and leaves open by itself which of its options is meant: a flange, a brake. */
export interface QuickTopic {
  readonly field: FieldId;
  readonly says: string;
}

/** What words that are about one field come to, beside all that is said; undefined where several options are left. */
export type SettleTopics = (field: FieldId, says: readonly string[], values: Values) => Values | undefined;

/** What a figure says that stands before another and a slash: n1 of `1450/30 r/min`; nothing where it says nothing. */
export type FigureBefore = (
  figure: number,
  values: Values,
) => { readonly values: Values; readonly figures: Readonly<Record<FieldId, number>> };

/** How a line reads what only the words of a quick search together say. */
export interface QuickTopics {
  readonly words: Readonly<Record<string, QuickTopic>>;
  readonly settle: SettleTopics;
  /** By the field of the figure behind the slash. */
  readonly before: Readonly<Record<FieldId, FigureBefore>>;
}
