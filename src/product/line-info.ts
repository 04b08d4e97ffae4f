import type { BilingualText } from '#kernel/locale.ts';
import type { Span } from './row-query.ts';

/** What a line can do, as a row of its table: a key of `range.fact` of the enquiries and the figure with its unit. */
export interface LineFact {
  readonly name: string;
  readonly value: BilingualText;
  /** From where to where, of powers in kW, of torques in Nm and of ratios: what another line's demand is held against. */
  readonly span?: Span;
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
  /** By what its search takes the load of another line's search; left out where it takes none. */
  readonly asked?: AskedOfLoad;
}

/** What a line's search asks of a load. */
export interface AskedOfLoad {
  /** By the speed of its output, or by the ratio from this input speed, r/min. */
  readonly speed: 'output' | { readonly ratioFrom: number };
  /** By which of these, the first that is known. */
  readonly load: readonly ('power' | 'torque')[];
}

/** A fact whose figure reads the same in both languages. */
export function fact(name: string, figure: string, span?: Span): LineFact {
  return { name, value: { zh: figure, en: figure }, ...(span && { span }) };
}
