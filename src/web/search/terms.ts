/** A text as it is compared: full-width letters and capitals count as the plain ones. Keeps the length of each letter. */
export function fold(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.length === text.length ? folded : [...text].map(foldOne).join('');
}

function foldOne(letter: string): string {
  const plain = letter.normalize('NFKC').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/** What somebody looks for, word by word; Chinese without a gap is one word. */
export function termsOf(query: string): readonly string[] {
  return [...new Set(fold(query).split(/\s+/).filter(Boolean))];
}

/** Where a word stands in a folded text: 3 the whole, 2 at its beginning, 1 at the beginning of a word, 0 inside one; undefined nowhere. */
export function closeness(folded: string, term: string): number | undefined {
  if (folded === term) return 3;
  const first = folded.indexOf(term);
  if (first < 0) return undefined;
  if (first === 0) return 2;
  return startsWord(folded, term, first) ? 1 : 0;
}

function startsWord(folded: string, term: string, first: number): boolean {
  for (let at = first; at >= 0; at = folded.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return true;
  }
  return false;
}

/** A piece of a text, and whether it is what somebody looks for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text cut where the words that were looked for begin and end. */
export function piecesOf(text: string, terms: readonly string[]): readonly Piece[] {
  const folded = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); term !== '' && at >= 0; at = folded.indexOf(term, at + 1)) {
      hit.fill(true, at, at + term.length);
    }
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const isHit = hit[at] === true;
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += text[at];
    else pieces.push({ text: text[at] ?? '', isHit });
  }
  return pieces;
}
