import { addGrid } from '#kits/pdf/grid.ts';
import type { Paper } from '#kits/pdf/paper.ts';
import { type Box, drawPicture } from '#kits/pdf/picture.ts';
import { drawQrCode, qrCodeOf, qrCodeSize } from '#kits/pdf/qr-code.ts';
import { ascent, drawLines, drawText, type TextStyle, textLines, textWidth } from '#kits/pdf/text.ts';
import { COLOURS, LEADING, SIZES } from '#kits/pdf/theme.ts';
import { SHEET_WORDS } from '#modules/documents/domain/sheet-words.ts';
import { sheetText, type TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { gridRows } from './grid-rows.ts';
import type { TechnicalDocument } from './technical-document.ts';

const PICTURE = { width: 200, height: { usual: 168, dense: 132 }, gap: 24, padding: 8 };
const SMALLEST_CODE = 14;

/** What it is: title, the type code large, the full type code, beside them how it is opened; identification beside the picture. */
export function printHead(paper: Paper, document: TechnicalDocument): void {
  const { sheet } = document;
  paper.y += 4;
  if (sheet.address === undefined) printNames(paper, sheet, paper.width);
  else printWithAddress(paper, sheet, sheet.address);
  paper.y += 12;
  printIdentification(paper, document);
}

const QR_CODE = { least: 62, gap: 18 };

/** The names beside the code of the address; both the code and the address in words lead there. */
function printWithAddress(paper: Paper, sheet: TechnicalSheet, address: string): void {
  const code = qrCodeOf(address);
  const size = qrCodeSize(code, QR_CODE.least);
  const top = paper.y + 2;
  const x = paper.left + paper.width - size;
  drawQrCode(paper, code, { x, y: top, size });
  paper.pdf.link(x, top, size, size, address);
  const width = paper.width - size - QR_CODE.gap;
  printNames(paper, sheet, width);
  const { main, second } = sheetText(SHEET_WORDS.address, sheet.language);
  paper.y += 3;
  addLines(paper, second === '' ? main : `${main}  ${second}`, ADDRESS_WORDS, width);
  const addressTop = paper.y;
  addLines(paper, address, ADDRESS, width);
  paper.pdf.link(paper.left, addressTop, width, paper.y - addressTop, address);
  paper.y = Math.max(paper.y, top + size);
}

const ADDRESS_WORDS: TextStyle = { size: SIZES.second, weight: 'bold', colour: COLOURS.soft };
const ADDRESS: TextStyle = { size: SIZES.second, colour: COLOURS.soft };

function printNames(paper: Paper, sheet: TechnicalSheet, width: number): void {
  const { main, second } = sheetText(sheet.title, sheet.language);
  addLine(paper, second === '' ? main : `${main}  ${second}`, { size: SIZES.body, colour: COLOURS.soft }, width);
  addCode(paper, sheet.typeCode, width);
  if (sheet.productName !== sheet.typeCode) addLines(paper, sheet.productName, { size: 10 }, width);
  if (sheet.fullTypeCode !== sheet.typeCode)
    addLines(paper, sheet.fullTypeCode, { size: 8.5, colour: COLOURS.soft }, width);
  if (sheet.mark) {
    const words = sheetText(sheet.mark, sheet.language);
    addLines(paper, [words.main, words.second].filter(Boolean).join('  '), MARK, width);
  }
}

/** What is to be confirmed stands out as on the screen. */
const MARK: TextStyle = { size: SIZES.body, weight: 'bold', colour: COLOURS.amber };

function addCode(paper: Paper, code: string, width: number): void {
  const natural = textWidth(paper, code, { size: 1, weight: 'bold' });
  const size = Math.max(SMALLEST_CODE, Math.min(SIZES.display, width / natural));
  addLines(paper, code, { size, weight: 'bold' }, width);
}

function addLine(paper: Paper, text: string, style: TextStyle, width: number): void {
  drawText(paper, text, paper.left, paper.y + ascent(style.size), { ...style, within: width });
  paper.y += style.size * LEADING;
}

function addLines(paper: Paper, text: string, style: TextStyle, width: number): void {
  const lines = textLines(paper, text, width, style);
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
  const height = PICTURE.height[paper.isDense ? 'dense' : 'usual'];
  const box = { x: paper.left + paper.width - PICTURE.width, y: top, width: PICTURE.width, height };
  drawFramed(paper, picture, box);
  addGrid(paper, rows, { columns: 1, width: paper.width - PICTURE.width - PICTURE.gap });
  if (paper.pages.length === page) paper.y = Math.max(paper.y, top + height);
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
