import type { CartParts } from '#modules/cart/server/verify-form.ts';

/** For portals without a catalogue: nothing is told of any drive. */
export const noDrives: CartParts['drivesOf'] = async (forms) =>
  forms.map(() => ({ demand: null, figures: [], fittings: [] }));
