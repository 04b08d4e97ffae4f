import type { Paper, RunningMatter } from './paper.ts';
import { drawPicture } from './picture.ts';
import { drawText } from './text.ts';
import { COLOURS, PAGE, SIZES } from './theme.ts';

const HEADER_BASELINE = 44;
const FOOTER_BASELINE = PAGE.height - 34;
const small = { size: SIZES.caption, colour: COLOURS.soft };

/** Prints the header (whose paper, what it is) and footer (where it comes from, page n of m) of one page. */
export function drawRunningMatter(paper: Paper, running: RunningMatter, page: number): void {
  const { left, width, options } = paper;
  drawBrand(paper);
  drawText(paper, running.header, left + width, HEADER_BASELINE, { ...small, align: 'right', within: width * 0.7 });
  drawRule(paper, HEADER_BASELINE + 9, paper.colour, 1);
  drawRule(paper, FOOTER_BASELINE - 13, COLOURS.line, 0.5);
  drawText(paper, running.footer, left, FOOTER_BASELINE, { ...small, within: width * 0.78 });
  const label = options.pageLabel(page, paper.pages.length);
  drawText(paper, label, left + width, FOOTER_BASELINE, { ...small, align: 'right', within: width * 0.2 });
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
