/** How far a row may lie from what was asked: 0.03 is 3 %. */
export interface Delta {
  readonly found: number;
  readonly max: number;
}

/** Speed and ratio tolerance of a search: found within 3 %, at most 10 % on request (reference rule 26; call getDelta). */
export function getDelta(): Delta {
  return { found: 0.03, max: 0.1 };
}
