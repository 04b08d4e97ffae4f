import { addPage, keepTogether, type Paper } from './paper.ts';
import { ascent, drawText, type TextStyle, textLines } from './text.ts';
import { LEADING, SIZES } from './theme.ts';
import { drawWords, setWords, type Words } from './words.ts';

/** A paragraph at the cursor, over as many pages as it needs. */
export function addParagraph(paper: Paper, text: string, style: TextStyle = { size: SIZES.body }): void {
  const height = style.size * LEADING;
  for (const line of textLines(paper, text, paper.width, style)) {
    if (paper.y + height > paper.bottom) addPage(paper);
    drawText(paper, line, paper.left, paper.y + ascent(style.size), style);
    paper.y += height;
  }
}

/** Words at the cursor over the page's width, kept together. */
export function addWords(paper: Paper, words: Words): void {
  const lines = setWords(paper, words, paper.width, { size: SIZES.body });
  keepTogether(paper, lines.height);
  drawWords(paper, lines, paper.left, paper.y + ascent(SIZES.body));
  paper.y += lines.height + (lines.second.length > 0 ? 2 : 0);
}
