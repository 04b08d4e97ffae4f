import type { BilingualText } from '#kernel/locale.ts';
import type { SheetText } from '#product/sheet.ts';

/** Something that is told of a product, by which it is compared with others. */
export interface Fact {
  /** The same for the same thing of every product of a line. */
  readonly id: string;
  readonly label: BilingualText;
  /** What it is called where products call it differently, such as a load by where it acts; left out, as the first calls it. */
  readonly plainLabel?: BilingualText | undefined;
  readonly symbol?: string | undefined;
  readonly unit?: string | undefined;
  /** Which figure speaks for a product, all else being equal. */
  readonly better?: 'more' | 'less' | undefined;
  /** As it is written, without its unit. */
  readonly value: SheetText;
}

/** Facts under one heading. */
export interface FactSection {
  readonly id: string;
  readonly heading: BilingualText;
  readonly plainHeading?: BilingualText | undefined;
  readonly facts: readonly Fact[];
}

const FIGURE = /^[-−+]?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/;

/**
 * A written figure as a number, so that what is computed of it agrees with what is read: undefined for words, for codes without
 * unit and symbol, and for what is only bounded, `> 10`.
 */
export function figureOf({ value, unit, symbol }: Pick<Fact, 'value' | 'unit' | 'symbol'>): number | undefined {
  if (typeof value !== 'string' || (unit === undefined && symbol === undefined) || !FIGURE.test(value))
    return undefined;
  return Number(value.replaceAll(',', '').replace('−', '-'));
}

/** How many decimals a written figure has. */
export function decimalsOf(value: string): number {
  return /\.(\d+)$/.exec(value)?.[1]?.length ?? 0;
}
