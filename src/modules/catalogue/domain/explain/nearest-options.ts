/**
 * What is found next to a code on either side of it in an order, the nearer first; of two as near the larger, which does no
 * less. Codes further off are not asked about. Nothing for a code that stands in no order.
 */
export function nearestOptions<Found>(
  order: readonly string[],
  wanted: string,
  find: (code: string) => Found | undefined,
): readonly Found[] {
  const place = order.indexOf(wanted);
  if (place === -1) return [];
  const larger = firstFound(order.slice(place + 1), find);
  const smaller = firstFound(order.slice(0, place).reverse(), find);
  return [larger, smaller]
    .flatMap((one) => one ?? [])
    .sort((one, other) => one.distance - other.distance)
    .map(({ found }) => found);
}

/** The first code something is found for, and how far off it stands. */
function firstFound<Found>(
  codes: readonly string[],
  find: (code: string) => Found | undefined,
): { readonly found: Found; readonly distance: number } | undefined {
  for (const [distance, code] of codes.entries()) {
    const found = find(code);
    if (found !== undefined) return { found, distance };
  }
  return undefined;
}

/** The codes of an order from one on outwards, the nearer first; of two as near the larger. The code itself is left out. */
export function outwards(order: readonly string[], from: string): readonly string[] {
  const place = order.indexOf(from);
  if (place === -1) return [];
  const distance = (code: string) => Math.abs(order.indexOf(code) - place);
  const larger = order.slice(place + 1);
  const smaller = order.slice(0, place);
  return [...larger, ...smaller].sort((one, other) => distance(one) - distance(other));
}
