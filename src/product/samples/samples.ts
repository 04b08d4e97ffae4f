import type { FieldId, Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { CellProblemCode, Place, SourceProblem } from '#product/source.ts';

/** How a parameter of a sample catalogue comes by its value: with the item, from another parameter, or by choice. */
export const SAMPLE_SETTINGS = ['fixed', 'follows', 'choice'] as const;
export type SampleSetting = (typeof SAMPLE_SETTINGS)[number];

/** A parameter by which samples are picked; it bears the name of the wizard's field, which also has its label. */
export interface SampleParameter {
  readonly modelKey: FieldId;
  /** On which page of the catalogue it is set, counted from 0. */
  readonly step: number;
  readonly setting: SampleSetting;
  /** The codes the catalogue offers, in their order; none where it offers what the release has. */
  readonly values: readonly string[];
}

/** A parameter with its place in the files. */
export interface PlacedParameter extends SampleParameter {
  readonly place: Place;
}

/** A product that is kept in a sample catalogue: which row of the line it is, and what may be chosen with it. No figure of it. */
export interface SampleItem {
  readonly place: Place;
  readonly id: string;
  /** What names the row, by parameter: the first value is the item's own, others stand beside it for choice. */
  readonly row: Readonly<Record<FieldId, readonly string[]>>;
  /** What else may be chosen; a parameter that is not named is free as far as the release allows it. */
  readonly allowed: Readonly<Record<FieldId, readonly string[]>>;
}

/** The sample catalogue of a line as its files say it. */
export interface SampleSource {
  readonly parameters: readonly PlacedParameter[];
  readonly items: readonly SampleItem[];
}

/** How a line keeps its sample catalogue. */
export interface LineSamples {
  /** The code of the line. */
  readonly line: string;
  readonly files: { readonly items: string; readonly parameters: string };
  /** The parameters that together name one row of the line. */
  readonly rowParameters: readonly FieldId[];
  /** The fields of the wizard that a product of the catalogue does not have. */
  readonly leftOut: readonly FieldId[];
  /** The ids a row of these values may have; of those the catalogue has one at most. */
  rowIds(values: Values): readonly string[];
}

/** One row an item stands for. */
export interface SampleVariant {
  /** The codes of the row parameters. */
  readonly values: Values;
  readonly row: CatalogueRow;
}

/** An item with the rows a release has for it, its own first. */
export interface ListedSample {
  readonly id: string;
  readonly allowed: Readonly<Record<FieldId, readonly string[]>>;
  readonly variants: readonly SampleVariant[];
}

/** An item that a release does not bear out: its row is gone, or the row bears less than its load. */
export interface WithdrawnSample extends Place {
  readonly id: string;
  readonly because: 'row-gone' | 'overloaded';
  /** What was looked for, or what the row bears of its load. */
  readonly figure: string;
}

/** What of a sample catalogue is offered. */
export interface OfferedSamples {
  readonly parameters: readonly SampleParameter[];
  readonly items: readonly ListedSample[];
}

/** The sample catalogue of a line as a release bears it out. */
export interface SampleList extends OfferedSamples {
  readonly withdrawn: readonly WithdrawnSample[];
}

/** Something the reading of a sample catalogue refuses. */
export type SampleProblem = SourceProblem<SampleProblemCode>;

export type SampleProblemCode =
  | CellProblemCode
  | 'sample.duplicate'
  | 'sample.same-product'
  | 'sample.unknown-parameter'
  | 'sample.without-parameter'
  | 'sample.value-not-offered'
  | 'sample.value-twice'
  | 'parameter.duplicate'
  | 'parameter.not-of-row';
