/** Ids for the lines of one order, in the order of its items: lists show what was made last first, and of one order the first item first. */
export function lineIds(newId: () => string, count: number): readonly string[] {
  return Array.from({ length: count }, newId).sort().reverse();
}
