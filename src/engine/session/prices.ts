import type { Soft } from '#engine/backend.ts';
import type { Choice } from '#engine/engine.ts';
import { weightOf } from './choices.ts';

/** Sums of prices stay below this, so that they are exact. */
const EXACT = 2 ** 52;

/**
 * Prices as whole numbers, so that sums are exact in any order: first what the choices weigh, then how many are given up,
 * then that newer ones go before older ones.
 */
export function priced(choices: readonly Choice[]): readonly Soft[] {
  const count = choices.length + 1;
  const unit = count ** 3;
  const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
  const scale = 2 ** Math.floor(Math.log2(EXACT / unit / Math.max(total, 1)));
  return choices.map((choice, place) => ({
    choice,
    price: Math.round(weightOf(choice) * scale) * unit + count * count - place,
  }));
}
