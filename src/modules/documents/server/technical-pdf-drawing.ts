import type { BilingualText } from '#kernel/locale.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import { addSizedPage, type Paper } from '#kits/pdf/paper.ts';
import { addWords } from '#kits/pdf/paragraph.ts';
import { addPicture } from '#kits/pdf/picture.ts';
import { SHEET_WORDS, undrawnWords } from '#modules/documents/domain/sheet-words.ts';
import { sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { drawScene, pageOfSheet } from './drawings/draw-scene.ts';
import type { TechnicalDocument } from './technical-document.ts';

/** Prints what a sheet says where it has no dimension sheet: what is missing, or the login it wants, with the picture. */
export function printInsteadOfDrawing(paper: Paper, { drawing, picture, sheet }: TechnicalDocument): void {
  if (drawing?.is === 'missing') printWords(paper, sheet, undrawnWords(drawing.missing));
  if (drawing?.is === 'after-login') printPictureInstead(paper, sheet, picture);
}

/**
 * Prints the dimension sheet on a page of its own, in its size: its scale stays true, and what prints the document fits the page to the
 * paper it has.
 */
export function printDimensionSheet(paper: Paper, { drawing }: TechnicalDocument): void {
  if (drawing?.is !== 'sheet') return;
  addSizedPage(paper, pageOfSheet(drawing.scene));
  drawScene(paper.pdf, drawing.scene);
}

/** What a heading takes above and below its words, and the words below it. */
const HEADING = 36;
const WORDS = 27;

function printWords(paper: Paper, { language }: TechnicalSheet, words: BilingualText, followedBy = 0): void {
  addHeading(paper, sheetText(SHEET_WORDS.dimensionDrawing, language), WORDS + followedBy);
  addWords(paper, sheetText(words, language));
}

/** How high the picture is that stands where the drawing would: smaller, where that spares it a page of its own. */
const PICTURE_HEIGHT = { most: 150, least: 48 };

function printPictureInstead(paper: Paper, sheet: TechnicalSheet, picture: string | undefined): void {
  const room = paper.bottom - paper.y - HEADING - WORDS;
  const { most, least } = PICTURE_HEIGHT;
  const height = picture === undefined ? 0 : room < least ? most : Math.min(most, room);
  printWords(paper, sheet, SHEET_WORDS.drawingAfterLogin, height);
  if (picture) addPicture(paper, picture, height);
}
