import { addGrid } from '#kits/pdf/grid.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { type Box, drawPicture } from '#kits/pdf/picture.ts';
import { ascent, drawLines, drawText, type TextStyle, textLines, textWidth } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import { sheetText } from '#modules/documents/domain/technical-sheet.ts';
import { gridRows } from './grid-rows.ts';
import type { TechnicalDocument } from './technical-document.ts';

const PICTURE = { width: 200, height: 168, gap: 24, padding: 8 };
const SMALLEST_CODE = 14;

/** What it is: title, the type code large, the full type code, identification beside the picture. */
export function printHead(paper: Paper, document: TechnicalDocument): void {
  const { sheet } = document;
  const { main, second } = sheetText(sheet.title, sheet.language);
  paper.y += 4;
  addLine(paper, second === '' ? main : `${main}  ${second}`, { size: SIZES.body, colour: COLOURS.soft });
  addCode(paper, sheet.typeCode);
  if (sheet.productName !== sheet.typeCode) addLines(paper, sheet.productName, { size: 10 });
  if (sheet.fullTypeCode !== sheet.typeCode) addLines(paper, sheet.fullTypeCode, { size: 8.5, colour: COLOURS.soft });
  paper.y += 12;
  printIdentification(paper, document);
}

function addCode(paper: Paper, code: string): void {
  const natural = textWidth(paper, code, { size: 1, weight: 'bold' });
  const size = Math.max(SMALLEST_CODE, Math.min(SIZES.display, paper.width / natural));
  addLines(paper, code, { size, weight: 'bold' });
}

function addLine(paper: Paper, text: string, style: TextStyle): void {
  drawText(paper, text, paper.left, paper.y + ascent(style.size), { ...style, within: paper.width });
  paper.y += style.size * LEADING;
}

function addLines(paper: Paper, text: string, style: TextStyle): void {
  const lines = textLines(paper, text, paper.width, style);
  drawLines(paper, lines, paper.left, paper.y + ascent(style.size), style);
  paper.y += lines.length * style.size * LEADING + 1;
}

function printIdentification(paper: Paper, { sheet, picture }: TechnicalDocument): void {
  const rows = gridRows(sheet.identification, sheet);
  if (!picture) {
    addGrid(paper, rows);
    return;
  }
  const page = paper.pages.length;
  const top = paper.y;
  const box = { x: paper.left + paper.width - PICTURE.width, y: top, width: PICTURE.width, height: PICTURE.height };
  drawFramed(paper, picture, box);
  addGrid(paper, rows, { columns: 1, width: paper.width - PICTURE.width - PICTURE.gap });
  if (paper.pages.length === page) paper.y = Math.max(paper.y, top + PICTURE.height);
}

function drawFramed(paper: Paper, picture: string, box: Box): void {
  const { padding } = PICTURE;
  paper.pdf.roundedRect(box.x, box.y, box.width, box.height, 4).fill(COLOURS.ground);
  const inner = {
    x: box.x + padding,
    y: box.y + padding,
    width: box.width - 2 * padding,
    height: box.height - 2 * padding,
  };
  drawPicture(paper, picture, inner);
}
