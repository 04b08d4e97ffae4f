import { addGrid } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { drawSymbol } from '#kits/pdf/symbol.ts';
import { drawText, textWidth } from '#kits/pdf/text.ts';
import { COLOURS, SIZES } from '#kits/pdf/theme.ts';
import { drawWords, setWords } from '#kits/pdf/words.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { SheetRow } from '#product/sheet.ts';
import { gridRows } from './grid-rows.ts';

/** Prints the performance figures: the deciding ones first and large, everything else as a grid. */
export function printPerformance(paper: Paper, sheet: TechnicalSheet): void {
  const key = sheet.keyFigures.flatMap((symbol) => sheet.performance.find((row) => row.symbol === symbol) ?? []);
  const rest = sheet.performance.filter((row) => !key.includes(row));
  if (sheet.performance.length === 0) return;
  addHeading(paper, sheetText(SHEET_WORDS.performance, sheet.language), STRIP_HEIGHT);
  if (key.length > 0) printStrip(paper, sheet, key);
  addGrid(paper, gridRows(rest, sheet), { numbers: true, labelShare: 0.6 });
}

const STRIP_HEIGHT = 62;
const FIGURE_BASELINE = 46;

function printStrip(paper: Paper, sheet: TechnicalSheet, rows: readonly SheetRow[]): void {
  const width = paper.width / rows.length;
  paper.y += 4;
  rows.forEach((row, index) => {
    printFigure(paper, sheet, row, paper.left + index * width, width);
  });
  paper.y += STRIP_HEIGHT - 4;
}

function printFigure(paper: Paper, sheet: TechnicalSheet, row: SheetRow, x: number, width: number): void {
  const label = setWords(paper, sheetText(row.label, sheet.language), width - 30, { size: 8, colour: COLOURS.soft });
  const left = x === paper.left ? x : x + 10;
  if (x > paper.left) paper.pdf.rect(x, paper.y + 4, 0.5, STRIP_HEIGHT - 16).fill(COLOURS.line);
  drawWords(paper, label, left, paper.y + 12, { within: width - 32 });
  if (row.symbol)
    drawSymbol(paper, row.symbol, x + width - 8, paper.y + 12, { size: SIZES.body, colour: COLOURS.soft });
  const value = sheetText(row.value, sheet.language).main;
  const style = { size: 17, weight: 'bold', within: width - 18 } as const;
  const end = left + drawText(paper, value, left, paper.y + FIGURE_BASELINE, style);
  const room = x + width - end - 4;
  if (row.unit && textWidth(paper, row.unit, UNIT) <= room)
    drawText(paper, row.unit, end + 3, paper.y + FIGURE_BASELINE, UNIT);
}

const UNIT = { size: 8.5, colour: COLOURS.soft };
