import { createStore } from '#web/store/store.ts';

/** The one-time ticket a partner's system sent the person in with (spec 000 §2, /jci/), until it is redeemed. */
export const ticketInHand = createStore<string | undefined>(undefined);

/** The secret of the link a person sets their first password with, until it is used. */
export const passwordLinkInHand = createStore<string | undefined>(undefined);
