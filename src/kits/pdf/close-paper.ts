import { buffer } from 'node:stream/consumers';
import type { Paper } from './paper.ts';
import { drawRunningMatter, drawSideMatter } from './running-matter.ts';

/** Prints headers and footers, now that the number of pages is known, and gives the file. */
export async function closePaper(paper: Paper): Promise<Buffer> {
  paper.pages.forEach(({ size, ...running }, index) => {
    paper.pdf.switchToPage(index);
    if (size === undefined) drawRunningMatter(paper, running, index + 1);
    else drawSideMatter(paper, running, { page: index + 1, size });
  });
  const file = buffer(paper.pdf);
  paper.pdf.end();
  return file;
}
