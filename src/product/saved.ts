import type { Configuration, Values } from './configuration.ts';
import type { CatalogueRow } from './row.ts';
import type { RowFilters } from './row-query.ts';

/** Parameters picked in the sample catalogue (spec 001 §3). */
export interface SavedSampleParameter {
  readonly modelKey: string;
  readonly customerValues: readonly string[];
}

/** What a save says beside the configuration. */
export interface SaveOptions {
  /** The interface language, which is that of the technical documents. */
  readonly technicalVersion: string;
  /** The parameters picked in the sample catalogue; absent for a configuration built by hand. */
  readonly sample?: readonly SavedSampleParameter[];
}

/** A saved configuration as it travels and as the server keeps it; what else it holds is the line's own. */
export interface WireForm {
  /** The code of the product line. */
  readonly category: string;
  readonly basicTypeId: string;
  readonly releaseHash: string;
}

/** How configurations of a line are saved and read back. */
export interface SavedShape {
  /** What is sent, from what stands in every variable (spec 001 §9); null while no row is chosen. */
  write(
    config: Configuration,
    standing: Values,
    options: SaveOptions & { readonly releaseHash: string },
  ): WireForm | null;
  /**
   * The configuration of what was sent, with the row it names; null where that is no longer in the catalogue. It may stem from
   * an older release: `fitToRelease` says what still stands.
   */
  read(form: WireForm, row: CatalogueRow | null): Configuration;
  /** The duty or load the row of a form was chosen for, as a search asks for it. */
  loadOf(form: WireForm): RowFilters;
  /** What the look-up is asked to find the row of a form again. */
  lookUpOf(form: WireForm): Readonly<Record<string, string>>;
  /** Whether the parts of a form speak of the row its id names. */
  agrees(form: WireForm, row: CatalogueRow): boolean;
  /** What a form says that its row cannot have, by the code of a check's text; null where there is nothing of the kind. */
  misfit(form: WireForm, row: CatalogueRow): string | null;
  /** Whether what was sent of the row is what the form written anew says; what was left out is filled in. */
  speaksOfRow(sent: WireForm, canonical: WireForm): boolean;
}
