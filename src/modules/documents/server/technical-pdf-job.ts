import type { Brand } from '#kits/pdf/paper.ts';
import { LINE_PICTURES } from '#lines/pictures.ts';
import { LINE_SOLIDS } from '#lines/solids.ts';
import type { Annex } from '#modules/documents/domain/annexes.ts';
import { withCautions } from '#modules/documents/domain/mounting-cautions.ts';
import type { TechnicalSheet } from '#modules/documents/domain/technical-sheet.ts';
import { cautionsOf } from '#modules/drawings/domain/collisions.ts';
import { productPicture } from '#modules/drawings/domain/picture/line-pictures.ts';
import { drawingToSvg } from '#modules/drawings/domain/svg.ts';
import type { Drawing } from '#product/drawing.ts';
import { drawingOfProduct, type ProductOrder } from './drawings/drawing-of-product.ts';
import { referenceDimensions } from './drawings/reference-dimensions.ts';
import type { DrawingTitle } from './drawings/sheet-request.ts';
import type { TechnicalDocument } from './technical-document.ts';
import { renderTechnicalPdf } from './technical-pdf.ts';

/** A product whose dimension sheet is printed, with its mass, where that is known; or what is in the way alone, and that drawings want a login. */
type ProductToPrint = Omit<ProductOrder, 'title'> & Pick<DrawingTitle, 'mass'> & { readonly isAfterLogin?: true };

/** One configuration to print, as data that goes from thread to thread: its picture by its name. */
export interface PrintableDocument {
  readonly sheet: TechnicalSheet;
  readonly picture?: { readonly line: string; readonly name: string };
  readonly drawing?: ProductToPrint;
  readonly annexes?: readonly Annex[];
}

export interface PrintOrder {
  readonly documents: readonly [PrintableDocument, ...PrintableDocument[]];
  readonly brand: Brand;
}

/** Prints configurations into one PDF: the work of the job `TECHNICAL_PDF`. */
export function work({ documents: [first, ...others], brand }: PrintOrder): Promise<Uint8Array> {
  const drawn = (document: PrintableDocument) => withDrawings(document, brand);
  return renderTechnicalPdf([drawn(first), ...others.map(drawn)], { brand });
}

function withDrawings({ drawing, picture, ...rest }: PrintableDocument, brand: Brand): TechnicalDocument {
  const drawn = picture && pictureOf(picture);
  const document = { ...rest, ...(drawn && { picture: drawingToSvg(drawn, undefined, INK_ON_PAPER) }) };
  return drawing === undefined ? document : withSheet(document, drawing, brand);
}

function pictureOf({ line, name }: NonNullable<PrintableDocument['picture']>): Drawing | undefined {
  const pictures = LINE_PICTURES.get(line);
  return pictures && productPicture(pictures, name, referenceDimensions());
}

/** With the dimension sheet of its product, the same as its drawing as PDF, and what is in the way; or with what it lacks. */
function withSheet(
  document: TechnicalDocument,
  { isAfterLogin, mass, ...product }: ProductToPrint,
  brand: Brand,
): TechnicalDocument {
  const order = { ...product, title: { ...titleOf(document.sheet, brand), mass } };
  const drawing = drawingOfProduct(order, { solids: LINE_SOLIDS, dimensions: referenceDimensions() });
  const gate = isAfterLogin && ({ is: 'after-login' } as const);
  if (!drawing.ok) return { ...document, drawing: gate ?? { is: 'missing', missing: drawing.refusal.missing } };
  const cautions = cautionsOf(drawing.value.drawn.model);
  const { annexes, sheet } = document;
  return {
    ...document,
    sheet: withCautions(sheet, cautions),
    ...(annexes && { annexes: annexes.map((annex) => withCautions(annex, cautions)) }),
    drawing: gate ?? { is: 'sheet', scene: drawing.value.scene() },
  };
}

function titleOf(
  { fullTypeCode, language, productName, release }: TechnicalSheet,
  { name: maker }: Brand,
): DrawingTitle {
  const locale = language === 'en' ? 'en' : 'zh-cn';
  return { ...{ name: fullTypeCode, productName, release, maker, language, locale }, method: 'first', detail: 'full' };
}

/** A PDF knows no theme: the colours of the printed page, and lines of half a point where a picture is as large as in its head. */
const INK_ON_PAPER = { ink: '#1b2733', ground: '#ffffff', accent: '#0b5f73', weight: 0.5 };
