import { createStore } from '#web/store/store.ts';

/** Whether the person wants to see products as solids, from step to step; a visitor's wish is granted once they have signed in. */
export const solidWished = createStore(false);
