/** Three Chinese letters in a row: words without a gap between them, more than one of them maybe. */
const RUN = /\p{Script=Han}{3}/u;

/** Whether a word of a search may be several, written without a gap. */
export function isRun(term: string): boolean {
  return RUN.test(term);
}

/** What of a run of Chinese words stands in a text: its longest pieces of two letters or more, from left to right. */
export function piecesOf(run: string, folded: string): readonly string[] {
  const pieces: string[] = [];
  for (let at = 0; at < run.length - 1; ) {
    const piece = longestAt(run, at, folded);
    if (piece !== undefined) pieces.push(piece);
    at += piece?.length ?? 1;
  }
  return [...new Set(pieces)];
}

function longestAt(run: string, at: number, folded: string): string | undefined {
  let end = at + 2;
  if (!isFound(run, at, end, folded)) return undefined;
  while (end < run.length && isFound(run, at, end + 1, folded)) end += 1;
  return run.slice(at, end);
}

function isFound(run: string, at: number, end: number, folded: string): boolean {
  const piece = run.slice(at, end);
  return /^\p{Script=Han}+$/u.test(piece) && folded.includes(piece);
}
