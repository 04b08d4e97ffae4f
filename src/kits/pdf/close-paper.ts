import { buffer } from 'node:stream/consumers';
import type { Paper } from './paper.ts';
import { drawRunningMatter } from './running-matter.ts';

/** Prints headers and footers, now that the number of pages is known, and gives the file. */
export async function closePaper(paper: Paper): Promise<Buffer> {
  paper.pages.forEach((running, index) => {
    paper.pdf.switchToPage(index);
    drawRunningMatter(paper, running, index + 1);
  });
  const file = buffer(paper.pdf);
  paper.pdf.end();
  return file;
}
