import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';

/** One configuration to print: its data and its drawings as SVG. */
export interface TechnicalDocument {
  readonly sheet: TechnicalSheet;
  /** A picture of the drive, beside its identification. */
  readonly picture?: string;
  /** Printed over a page of its own. */
  readonly dimensionDrawing?: string;
}
