import type { Brand } from '#kits/pdf/paper.ts';
import type { Annex } from '#modules/documents/domain/annexes.ts';
import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { drawingToSvg } from '#modules/drawings/domain/svg.ts';
import type { Drawing } from '#product/drawing.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

/** One configuration to print, as data that goes from thread to thread: its picture as a drawing. */
export interface PrintableDocument {
  readonly sheet: TechnicalSheet;
  readonly picture?: Drawing;
  readonly drawingAfterLogin?: true;
  readonly annexes?: readonly Annex[];
}

export interface PrintOrder {
  readonly documents: readonly [PrintableDocument, ...PrintableDocument[]];
  readonly brand: Brand;
}

/** Prints configurations into one PDF: the work of the job `TECHNICAL_PDF`. */
export function work({ documents: [first, ...others], brand }: PrintOrder): Promise<Uint8Array> {
  return renderTechnicalPdf([withPicture(first), ...others.map(withPicture)], { brand });
}

function withPicture({ picture, ...document }: PrintableDocument): TechnicalDocument {
  return { ...document, ...(picture && { picture: drawingToSvg(picture, undefined, INK_ON_PAPER) }) };
}

/** A PDF knows no theme: the colours of the printed page. */
const INK_ON_PAPER = { ink: '#1b2733', ground: '#ffffff', accent: '#0b5f73' };
