import type { WebModule } from '#web/module.ts';

/** Saved configurations. Their list and the wizard stand with `documents`, which prints them. */
export const cartModule: WebModule = { name: 'cart', extras: () => import('./extras.ts') };
