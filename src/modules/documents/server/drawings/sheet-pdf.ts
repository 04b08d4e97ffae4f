import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { fontFile } from '#kits/pdf/fonts.ts';
import { printable } from '#kits/pdf/printable.ts';
import type { SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { drawScene, pageOfSheet } from './draw-scene.ts';
import type { DrawingTitle } from './sheet-request.ts';

/** A file has a day: the same drawing has the same. */
const DAY = new Date('2000-01-01T00:00:00Z');

/** A sheet as PDF, in its size, with texts that can be selected. */
export async function sheetPdf(scene: SheetScene, { language, maker }: DrawingTitle): Promise<Uint8Array> {
  const { width, height } = pageOfSheet(scene);
  const name = printable(maker);
  const pdf = new PDFDocument({
    size: [width, height],
    ...{ margin: 0, font: '', pdfVersion: '1.7', displayTitle: true, lang: language === 'en' ? 'en' : 'zh-CN' },
    info: {
      Title: printable(scene.title),
      Author: name,
      Creator: name,
      Producer: name,
      CreationDate: DAY,
      ModDate: DAY,
    },
  });
  pdf.registerFont('regular', fontFile('regular'));
  drawScene(pdf, scene);
  const file = buffer(pdf);
  pdf.end();
  return new Uint8Array(await file);
}
