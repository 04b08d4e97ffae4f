import type { Paper } from './paper.ts';
import { type TextStyle, textWidth } from './text.ts';

/** Whether a text is a plain number, to be aligned on its decimal point. */
export function isNumber(text: string): boolean {
  return /^[-−+±]?\d+(\.\d+)?$/.test(text);
}

/** The room that the widest fraction (with its point) among texts takes; numbers end that much left of the column's edge. */
export function fractionWidth(paper: Paper, texts: readonly string[], style: TextStyle): number {
  return Math.max(0, ...texts.filter(isNumber).map((text) => textWidth(paper, fraction(text), style)));
}

/** How far left of the column's edge a text ends, so that points stand under each other. */
export function decimalInset(paper: Paper, text: string, room: number, style: TextStyle): number {
  return isNumber(text) ? room - textWidth(paper, fraction(text), style) : 0;
}

function fraction(text: string): string {
  const point = text.indexOf('.');
  return point < 0 ? '' : text.slice(point);
}
