import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fontFile } from '#kits/pdf/fonts.ts';
import { printable } from '#kits/pdf/printable.ts';
import { arcPath, figure } from '#modules/drawings/domain/sheet/arc-path.ts';
import { EM } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { DASHES } from '#modules/drawings/domain/sheet/line-dashes.ts';
import {
  LINE_WIDTHS,
  type SheetItem,
  type SheetLayer,
  type SheetScene,
  type SheetText,
} from '#modules/drawings/domain/sheet/sheet-scene.ts';
import type { DrawingTitle } from './sheet-request.ts';

/** Points of a millimetre. */
const POINTS = 72 / 25.4;
const SHARE = { left: 0, middle: 0.5, right: 1 } as const;
/** A file has a day: the same drawing has the same. */
const DAY = new Date('2000-01-01T00:00:00Z');

/** A sheet as PDF, in its size, with texts that can be selected. */
export async function sheetPdf(scene: SheetScene, { language, maker }: DrawingTitle): Promise<Uint8Array> {
  const { dimensions, items, sheet, title } = scene;
  const name = printable(maker);
  const pdf = new PDFDocument({
    size: [sheet.w * POINTS, sheet.h * POINTS],
    ...{ margin: 0, font: '', pdfVersion: '1.7', displayTitle: true, lang: language === 'en' ? 'en' : 'zh-CN' },
    info: { Title: printable(title), Author: name, Creator: name, Producer: name, CreationDate: DAY, ModDate: DAY },
  });
  pdf.registerFont('regular', fontFile('regular'));
  pdf.font('regular');
  const all = [...items, ...dimensions.flatMap((dimension) => dimension.items)];
  pdf.save();
  pdf.transform(POINTS, 0, 0, -POINTS, 0, sheet.h * POINTS);
  for (const layer of Object.keys(LINE_WIDTHS) as SheetLayer[]) drawLayer(pdf, layer, all);
  pdf.restore();
  for (const item of all) if (item.k === 'text') write(pdf, item, sheet.h);
  const file = buffer(pdf);
  pdf.end();
  return new Uint8Array(await file);
}

function drawLayer(pdf: PDFKit.PDFDocument, layer: SheetLayer, items: readonly SheetItem[]): void {
  const own = items.filter((item) => item.layer === layer && item.k !== 'text');
  if (own.length === 0) return;
  pdf.lineWidth(LINE_WIDTHS[layer]).lineCap('round').undash();
  dash(pdf, DASHES[layer]);
  for (const item of own) trace(pdf, item);
}

/** Dashes in the order on, off, on, off. */
function dash(pdf: PDFKit.PDFDocument, dashes: readonly number[] | undefined): void {
  // The types know one length; the library takes an array of them, as its documentation says.
  if (dashes !== undefined) pdf.dash([...dashes] as unknown as number, {});
}

function trace(pdf: PDFKit.PDFDocument, item: SheetItem): void {
  if (item.k === 'line')
    pdf
      .moveTo(...item.from)
      .lineTo(...item.to)
      .stroke();
  if (item.k === 'arc') pdf.path(arcPath(item, ([x, y]) => `${figure(x)} ${figure(y)}`, 1)).stroke();
  if (item.k === 'fill') pdf.polygon(...item.points.map(([x, y]) => [x, y])).fill();
}

/** A text by its baseline: upright ones are turned about it. */
function write(
  pdf: PDFKit.PDFDocument,
  { align, at: [x, y], height, text, turn }: SheetText,
  sheetHeight: number,
): void {
  const written = printable(text);
  pdf.fontSize(height * EM * POINTS);
  const [left, base] = [x * POINTS, (sheetHeight - y) * POINTS];
  const before = pdf.widthOfString(written) * SHARE[align];
  pdf.save();
  if (turn === 90) pdf.rotate(-90, { origin: [left, base] });
  pdf.text(written, left - before, base, { lineBreak: false, baseline: 'alphabetic' });
  pdf.restore();
}
