import { createStore } from '#web/store/store.ts';

/** Opens the choice of the customer one acts for; undefined while the header offers none. */
export const customerChoice = createStore<(() => void) | undefined>(undefined);
