/**
 * Places in the list are hexadecimal fractions, `8` for 0.5, compared as text: the longer they are, the finer. A line that was
 * never moved stands by its id, which begins with the time it was made; between two places there is always another.
 */
const DIGITS = '0123456789abcdef';
const BASE = DIGITS.length;

/** The place of a line that nobody moved, by its id. */
export function placeOfId(id: string): string {
  return id.replaceAll('-', '');
}

/**
 * A place above `lower` and below `upper`; the lower one empty: above the end of the list.
 * @throws where there is none between them, since they do not stand in this order
 */
export function placeBetween(lower: string, upper: string): string {
  if (lower >= upper || (upper.endsWith('0') && lower.startsWith(upper.replace(/0+$/, ''))))
    throw new Error(`There is no place between “${lower}” and “${upper}”`);
  let place = '';
  let isBelowUpper = false;
  for (let at = 0; ; at += 1) {
    const low = digitAt(lower, at);
    const high: number = isBelowUpper ? BASE : digitAt(upper, at);
    if (high - low > 1) return place + DIGITS[Math.floor((low + high) / 2)];
    place += DIGITS[low];
    isBelowUpper ||= low < high;
  }
}

function digitAt(place: string, at: number): number {
  return at < place.length ? DIGITS.indexOf(place.charAt(at)) : 0;
}
