import { openPaper, type PaperOptions } from '#kits/pdf/paper.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { printSheet } from './technical-pdf-sheet.ts';

/** A last page filled to less than this share is worth setting the sheet closer for. */
const SPARSE = 0.5;

/** How many pages a sheet takes, and to which share the last is filled. */
export interface Extent {
  readonly pages: number;
  readonly lastFilled: number;
}

/** Whether setting a sheet closer spares a last page that would be nearly empty (ADR 61). */
export function isSetDense(document: TechnicalDocument, options: PaperOptions): boolean {
  const usual = extentOf(document, options, false);
  if (usual.pages === 1 || usual.lastFilled >= SPARSE) return false;
  return extentOf(document, options, true).pages < usual.pages;
}

/** What a sheet takes, found by printing it onto a paper nobody sees; its annexes begin on pages of their own. */
export function extentOf(document: TechnicalDocument, options: PaperOptions, isDense: boolean): Extent {
  const paper = openPaper(options);
  paper.isDense = isDense;
  printSheet(paper, document);
  return { pages: paper.pages.length, lastFilled: (paper.y - paper.top) / (paper.bottom - paper.top) };
}
