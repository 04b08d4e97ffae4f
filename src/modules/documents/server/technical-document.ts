import type { Annex } from '#modules/documents/domain/annexes.ts';
import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';

/** One configuration to print: its data and its drawings as SVG. */
export interface TechnicalDocument {
  readonly sheet: TechnicalSheet;
  /** A picture of the drive, beside its identification. */
  readonly picture?: string;
  /** Set where the drawing is for who has signed in: its place says so, and carries the picture. */
  readonly drawingAfterLogin?: true;
  /** Printed over a page of its own. */
  readonly dimensionDrawing?: string;
  /** The pages that are printed behind it. */
  readonly annexes?: readonly Annex[];
}
