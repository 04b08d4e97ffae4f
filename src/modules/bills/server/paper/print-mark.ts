import type { Paper } from '#kits/pdf/paper.ts';
import { drawText, textWidth } from '#kits/pdf/text.ts';
import { COLOURS, PAGE } from '#kits/pdf/theme.ts';

const MARK = { size: 84, weight: 'bold', colour: COLOURS.red } as const;
const SLOPE = -40;
const OPACITY = 0.14;
/** The part of the page's width the mark takes at most. */
const WIDEST = 0.95;

/** Writes a text across every page so that nobody takes the paper for one in force, and all of it is still read. */
export function printMark(paper: Paper, text: string): void {
  const [x, y] = [PAGE.width / 2, PAGE.height / 2];
  const width = textWidth(paper, text, MARK);
  const size = MARK.size * Math.min(1, (PAGE.width * WIDEST) / width);
  paper.pages.forEach((_page, index) => {
    paper.pdf.switchToPage(index);
    paper.pdf.save();
    paper.pdf.rotate(SLOPE, { origin: [x, y] });
    paper.pdf.fillOpacity(OPACITY);
    drawText(paper, text, x, y + size / 3, { ...MARK, size, align: 'center' });
    paper.pdf.restore();
  });
}
