import type { BilingualText } from '#kernel/locale.ts';
import { addGrid, heldHeight } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { addParagraph, addWords } from '#kits/pdf/paragraph.ts';
import { COLOURS, SIZES } from '#kits/pdf/theme.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { filledSections, sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { SheetSection, SheetText } from '#product/sheet.ts';
import { gridRows } from './grid-rows.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { printCheck } from './technical-pdf-check.ts';
import { printInsteadOfDrawing } from './technical-pdf-drawing.ts';
import { printHead } from './technical-pdf-head.ts';
import { printPerformance } from './technical-pdf-performance.ts';

/** Prints one technical document from the top of the current page. */
export function printSheet(paper: Paper, document: TechnicalDocument): void {
  const { sheet } = document;
  printHead(paper, document);
  printPerformance(paper, sheet);
  if (sheet.demand && sheet.demand.rows.length > 0) printSection(paper, sheet, sheet.demand);
  if (sheet.check) printCheck(paper, sheet.check, sheet.language);
  printList(paper, sheet, SHEET_WORDS.notes, sheet.notes);
  for (const section of filledSections(sheet)) printSection(paper, sheet, section);
  printList(paper, sheet, SHEET_WORDS.standards, sheet.standards);
  printNote(paper, sheet, SHEET_WORDS.specialWishes, sheet.specialWishes);
  printNote(paper, sheet, SHEET_WORDS.remark, sheet.remark);
  printInsteadOfDrawing(paper, document);
}

const FIGURES = { numbers: true, labelShare: 0.7 } as const;
const PLAIN = { labelShare: 0.42 } as const;

/** Values under their heading. */
export function printSection(
  paper: Paper,
  sheet: TechnicalSheet,
  { heading, rows, areFigures, cautions = [], note }: SheetSection,
): void {
  const [printed, options] = [gridRows(rows, sheet), areFigures ? FIGURES : PLAIN];
  const isExplained = note !== undefined || cautions.length > 0;
  printHeading(paper, sheet, heading, heldHeight(paper, printed, options) + (isExplained ? TWO_LINES : 0));
  addGrid(paper, printed, options);
  if (note) printFootnote(paper, sheetText(note, sheet.language));
  if (cautions.length > 0) paper.y += 3;
  for (const caution of cautions) addWords(paper, sheetText(caution, sheet.language));
}

function printFootnote(paper: Paper, { main, second }: ReturnType<typeof sheetText>): void {
  paper.y += 3;
  for (const text of [main, second]) if (text !== '') addParagraph(paper, text, FOOTNOTE);
}

const FOOTNOTE = { size: SIZES.caption, colour: COLOURS.soft };

/** A heading in the language of the sheet, kept with what follows it. */
export function printHeading(paper: Paper, sheet: TechnicalSheet, heading: BilingualText, followedBy?: number): void {
  addHeading(paper, sheetText(heading, sheet.language), followedBy);
}

/** A heading over plain lines needs the room of one or two of them only. */
const TWO_LINES = 27;

/** A heading over texts of a line or two each. */
export function printList(
  paper: Paper,
  sheet: TechnicalSheet,
  heading: BilingualText,
  texts: readonly SheetText[],
): void {
  if (texts.length === 0) return;
  printHeading(paper, sheet, heading, TWO_LINES);
  for (const text of texts) addWords(paper, sheetText(text, sheet.language));
}

function printNote(paper: Paper, sheet: TechnicalSheet, heading: BilingualText, note: string | undefined): void {
  if (!note?.trim()) return;
  printHeading(paper, sheet, heading, TWO_LINES);
  addParagraph(paper, note.trim());
}
