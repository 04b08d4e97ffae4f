import { LUBRICANTS, oilCode } from '#lines/jrt/fields/lubricants.ts';
import type { Values } from '#product/configuration.ts';
import { hiddenAsNull } from '#product/saved-part.ts';

/** The kind of oil that has grades of its own; every other kind takes its grade from the synthetic selection. */
const MINERAL = 'mineral';

const OTHER_GRADES: ReadonlySet<string> = new Set(LUBRICANTS.filter(({ type }) => type !== MINERAL).map(oilCode));

/** The oil that is saved: the mineral selection with mineral oil, otherwise the synthetic one (spec 001 §9). */
export function toSavedOil({ lubricatingOil, mineralOil, syntheticOil }: Values): string | null {
  return hiddenAsNull(lubricatingOil === MINERAL ? mineralOil : syntheticOil);
}

/** The saved oil back in the selection its kind belongs to; where no kind is said, the grade says it, and the release judges it. */
export function fromSavedOil(lubricatingOil: string | null | undefined, oil: string | null | undefined): Values {
  if (!oil) return {};
  const isMineral = lubricatingOil ? lubricatingOil === MINERAL : !OTHER_GRADES.has(oil);
  return isMineral ? { mineralOil: oil } : { syntheticOil: oil };
}
