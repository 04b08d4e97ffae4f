import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Locale } from '#kernel/locale.ts';
import type { BasicTypeDto } from '#modules/catalogue/contract.ts';
import type { Description, StepDescription } from '#modules/configurator/domain/describe/describe.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';

/** What the wizard shows of a product line in the line's own way; the rest of it is the same for all lines. */
export interface LinePanels {
  /** The steps that are more than groups of options, by their id. */
  readonly steps: Readonly<Record<string, (props: { step: StepDescription }) => ReactNode>>;
  /** The fields that are more than options, by their id. */
  readonly fields: Readonly<Record<FieldId, () => ReactNode>>;
  /** The figures of the chosen row. */
  Figures(props: { row: CatalogueRow }): ReactNode;
  /** What a row is called in a sentence. */
  rowName(row: CatalogueRow, locale: Locale, t: TFunction<'configurator'>): string;
  /** A row in a few figures, where there is room for one line. */
  rowInShort(row: CatalogueRow, locale: Locale): string;
  /** A row as the configuration keeps it; undefined for an answer that is none. */
  readRow(found: BasicTypeDto): CatalogueRow | undefined;
  /** The name of the picture of the product as it stands. */
  pictureOfProduct(description: Description): string | undefined;
  /** What the pictures of options depend on, in one text: while it stays, fields need not be shown anew. */
  picturedBy(standing: Values): string;
  /** The name of the picture of an option, if it has one. */
  pictureOf(field: FieldId, code: string, picturedBy: string): string | undefined;
}

/** Fetches what a product line shows in its own way. The wizard knows no line's panels; whoever shows it gives it them. */
export type LoadPanels = (line: string) => Promise<LinePanels>;
