import type { BilingualText } from '#kernel/locale.ts';
import type { Annex } from '#modules/documents/domain/annexes.ts';
import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';

/**
 * What stands in the place of the dimension sheet: the sheet on a page of its own, what the reference lacks for it, or that drawings are
 * for who has signed in, with the picture.
 */
export type DrawingPlace =
  | { readonly is: 'sheet'; readonly scene: SheetScene }
  | { readonly is: 'missing'; readonly missing: BilingualText }
  | { readonly is: 'after-login' };

/** One configuration to print: its data, its picture as SVG, its dimension sheet. */
export interface TechnicalDocument {
  readonly sheet: TechnicalSheet;
  /** A picture of the drive, beside its identification. */
  readonly picture?: string;
  /** Left out where no drawing is to be expected. */
  readonly drawing?: DrawingPlace;
  /** The pages that are printed behind it. */
  readonly annexes?: readonly Annex[];
}
