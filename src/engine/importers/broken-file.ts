/** A file that does not say what its format demands, with the place of the fault. */
export class BrokenFile extends Error {
  /** Such as `line 12` or `rules[3].lits`. */
  readonly place: string;

  constructor(place: string, problem: string) {
    super(`${place}: ${problem}`);
    this.name = 'BrokenFile';
    this.place = place;
  }
}

/** The line of a place in a text, counted from 1. */
export function lineAt(text: string, offset: number): string {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return `line ${line}`;
}
