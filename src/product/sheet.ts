import type { BilingualText } from '#kernel/locale.ts';
import type { Configuration, FieldId, Search, Values } from './configuration.ts';
import type { FieldDef } from './field.ts';
import type { CatalogueRow } from './row.ts';

/** A text that is the same in both languages (codes, numbers, names), or one in each. */
export type SheetText = string | BilingualText;

/** One named value; numbers come as text with the digits an engineer would write. */
export interface SheetRow {
  readonly label: BilingualText;
  /** What it is of any product, where the label says more of this one, such as its fit: what products are compared by. */
  readonly plainLabel?: BilingualText;
  /** The formula sign, one letter and its index: `n2`, `Ma`, `fB`, `P`, `i`, `FRa`. */
  readonly symbol?: string;
  readonly value: SheetText;
  readonly unit?: string;
}

/** A titled group of values. */
export interface SheetSection {
  readonly heading: BilingualText;
  readonly rows: readonly SheetRow[];
  /** Figures with units, which stand under each other. */
  readonly areFigures?: true;
  /** What is to be known of the values, below them. */
  readonly note?: BilingualText;
  /** What is in the way of the product as it is mounted, below them. */
  readonly cautions?: readonly BilingualText[];
  /** What its rows are, for the pages that are printed of that alone: how it is mounted, what it measures, how much oil it takes. */
  readonly about?: 'mounting' | 'dimensions' | 'oil';
}

/**
 * `fits` from what is required up, `oversized` far above it, `open` where that is by figures nobody has confirmed; `near` below it;
 * `overloaded` below 1.0, where nothing is sold without a word with the maker.
 */
export type SheetVerdict = 'fits' | 'oversized' | 'open' | 'near' | 'overloaded';

/** Whether the product bears what is asked of it: in a sentence, as a bar, and by the figures behind it. */
export interface SheetCheck {
  readonly heading: BilingualText;
  readonly verdict: SheetVerdict;
  readonly sentence: BilingualText;
  /** The factor that is judged and the one that is required, two decimals each. */
  readonly gauge: { readonly symbol: string; readonly value: number; readonly required: number };
  readonly rows: readonly SheetRow[];
}

/** Figures of the parts of a product that no search needs, by the line's names for them; what is not known is not there. */
export type PartFigures = Readonly<Record<string, number>>;

/** How the fields of a line stand in a table of products (spec 001 §9 "Comparison export"); what is not named stands as it is. */
export interface ExportForm {
  /** Fields of the form alone, which say nothing of the product. */
  readonly temporary: readonly FieldId[];
  /** What a field is called there, where that is something else. */
  readonly named: Readonly<Record<FieldId, { readonly id: string; readonly label: BilingualText }>>;
  /** Fields that are told only where another one holds something. */
  readonly onlyWith: Readonly<Record<FieldId, FieldId>>;
}

/** What a line's technical document says, and in which order. */
export interface SheetForm {
  readonly title: BilingualText;
  /** The fields that name the product. */
  readonly identification: readonly FieldId[];
  /** The fields that stand below the figures. */
  readonly operation: readonly FieldId[];
  /** The fields that say with what it is lubricated. */
  readonly lubrication?: readonly FieldId[];
  /** The signs of the figures a product is chosen by: they are printed large. */
  readonly keyFigures: readonly string[];
  /** The figures of the row, in the order an engineer reads them, with the names they have in a search. */
  figures(row: CatalogueRow, standing: Values, search: Search): readonly SheetRow[];
  /** The standards its figures and codes are read by. */
  standards(standing: Values): readonly BilingualText[];
  /** What the row bears against what was asked; nothing where nothing was asked. */
  check?(row: CatalogueRow, config: Configuration): SheetCheck | undefined;
  /** Groups of values besides the fields of its steps. */
  sections?(row: CatalogueRow, standing: Values, parts: PartFigures): readonly SheetSection[];
  /** What is printed of a field where that is not the label of its code, such as a custom colour. */
  printed(field: FieldDef, code: string, config: Configuration): SheetText | undefined;
  /** How its products stand in a table; left out, with all that is told of them. */
  readonly exported?: ExportForm;
  /** The name of the picture of the product, by which it is drawn; undefined where there is none. */
  pictureOf(standing: Values): string | undefined;
}
