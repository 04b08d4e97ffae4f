import type { Paper } from './paper.ts';
import { drawText, type TextStyle, textWidth } from './text.ts';

/** Prints a formula sign that ends at `x`: its first letter, the rest as its index (n2, Ma, fB, FRa). */
export function drawSymbol(paper: Paper, symbol: string, x: number, y: number, style: TextStyle): void {
  const letter = symbol.slice(0, 1);
  const index = symbol.slice(1);
  const small = { ...style, size: style.size * 0.72 };
  const start = x - textWidth(paper, letter, style) - textWidth(paper, index, small);
  const width = drawText(paper, letter, start, y, style);
  drawText(paper, index, start + width, y + style.size * 0.16, small);
}
