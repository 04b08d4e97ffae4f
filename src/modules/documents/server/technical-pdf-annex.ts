import { addPage, type Paper } from '#kits/pdf/paper.ts';
import { addPicture } from '#kits/pdf/picture.ts';
import type { Annex } from '#modules/documents/domain/annexes.ts';
import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { printHeading, printList, printSection } from './technical-pdf-sheet.ts';

/** How high the picture of a mounting position is, points. */
const PICTURE_HEIGHT = 240;

/** Prints the pages that go behind a data sheet, each from a new page. */
export function printAnnexes(paper: Paper, { sheet, picture, annexes = [] }: TechnicalDocument): void {
  for (const annex of annexes) {
    addPage(paper);
    printAnnex(paper, sheet, annex, picture);
  }
}

function printAnnex(paper: Paper, sheet: TechnicalSheet, annex: Annex, picture: string | undefined): void {
  printHeading(paper, sheet, annex.heading);
  if (annex.isPictured && picture) addPicture(paper, picture, PICTURE_HEIGHT);
  for (const section of annex.sections) if (section.rows.length > 0) printSection(paper, sheet, section);
  for (const { heading, texts } of annex.lists) printList(paper, sheet, heading, texts);
}
