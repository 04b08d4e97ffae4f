declare module 'svg-to-pdfkit' {
  interface SvgOptions {
    width?: number;
    height?: number;
    preserveAspectRatio?: string;
    assumePt?: boolean;
    fontCallback?: (family: string, bold: boolean, italic: boolean) => string;
    imageCallback?: (link: string) => string;
    documentCallback?: (file: string) => string;
    warningCallback?: (warning: string) => void;
  }
  function svgToPdf(pdf: PDFKit.PDFDocument, svg: string, x: number, y: number, options?: SvgOptions): void;
  export = svgToPdf;
}
