import type { ReactNode } from 'react';
import { piecesOf } from './terms.ts';

/** A text in which what was looked for is marked. */
export function MarkedText({ text, terms }: { text: string; terms: readonly string[] }): ReactNode {
  if (terms.length === 0) return text;
  let at = 0;
  return piecesOf(text, terms).map(({ text: piece, isHit }) => {
    const key = at;
    at += piece.length;
    return isHit ? <mark key={key}>{piece}</mark> : piece;
  });
}
