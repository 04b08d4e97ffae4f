import PDFDocument from 'pdfkit';
import { fontFile } from './fonts.ts';
import { printable } from './printable.ts';
import { COLOURS, PAGE } from './theme.ts';

/** Whose paper it is. Without a logo the name stands in its place. */
export interface Brand {
  readonly name: string;
  /** Replaces the portal's petrol, `#rrggbb`. */
  readonly colour?: string;
  /** An SVG drawing, printed 18 pt high. */
  readonly logo?: string;
}

/** What repeats on every page until it is changed: `header` at the top right, `footer` at the bottom left. */
export interface RunningMatter {
  readonly header: string;
  readonly footer: string;
}

/** The size of a page, points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What repeats on one page; of a page of its own size it stands upright in the margin that is bound. */
export interface PaperPage extends RunningMatter {
  readonly size?: PageSize;
}

export interface PaperOptions {
  readonly brand: Brand;
  readonly title: string;
  readonly subject?: string;
  readonly language: 'zh-CN' | 'en';
  /** Written into the file as its creation date; the same input with the same date makes the same bytes. */
  readonly createdAt: Date;
  readonly running: RunningMatter;
  readonly pageLabel: (page: number, total: number) => string;
  /** Leaves the content streams readable, for inspection. */
  readonly uncompressed?: boolean;
}

/** A document being printed: everything is placed at `y` and moves it down. All lengths are points. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly options: PaperOptions;
  readonly colour: string;
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** The pages, in order. */
  readonly pages: PaperPage[];
  /** Widths of texts at size 1, by weight and text. */
  readonly widths: Map<string, number>;
  running: RunningMatter;
  /** Whether headings and rows stand closer than usual, where that spares a page. */
  isDense: boolean;
  y: number;
}

/** Opens an A4 document with its first page. */
export function openPaper(options: PaperOptions): Paper {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // No font of the reader's machine: only the embedded ones.
    font: '',
    pdfVersion: '1.7',
    lang: options.language,
    displayTitle: true,
    compress: !options.uncompressed,
    info: documentInfo(options),
  });
  pdf.registerFont('regular', fontFile('regular'));
  pdf.registerFont('bold', fontFile('bold'));
  const paper: Paper = {
    pdf,
    options,
    colour: options.brand.colour ?? COLOURS.primary,
    left: PAGE.side,
    width: PAGE.width - 2 * PAGE.side,
    top: PAGE.top,
    bottom: PAGE.height - PAGE.bottom,
    pages: [],
    widths: new Map(),
    running: options.running,
    isDense: false,
    y: PAGE.top,
  };
  addPage(paper);
  return paper;
}

/** Starts a new page. */
export function addPage(paper: Paper): void {
  paper.pdf.addPage();
  paper.pages.push(paper.running);
  paper.y = paper.top;
}

/** Starts a page of its own size, to be filled whole by whoever wants it; what follows begins on a new one. */
export function addSizedPage(paper: Paper, size: PageSize): void {
  paper.pdf.addPage({ size: [size.width, size.height], margin: 0 });
  paper.pages.push({ ...paper.running, size });
  paper.y = paper.bottom;
}

/** Starts a new page if less than `height` is left on this one; says whether it did. A full page's worth never asks twice. */
export function keepTogether(paper: Paper, height: number): boolean {
  if (paper.y + height <= paper.bottom || paper.y === paper.top) return false;
  addPage(paper);
  return true;
}

function documentInfo({ title, subject, brand, createdAt }: PaperOptions): PDFKit.DocumentInfo {
  return {
    Title: printable(title),
    ...(subject === undefined ? {} : { Subject: printable(subject) }),
    Author: printable(brand.name),
    Creator: printable(brand.name),
    Producer: printable(brand.name),
    CreationDate: createdAt,
    ModDate: createdAt,
  };
}
