import type { Weight } from './fonts.ts';
import type { Paper } from './paper.ts';
import { printable } from './printable.ts';
import { drawText, type TextStyle, textWidth } from './text.ts';
import { beginsClosing, piecesOf } from './wrap-text.ts';

/** A run of text in one weight. */
export interface Span {
  readonly text: string;
  readonly weight?: Weight;
}

/** Spans in the lines of a column of the given width. */
export function richLines(
  paper: Paper,
  spans: readonly Span[],
  width: number,
  { size }: Pick<TextStyle, 'size'>,
): readonly (readonly Span[])[] {
  const lines: Span[][] = [];
  let line: Span[] = [];
  for (const atom of atomsOf(spans)) {
    if (line.length > 0 && widthOf(paper, trimmed([...line, ...atom]), size) > width) {
      lines.push(trimmed(line));
      line = [];
    }
    line.push(...atom);
  }
  return [...lines, trimmed(line)];
}

/** Prints one line of spans with its baseline at `y`. */
export function drawRichLine(paper: Paper, line: readonly Span[], x: number, y: number, style: TextStyle): void {
  let left = x;
  for (const { text, weight = 'regular' } of line) left += drawText(paper, text, left, y, { ...style, weight });
}

/** What may not be parted: pieces of text, and what of the next span closes the one before or goes on with its word. */
function atomsOf(spans: readonly Span[]): readonly (readonly Span[])[] {
  const atoms: Span[][] = [];
  for (const { text, weight = 'regular' } of spans) {
    for (const [index, piece] of piecesOf(printable(text)).entries()) {
      const before = index === 0 ? atoms.at(-1) : undefined;
      if (before && isJoined(before.at(-1)?.text ?? '', piece)) before.push({ text: piece, weight });
      else atoms.push([{ text: piece, weight }]);
    }
  }
  return atoms;
}

function isJoined(before: string, after: string): boolean {
  return beginsClosing(after) || (/[\w'-]$/.test(before) && /^[\w'-]/.test(after));
}

/** Runs of one weight as one span each, without a space at the end. */
function trimmed(line: readonly Span[]): Span[] {
  const runs: Span[] = [];
  for (const { text, weight = 'regular' } of line) {
    const last = runs.at(-1);
    if (last && last.weight === weight) runs[runs.length - 1] = { text: last.text + text, weight };
    else runs.push({ text, weight });
  }
  const end = runs.pop();
  return end === undefined ? runs : [...runs, { ...end, text: end.text.trimEnd() }];
}

function widthOf(paper: Paper, line: readonly Span[], size: number): number {
  return line.reduce((sum, { text, weight = 'regular' }) => sum + textWidth(paper, text, { size, weight }), 0);
}
