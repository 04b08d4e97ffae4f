import type { Weight } from './fonts.ts';
import type { Paper } from './paper.ts';
import { printable } from './printable.ts';
import { COLOURS, LEADING } from './theme.ts';
import { wrapText } from './wrap-text.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour?: string;
}

export interface Placement {
  /** Where `x` is: the left end (default), the right end or the middle. */
  readonly align?: 'left' | 'right' | 'center';
  /** The room there is; what is longer ends in an ellipsis. */
  readonly within?: number;
}

/** Prints one line with its baseline at `y`, and returns its width. */
export function drawText(paper: Paper, text: string, x: number, y: number, style: TextStyle & Placement): number {
  const clean = printable(text).replaceAll('\n', ' ');
  const line = style.within === undefined ? clean : shorten(paper, clean, style.within, style);
  if (line === '') return 0;
  const width = textWidth(paper, line, style);
  const start = x - width * SHARES[style.align ?? 'left'];
  paper.pdf
    .font(style.weight ?? 'regular')
    .fontSize(style.size)
    .fillColor(style.colour ?? COLOURS.ink)
    .text(line, start, y, { lineBreak: false, baseline: 'alphabetic', ...scriptOptions(line) });
  return width;
}

const SHARES = { left: 0, center: 0.5, right: 1 } as const;

/** The printed width of a text. */
export function textWidth(paper: Paper, text: string, { size, weight = 'regular' }: TextStyle): number {
  const key = `${weight}:${text}`;
  let width = paper.widths.get(key);
  if (width === undefined) {
    width = paper.pdf.font(weight).fontSize(1).widthOfString(text, scriptOptions(text));
    paper.widths.set(key, width);
  }
  return width * size;
}

/** A text's lines in a column of the given width. */
export function textLines(paper: Paper, text: string, width: number, style: TextStyle): string[] {
  const clean = printable(text);
  if (!clean.includes('\n') && textWidth(paper, clean, style) <= width) return [clean];
  return wrapText(clean, width, (part) => textWidth(paper, part, style));
}

/** Prints lines under each other, the first baseline at `y`. */
export function drawLines(
  paper: Paper,
  lines: readonly string[],
  x: number,
  y: number,
  style: TextStyle & Placement,
): void {
  lines.forEach((line, index) => {
    drawText(paper, line, x, y + index * style.size * LEADING, style);
  });
}

/** The distance from the top of a line to its baseline, for text centred in a line of LEADING. */
export function ascent(size: number): number {
  return size * 1.08;
}

// Quotes, dots and ellipses are as wide as an ideograph unless a line without Chinese asks for the narrow ones.
function scriptOptions(text: string): PDFKit.Mixins.TextOptions {
  return /[·…‘’“”—]/.test(text) && !/\p{Script=Han}/u.test(text) ? { features: ['pwid', 'palt'] } : {};
}

function shorten(paper: Paper, text: string, width: number, style: TextStyle): string {
  if (textWidth(paper, text, style) <= width) return text;
  const characters = [...text];
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (textWidth(paper, `${characters.slice(0, middle).join('')}…`, style) <= width) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`;
}
