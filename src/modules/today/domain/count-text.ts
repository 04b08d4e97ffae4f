/** How many things are told exactly. */
const MOST_TOLD = 99;

/** A number of things to do as it is shown: what is more than 99 is `99+`. */
export function countText(count: number): string {
  return count > MOST_TOLD ? `${MOST_TOLD}+` : String(count);
}
