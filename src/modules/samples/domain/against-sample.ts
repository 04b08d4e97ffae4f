import type { FieldId, Values } from '#product/configuration.ts';
import { allPicks, isListed, type Picked } from './picks.ts';

/**
 * The choices because of which the catalogue has no sample, as few as suffice; undefined where it has one. A wanted value stands
 * in place of what was chosen of its parameter.
 */
export function choicesAgainst(list: Picked, chosen: Values, wanted: Values = {}): Values | undefined {
  const picks = allPicks(list).filter((pick) => isListed(pick, wanted));
  const others = Object.entries(chosen).filter(([key]) => wanted[key] === undefined);
  const none = (choices: readonly (readonly [FieldId, string])[]) =>
    !picks.some((pick) => isListed(pick, Object.fromEntries(choices)));
  if (!none(others)) return undefined;
  const fewest = others.reduce((kept, one) => {
    const without = kept.filter((other) => other !== one);
    return none(without) ? without : kept;
  }, others);
  return Object.fromEntries(fewest);
}
