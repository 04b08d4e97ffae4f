import type { CartParts } from '#modules/cart/server/verify-form.ts';

/** For portals without a catalogue: nothing is told of any drive. */
export const noDrives: CartParts['drivesOf'] = async (forms) =>
  forms.map(() => ({ demand: null, figures: [], fittings: [], figuresOpen: false, fullTypeCode: '' }));

/** Every form is of the release in force. */
export const sameRelease: CartParts['checkRelease'] = async ({ releaseHash }) => ({
  ...{ state: 'valid', refusal: null, differences: [], next: null },
  from: releaseHash,
  to: releaseHash,
});

/** Nothing that a price list knows. */
export const noFacts: CartParts['priceFactsOf'] = async () => undefined;
