export { type AskedProduct, judgedProduct } from './asked-product.ts';
export { drawingDeskOf, drawingFormatOf } from './drawings/drawing-desk.ts';
export { pdfOf, refuseMuchPrinting } from './print-documents.ts';
export { printableDocument } from './printable-document.ts';
