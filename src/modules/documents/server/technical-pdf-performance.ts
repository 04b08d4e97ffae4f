import { addGrid } from '#kits/pdf/grid.ts';
import { addHeading } from '#kits/pdf/heading.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { drawSymbol } from '#kits/pdf/symbol.ts';
import { drawText, textWidth } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import { drawWords, type SetWords, setWords } from '#kits/pdf/words.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import type { SheetRow } from '#product/sheet.ts';
import { gridRows } from './grid-rows.ts';

/** Prints the performance figures: the deciding ones first and large, everything else as a grid. */
export function printPerformance(paper: Paper, sheet: TechnicalSheet): void {
  const key = sheet.keyFigures.flatMap((symbol) => sheet.performance.find((row) => row.symbol === symbol) ?? []);
  const rest = sheet.performance.filter((row) => !key.includes(row));
  if (sheet.performance.length === 0) return;
  const strip = setStrip(paper, sheet, key);
  addHeading(paper, sheetText(SHEET_WORDS.performance, sheet.language), STRIP_HEIGHT + strip.more);
  if (key.length > 0) printStrip(paper, sheet, strip);
  addGrid(paper, gridRows(rest, sheet), { numbers: true, labelShare: 0.6 });
}

const STRIP_HEIGHT = 62;
const FIGURE_BASELINE = 46;
const LABEL = { size: 8, colour: COLOURS.soft };
/** What of a column is left to the line before it and the symbol behind the label. */
const BESIDE_LABEL = 32;
/** What two lines of a label take, for which a strip has room. */
const LABEL_HEIGHT = 2 * LABEL.size * LEADING;

/** Figures with their labels in the lines of their columns, and what the longest label needs beyond two lines. */
interface Strip {
  readonly figures: readonly { readonly row: SheetRow; readonly label: SetWords }[];
  readonly width: number;
  readonly more: number;
}

function setStrip(paper: Paper, { language }: TechnicalSheet, rows: readonly SheetRow[]): Strip {
  const width = paper.width / rows.length;
  const figures = rows.map((row) => ({
    row,
    label: setWords(paper, sheetText(row.label, language), width - BESIDE_LABEL, LABEL),
  }));
  const more = Math.max(0, ...figures.map(({ label }) => label.height - LABEL_HEIGHT));
  return { figures, width, more };
}

function printStrip(paper: Paper, sheet: TechnicalSheet, strip: Strip): void {
  paper.y += 4;
  strip.figures.forEach((_, index) => {
    printFigure(paper, sheet, strip, index);
  });
  paper.y += STRIP_HEIGHT + strip.more - 4;
}

function printFigure(paper: Paper, sheet: TechnicalSheet, { figures, width, more }: Strip, index: number): void {
  const { [index]: figure } = figures;
  if (figure === undefined) return;
  const { row, label } = figure;
  const x = paper.left + index * width;
  const baseline = paper.y + FIGURE_BASELINE + more;
  const left = x === paper.left ? x : x + 10;
  if (x > paper.left) paper.pdf.rect(x, paper.y + 4, 0.5, STRIP_HEIGHT + more - 16).fill(COLOURS.line);
  drawWords(paper, label, left, paper.y + 12, { within: width - BESIDE_LABEL });
  if (row.symbol)
    drawSymbol(paper, row.symbol, x + width - 8, paper.y + 12, { size: SIZES.body, colour: COLOURS.soft });
  const value = sheetText(row.value, sheet.language).main;
  const style = { size: 17, weight: 'bold', within: width - 18 } as const;
  const end = left + drawText(paper, value, left, baseline, style);
  const room = x + width - end - 4;
  if (row.unit && textWidth(paper, row.unit, UNIT) <= room) drawText(paper, row.unit, end + 3, baseline, UNIT);
}

const UNIT = { size: 8.5, colour: COLOURS.soft };
