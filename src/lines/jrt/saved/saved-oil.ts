import type { Values } from '#product/configuration.ts';
import { hiddenAsNull } from '#product/saved-part.ts';

/** The kind of oil that has grades of its own; every other kind takes its grade from the synthetic selection. */
const MINERAL = 'mineral';

/** The oil that is saved: the mineral selection with mineral oil, otherwise the synthetic one (spec 001 §9). */
export function toSavedOil({ lubricatingOil, mineralOil, syntheticOil }: Values): string | null {
  return hiddenAsNull(lubricatingOil === MINERAL ? mineralOil : syntheticOil);
}

/** The saved oil back in the selection its kind belongs to. */
export function fromSavedOil(lubricatingOil: string | null | undefined, oil: string | null | undefined): Values {
  if (!lubricatingOil || !oil) return {};
  return lubricatingOil === MINERAL ? { mineralOil: oil } : { syntheticOil: oil };
}
