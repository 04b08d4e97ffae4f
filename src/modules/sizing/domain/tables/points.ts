/** Values at rising places. */
export type Points = readonly (readonly [at: number, value: number])[];

/** The value at a place, straight between two points; before the first and after the last it stays theirs. */
export function interpolated(points: Points, at: number): number {
  const after = points.findIndex(([place]) => place >= at);
  const [left, right] = [points[after - 1], points[after]];
  if (right === undefined) return points.at(-1)?.[1] ?? Number.NaN;
  if (left === undefined) return right[1];
  const share = (at - left[0]) / (right[0] - left[0]);
  return left[1] + share * (right[1] - left[1]);
}

/** The value of the first point that a place does not pass; undefined beyond the last. */
export function nextHigher(points: Points, at: number): number | undefined {
  return points.find(([place]) => at <= place)?.[1];
}
