import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Saved configurations side by side; the list leads there, and so does the palette. */
export const comparisonsModule: WebModule = {
  name: 'comparisons',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'compare',
      path: PATHS.comparison,
      title: 'comparisons:title',
      access: 'signed-in',
      isWide: true,
      queries: true,
      texts: ['comparisons', 'documents'],
      load: screen('compare'),
    },
  ],
};
