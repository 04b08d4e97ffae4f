/** So many signs may be wrong in a word that is meant for another one; in a short one, a single sign, and not the first. */
const MAX_WRONG = 2;
const SHORT = 4;

/** The word that differs least from the one that was written, where it differs little; of several, the first. */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  const isShort = written.length <= SHORT;
  const most = isShort ? 1 : MAX_WRONG;
  let nearest: { readonly word: string; readonly wrong: number } | undefined;
  for (const word of words) {
    if (Math.abs(word.length - written.length) > most || (isShort && word[0] !== written[0])) continue;
    const wrong = wrongSigns(written, word);
    if (wrong <= most && wrong < (nearest?.wrong ?? Number.POSITIVE_INFINITY)) nearest = { word, wrong };
  }
  return nearest?.word;
}

/** How many signs have to be put in, taken out or written otherwise to make one word of the other (Levenshtein). */
function wrongSigns(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [at, sign] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, match] of [...other].entries()) {
      const otherwise = (row[place] ?? 0) + (sign === match ? 0 : 1);
      next.push(Math.min(otherwise, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
