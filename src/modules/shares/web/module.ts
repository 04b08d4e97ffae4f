import type { WebModule } from '#web/module.ts';

/** What a link shows stands with `quotes`, of which prices of it are asked; its list, too. */
export const sharesModule: WebModule = {
  name: 'shares',
  extras: () => import('./extras.ts'),
};
