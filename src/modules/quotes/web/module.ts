import type { WebModule } from '#web/module.ts';

/** Quotes have no page of their own yet; what is kept of a person is told all the same. */
export const quotesModule: WebModule = { name: 'quotes', extras: () => import('./extras.ts') };
