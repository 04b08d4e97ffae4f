/// <reference path="./svg-to-pdfkit.d.ts" />
import svgToPdf from 'svg-to-pdfkit';
import { addPage, type Paper } from './paper.ts';
import { printable } from './printable.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ALIGNMENTS = { left: 'xMinYMid meet', center: 'xMidYMid meet' } as const;

/** Prints an SVG drawing as large as it fits into a box. Lines stay lines and text stays text. */
export function drawPicture(paper: Paper, svg: string, box: Box, align: keyof typeof ALIGNMENTS = 'center'): void {
  paper.pdf.save();
  svgToPdf(paper.pdf, printable(svg), box.x, box.y, {
    width: box.width,
    height: box.height,
    preserveAspectRatio: ALIGNMENTS[align],
    assumePt: true,
    fontCallback: (_family, bold) => (bold ? 'bold' : 'regular'),
    // A drawing must not reach for files of the server or for the network.
    imageCallback: () => '',
    documentCallback: () => '',
    warningCallback: () => undefined,
  });
  paper.pdf.restore();
}

/** A drawing over the page's width at the cursor, `height` high, on the next page if this one has not the room. */
export function addPicture(paper: Paper, svg: string, height: number): void {
  const fitting = Math.min(height, paper.bottom - paper.top);
  if (paper.y + fitting > paper.bottom && paper.y > paper.top) addPage(paper);
  drawPicture(paper, svg, { x: paper.left, y: paper.y, width: paper.width, height: fitting });
  paper.y += fitting;
}
