import type { FieldId, Values } from '#product/configuration.ts';

/** Something a quick search says, as it stands in the text. */
export interface QuickPart {
  /** `line`: the series alone; `unit` and `input`: a segment of a type code; `code`: an option; `figure`: a figure asked for. */
  readonly kind: 'line' | 'type-code' | 'unit' | 'input' | 'code' | 'figure';
  readonly text: string;
  /** Where it begins in the text of the reading. */
  readonly at: number;
  /** The field it is about; undefined for a whole code or the series alone. */
  readonly field?: FieldId;
  readonly values: Values;
  /** Figures by field, in the units of the columns. */
  readonly figures: Readonly<Record<FieldId, number>>;
  /** What a word says that leaves the option of its field open by itself. */
  readonly says?: string;
  /** The figure that stands before it and a slash. */
  readonly before?: number;
}

/**
 * What of a quick search counts for nothing: `unknown` words, a figure of `zero`, what was said `again` later, the `other` of a pair
 * that excludes itself, and what leaves `open` which option of its field is meant.
 */
export interface Unread {
  readonly text: string;
  readonly why: 'unknown' | 'zero' | 'again' | 'other' | 'open';
  /** What was understood of it; left out of what is unknown. */
  readonly part?: QuickPart;
  /** Where it is answered, of what is open. */
  readonly field?: FieldId;
}

/** A quick search as it was understood. */
export interface QuickReading {
  /** What was typed, after Unicode normalisation: full-width letters are plain ones here. */
  readonly text: string;
  /** In the order of the text. */
  readonly parts: readonly QuickPart[];
  readonly unread: readonly Unread[];
  /** The whole type code, if one stands in the text. */
  readonly typeCode?: string;
}
