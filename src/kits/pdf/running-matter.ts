import type { Paper, RunningMatter } from './paper.ts';
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
