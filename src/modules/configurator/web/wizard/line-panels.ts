import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { BilingualText, Locale } from '#kernel/locale.ts';
import type { RowDto, RowPage } from '#modules/catalogue/contract.ts';
import type { Description, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { LossBeyond } from '#product/judgement/gear-loss.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { ShownFigures } from './shown-figures.ts';

/** A row that was found, and why it is only near if it is. */
export interface FoundRow {
  readonly row: CatalogueRow;
  readonly reason?: RowPage['nearMisses'][number]['reason'];
  /** What it is for the demand; left out where the line's rows are not judged. */
  readonly judged?: Omit<RowPage['verdicts'][number], 'id'>;
  /** What it costs beside the most efficient that fits; left out where that is too little to weigh. */
  readonly cost?: LossBeyond;
}

/** What a cell of a table of rows is given: the row, and what is required of it. */
export interface RowCellProps {
  found: FoundRow;
  required: number;
}

/** What the wizard shows of a product line; `panelsOf` has all of it from what the line declares. */
export interface LinePanels {
  /** The steps that are more than groups of options, or the search, by their id. */
  readonly steps: Readonly<Record<string, (props: { step: StepDescription }) => ReactNode>>;
  /** The fields that are more than options, by their id. */
  readonly fields: Readonly<Record<FieldId, () => ReactNode>>;
  /** The cells of a table of rows that are more than their column's code or figure, by column. */
  readonly cells: Readonly<Record<string, (props: RowCellProps) => ReactNode>>;
  /** What is usually required of a row, for who has not said it. */
  readonly usuallyRequired: BilingualText | undefined;
  /** Why a row is only near. */
  NearReason(props: RowCellProps): ReactNode;
  /** A figure of a column as it is written, without its unit; it is given in the unit it is to be read in. */
  figure(column: string, value: number, locale: Locale): string;
  /** What a row is called in a sentence. */
  rowName(row: CatalogueRow, locale: Locale, t: TFunction<'configurator'>): string;
  /** What the unit of a row is called where there is room for one word: `K67`. */
  rowUnit(row: CatalogueRow): string;
  /** A row in a few figures, where there is room for one line. */
  rowInShort(row: CatalogueRow, locale: Locale, figures: ShownFigures): string;
  /** A row as the configuration keeps it; undefined for an answer that is none. */
  readRow(found: RowDto): CatalogueRow | undefined;
  /** The name of the picture of the product as it stands, or of that of an option while nothing of it can be drawn. */
  pictureOfProduct(description: Description): string | undefined;
  /** What is to be known of that picture, such as that it is not to scale. */
  readonly pictureNote: BilingualText | undefined;
  /** What the pictures of options depend on, in one text: while it stays, fields need not be shown anew. */
  picturedBy(standing: Values): string;
  /** The name of the picture of an option, if it has one. */
  pictureOf(field: FieldId, code: string, picturedBy: string): string | undefined;
}

/** What a line shows in its own way; nothing, where what follows from its columns and fields is enough. */
export type OwnPanels = Partial<LinePanels>;

/** Fetches what a product line shows in its own way. The wizard knows no line's panels; whoever shows it gives it them. */
export type LoadPanels = (line: string) => Promise<OwnPanels>;
