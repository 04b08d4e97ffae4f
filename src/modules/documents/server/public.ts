export { type AskedProduct, judgedProduct } from './asked-product.ts';
export { pdfOf, refuseMuchPrinting } from './print-documents.ts';
export { printableDocument } from './printable-document.ts';
