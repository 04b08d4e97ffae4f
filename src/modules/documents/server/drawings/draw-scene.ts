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

/** Points of a millimetre. */
const POINTS = 72 / 25.4;
const SHARE = { left: 0, middle: 0.5, right: 1 } as const;

/** The size of a sheet in points. */
export function pageOfSheet({ sheet: { w, h } }: SheetScene): { readonly width: number; readonly height: number } {
  return { width: w * POINTS, height: h * POINTS };
}

/** Draws a sheet on the current page, which has its size, in ink; the document has the font `regular`. */
export function drawScene(pdf: PDFKit.PDFDocument, { dimensions, items, sheet }: SheetScene): void {
  const all = [...items, ...dimensions.flatMap((dimension) => dimension.items)];
  pdf.save();
  pdf.font('regular');
  pdf.transform(POINTS, 0, 0, -POINTS, 0, sheet.h * POINTS);
  for (const layer of Object.keys(LINE_WIDTHS) as SheetLayer[]) drawLayer(pdf, layer, all);
  pdf.restore();
  for (const item of all) if (item.k === 'text') write(pdf, item, sheet.h);
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
