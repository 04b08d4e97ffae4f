import type { BilingualText } from '#kernel/locale.ts';

/** What a line can do, as a row of its table: a key of `range.fact` of the enquiries and the figure with its unit. */
export interface LineFact {
  readonly name: string;
  readonly value: BilingualText;
}

/** What card, page, menu and palette tell of a product line: little enough for the first page. */
export interface LineInfo<Code extends string = string> {
  readonly code: Code;
  readonly name: BilingualText;
  /** One line on what it is for. */
  readonly use: BilingualText;
  /** What the card leads to: the wizard, the range with an enquiry, or nothing yet. */
  readonly stage: 'configurable' | 'enquiry' | 'soon';
  /** Where the figures come from: the shipped catalogue, or an indication that an offer settles. */
  readonly figures: 'catalogue' | 'indicative';
  readonly facts: readonly LineFact[];
}

/** A fact whose figure reads the same in both languages. */
export function fact(name: string, figure: string): LineFact {
  return { name, value: { zh: figure, en: figure } };
}
