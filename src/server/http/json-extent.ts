const BLANK = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** How large the value in a JSON text is, at most. */
export interface JsonExtent {
  readonly values: number;
  readonly depth: number;
}

/**
 * Counts the values of a JSON text and how deep they lie, without making any of them: a megabyte of empty lists takes a
 * parser, and whoever walks what it made, a second. What is no JSON has some extent too.
 */
export function jsonExtent(text: Buffer): JsonExtent {
  let values = 1;
  let depth = 0;
  let deepest = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? 0;
    if (sign <= BLANK) continue;
    if (sign === QUOTE) at = endOfText(text, at);
    else if (sign === COMMA) values += 1;
    else if (OPENS.has(sign)) {
      values += 1;
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (CLOSES.has(sign)) {
      depth -= 1;
      if (OPENS.has(before)) values -= 1;
    }
    before = sign;
  }
  return { values, depth: deepest };
}

/** The place of the quote that ends the text which begins at one. */
function endOfText(text: Buffer, start: number): number {
  for (let end = text.indexOf(QUOTE, start + 1); end !== -1; end = text.indexOf(QUOTE, end + 1)) {
    if (backslashesBefore(text, end) % 2 === 0) return end;
  }
  return text.length;
}

function backslashesBefore(text: Buffer, place: number): number {
  let at = place - 1;
  while (text[at] === BACKSLASH) at -= 1;
  return place - 1 - at;
}
