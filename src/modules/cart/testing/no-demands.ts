import type { CartParts } from '#modules/cart/server/verify-form.ts';

/** For portals without a catalogue: nothing is told of any drive. */
export const noDemands: CartParts['demandsOf'] = async (forms) => forms.map(() => null);
