import type { Chapter } from '#kits/markdown/blocks.ts';
import { type FiguresNamed, piecesOfBlocks } from './block-pieces.ts';
import { closePaper } from './close-paper.ts';
import { flow, type Piece } from './flow.ts';
import { addPage, openPaper, type Paper, type PaperOptions } from './paper.ts';
import { addParagraph } from './paragraph.ts';
import { ascent, drawText, type TextStyle } from './text.ts';
import { COLOURS, LEADING, SIZES } from './theme.ts';

/** A text of chapters with its contents in front. */
export interface Booklet {
  /** What it is about, printed large, and below it what it is. */
  readonly title: string;
  readonly subtitle: string;
  /** What is to be known before it is read. */
  readonly lead: string;
  readonly contents: string;
  readonly chapters: readonly Chapter[];
  readonly figures: FiguresNamed;
}

/** Prints a booklet: its contents with links and page numbers in front, then its chapters. The same booklet makes the same bytes. */
export function printBooklet(booklet: Booklet, options: PaperOptions): Promise<Buffer> {
  const paper = openPaper(options);
  const top = printFront(paper, booklet);
  addPage(paper);
  const pages: number[] = [];
  const pieces = booklet.chapters.flatMap(({ title, blocks }, index): readonly Piece[] => [
    chapterPiece(paper, { title, number: index + 1, isFirst: index === 0 }, pages),
    ...piecesOfBlocks(paper, blocks, String(index + 1), booklet.figures),
  ]);
  flow(paper, pieces);
  printContents(paper, booklet.chapters, pages, top);
  return closePaper(paper);
}

const TITLE: TextStyle = { size: SIZES.display, weight: 'bold' };
const SUBTITLE: TextStyle = { size: SIZES.title };
const CHAPTER: TextStyle = { size: 13, weight: 'bold' };
const ENTRY: TextStyle = { size: 10 };
const ENTRY_HEIGHT = 19;
const RULE = 8;

/** Prints what stands above the contents; gives where they begin. */
function printFront(paper: Paper, { title, subtitle, lead, contents }: Booklet): number {
  paper.y += 24;
  addParagraph(paper, title, { ...TITLE, colour: paper.colour });
  addParagraph(paper, subtitle, SUBTITLE);
  paper.y += 14;
  addParagraph(paper, lead, { size: SIZES.body, colour: COLOURS.soft });
  paper.y += 22;
  addParagraph(paper, contents, CHAPTER);
  return paper.y + 4;
}

function chapterPiece(
  paper: Paper,
  { title, number, isFirst }: { readonly title: string; readonly number: number; readonly isFirst: boolean },
  pages: number[],
): Piece {
  return {
    height: CHAPTER.size * LEADING + RULE,
    space: isFirst ? 0 : 26,
    isHeld: true,
    draw() {
      pages.push(paper.pages.length);
      paper.pdf.outline.addItem(`${number}  ${title}`);
      paper.pdf.addNamedDestination(destinationOf(number), 'XYZ', paper.left, paper.y - 8, null);
      const baseline = paper.y + ascent(CHAPTER.size);
      drawText(paper, String(number), paper.left, baseline, { ...CHAPTER, colour: paper.colour });
      drawText(paper, title, paper.left + NUMBER_WIDTH, baseline, CHAPTER);
      paper.y += CHAPTER.size * LEADING + RULE;
      paper.pdf.rect(paper.left, paper.y - RULE + 2, paper.width, 0.75).fill(paper.colour);
    },
  };
}

const NUMBER_WIDTH = 24;

/** Prints the contents on the first page, now that it is known where the chapters stand. */
function printContents(paper: Paper, chapters: readonly Chapter[], pages: readonly number[], top: number): void {
  paper.pdf.switchToPage(0);
  chapters.forEach(({ title }, index) => {
    const number = index + 1;
    const y = top + index * ENTRY_HEIGHT;
    const baseline = y + ascent(ENTRY.size) + 2;
    drawText(paper, String(number), paper.left, baseline, { ...ENTRY, weight: 'bold', colour: paper.colour });
    drawText(paper, title, paper.left + NUMBER_WIDTH, baseline, ENTRY);
    drawText(paper, String(pages[index] ?? ''), paper.left + paper.width, baseline, { ...ENTRY, align: 'right' });
    paper.pdf.rect(paper.left, y + ENTRY_HEIGHT - 0.25, paper.width, 0.5).fill(COLOURS.line);
    paper.pdf.goTo(paper.left, y, paper.width, ENTRY_HEIGHT, destinationOf(number));
  });
}

function destinationOf(number: number): string {
  return `chapter-${number}`;
}
