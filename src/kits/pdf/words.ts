import type { Paper } from './paper.ts';
import { drawLines, type Placement, type TextStyle, textLines } from './text.ts';
import { COLOURS, LEADING, SIZES } from './theme.ts';

/** One text, or the same in two languages: the second is printed smaller and lighter under the first. */
export type Words = string | { readonly main: string; readonly second: string };

/** Words broken into the lines of a column. */
export interface SetWords {
  readonly main: readonly string[];
  readonly second: readonly string[];
  readonly style: TextStyle;
  readonly height: number;
}

/** Breaks words into the lines of a column of the given width. */
export function setWords(paper: Paper, words: Words, width: number, style: TextStyle): SetWords {
  const { main, second } = typeof words === 'string' ? { main: words, second: '' } : words;
  const mainLines = textLines(paper, main, width, style);
  const secondLines = second === '' || second === main ? [] : textLines(paper, second, width, SECOND);
  const height = (mainLines.length * style.size + secondLines.length * SECOND.size) * LEADING;
  return { main: mainLines, second: secondLines, style, height };
}

/** Prints set words, the first baseline at `y`. */
export function drawWords(paper: Paper, words: SetWords, x: number, y: number, placement: Placement = {}): void {
  drawLines(paper, words.main, x, y, { ...words.style, ...placement });
  const below = (words.main.length - 1) * words.style.size * LEADING + SECOND.size * LEADING + 1;
  drawLines(paper, words.second, x, y + below, { ...SECOND, ...placement });
}

/** The first language of words, for places with room for one line. */
export function mainWords(words: Words): string {
  return typeof words === 'string' ? words : words.main;
}

const SECOND: TextStyle = { size: SIZES.second, colour: COLOURS.soft };
