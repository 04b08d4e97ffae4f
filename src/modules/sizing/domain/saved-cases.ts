/** So many sizings a person keeps for one customer: a list that is still read. */
export const MOST_CASES = 100;

/** What a sizing is called at most, characters. */
export const CASE_NAME_LENGTH = 60;

/** What became of the best drives of a case since it was last judged. */
export interface Rejudged {
  /** No longer among the best. */
  readonly gone: readonly string[];
  /** Not among them before. */
  readonly come: readonly string[];
}

/** Compares the best drives of two judgements, each drive by its name, in the order of its own judgement. */
export function rejudged(before: readonly string[], now: readonly string[]): Rejudged {
  return {
    gone: before.filter((drive) => !now.includes(drive)),
    come: now.filter((drive) => !before.includes(drive)),
  };
}
