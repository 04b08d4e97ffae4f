/**
 * Breaks a text into lines no wider than `width`. Chinese breaks between any two characters but never leaves closing
 * punctuation at a line's start or opening punctuation at its end; Latin breaks at spaces. A run that alone is wider
 * than a line, such as a full type code, is cut after one of its separators, or anywhere if it has none. A line feed
 * always breaks.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  const fits = (part: string) => measure(part.trimEnd()) <= width;
  return text.split('\n').flatMap((paragraph) => fill(pieces(paragraph, fits), fits));
}

const OPENING = '（《「『【〔“‘([{';
const CLOSING = '，。、；：！？）》」』】〕”’)\\]},.;:!?';
const IDEOGRAPH = '\\u2e80-\\u9fff\\uf900-\\ufaff\\uff01-\\uff5e\\u{20000}-\\u{3ffff}';
// What may not be parted: opening marks, then one ideograph or a run of Latin, then closing marks and spaces.
const PIECES = new RegExp(
  `[${OPENING}]*(?:[${IDEOGRAPH}]|[^\\s${IDEOGRAPH}${OPENING}]*)[${CLOSING}]*\\s*`.replaceAll('([{', '(\\[{'),
  'gu',
);

/** What of a line of text may not be parted, in its order. */
export function piecesOf(paragraph: string): string[] {
  return paragraph.match(PIECES)?.filter((piece) => piece !== '') ?? [];
}

/** Whether a text begins with what may not begin a line. */
export function beginsClosing(text: string): boolean {
  return CLOSES.test(text);
}

const CLOSES = new RegExp(`^[${CLOSING}]`, 'u');

function pieces(paragraph: string, fits: (part: string) => boolean): string[] {
  return piecesOf(paragraph).flatMap((piece) => (fits(piece) ? [piece] : parted(piece, fits)));
}

function parted(piece: string, fits: (part: string) => boolean): string[] {
  const space = /\s$/.test(piece) ? ' ' : '';
  const lines = fill(smaller(piece.trimEnd(), fits), fits);
  return lines.map((line, index) => (index === lines.length - 1 ? line + space : line));
}

function smaller(piece: string, fits: (part: string) => boolean): string[] {
  const segments = piece.match(/[^-/,;_·]*[-/,;_·]*/g)?.filter((segment) => segment !== '') ?? [];
  return segments.flatMap((segment) => (fits(segment) ? [segment] : [...segment]));
}

/** Joins parts into as few lines as hold them. */
function fill(parts: readonly string[], fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of parts) {
    if (line !== '' && !fits(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}
