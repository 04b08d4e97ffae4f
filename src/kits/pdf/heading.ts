import { keepTogether, type Paper } from './paper.ts';
import { drawText } from './text.ts';
import { COLOURS, SIZES } from './theme.ts';
import type { Words } from './words.ts';

const SPACE_BEFORE = { usual: 16, dense: 6 };
const HEIGHT = 20;

/** A section's heading; it moves to the next page unless `followedBy` points of what it heads fit under it. */
export function addHeading(paper: Paper, words: Words, followedBy = 48): void {
  if (paper.y > paper.top) paper.y += SPACE_BEFORE[paper.isDense ? 'dense' : 'usual'];
  keepTogether(paper, HEIGHT + followedBy);
  const baseline = paper.y + 11;
  const { main, second } = typeof words === 'string' ? { main: words, second: '' } : words;
  const style = { size: SIZES.heading, weight: 'bold', colour: paper.colour } as const;
  const width = drawText(paper, main, paper.left, baseline, { ...style, within: paper.width * 0.6 });
  const rest = { size: SIZES.caption, colour: COLOURS.soft, within: paper.width - width - 8 };
  if (second !== main) drawText(paper, second, paper.left + width + 8, baseline, rest);
  paper.pdf.rect(paper.left, paper.y + HEIGHT - 3, paper.width, 0.75).fill(paper.colour);
  paper.y += HEIGHT;
}
