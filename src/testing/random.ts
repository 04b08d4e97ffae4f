/** A whole number below a limit. */
export type Random = (limit: number) => number;

/** Reproducible numbers: the same seed gives the same ones. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/** One of several. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('There is nothing to take one of.');
  return item;
}
