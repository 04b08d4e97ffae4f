import type { PageSize, Paper, RunningMatter } from './paper.ts';
import { drawPicture } from './picture.ts';
import { drawLines, drawText, textLines } from './text.ts';
import { COLOURS, LEADING, PAGE, SIZES } from './theme.ts';

const HEADER_BASELINE = 44;
const FOOTER_BASELINE = PAGE.height - 34;
const small = { size: SIZES.caption, colour: COLOURS.soft };

/** Prints the header (whose paper, what it is) and footer (where it comes from, page n of m) of one page. */
export function drawRunningMatter(paper: Paper, running: RunningMatter, page: number): void {
  const { left, width, options } = paper;
  drawBrand(paper);
  drawHeader(paper, running.header);
  drawRule(paper, HEADER_BASELINE + 9, paper.colour, 1);
  drawRule(paper, FOOTER_BASELINE - 13, COLOURS.line, 0.5);
  drawText(paper, running.footer, left, FOOTER_BASELINE, { ...small, within: width * 0.78 });
  const label = options.pageLabel(page, paper.pages.length);
  drawText(paper, label, left + width, FOOTER_BASELINE, { ...small, align: 'right', within: width * 0.2 });
}

/** How far from the edge a text stands in the margin that is bound, points. */
const SIDE = 28;

/** Prints the footer of a page of its own size, read from the right, in the margin where it is bound: all else of it is its own. */
export function drawSideMatter(
  paper: Paper,
  { footer }: RunningMatter,
  { page, size: { height } }: { readonly page: number; readonly size: PageSize },
): void {
  const { options, pages, pdf } = paper;
  const [foot, length] = [height - SIDE, height - 2 * SIDE];
  pdf.save();
  pdf.rotate(-90, { origin: [SIDE, foot] });
  drawText(paper, footer, SIDE, foot, { ...small, within: length * 0.78 });
  const label = options.pageLabel(page, pages.length);
  drawText(paper, label, SIDE + length, foot, { ...small, align: 'right', within: length * 0.2 });
  pdf.restore();
}

/** What it is, its last line on the baseline: a type code with all its options takes more than one. */
function drawHeader(paper: Paper, header: string): void {
  const lines = textLines(paper, header, paper.width * 0.7, small);
  const top = HEADER_BASELINE - (lines.length - 1) * small.size * LEADING;
  drawLines(paper, lines, paper.left + paper.width, top, { ...small, align: 'right' });
}

function drawBrand(paper: Paper): void {
  const { brand } = paper.options;
  if (brand.logo) {
    drawPicture(paper, brand.logo, { x: paper.left, y: HEADER_BASELINE - 14, width: 120, height: 18 }, 'left');
    return;
  }
  drawText(paper, brand.name, paper.left, HEADER_BASELINE, {
    size: 11,
    weight: 'bold',
    colour: paper.colour,
    within: 150,
  });
}

function drawRule(paper: Paper, y: number, colour: string, thickness: number): void {
  paper.pdf.rect(paper.left, y - thickness / 2, paper.width, thickness).fill(colour);
}
