import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Many type codes at once; the list leads there, and so does the palette. */
export const bulkEntriesModule: WebModule = {
  name: 'bulk-entries',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'bulk-entry',
      path: PATHS.bulkEntry,
      title: 'bulk-entries:title',
      access: 'signed-in',
      isWide: true,
      queries: true,
      texts: ['bulk-entries', 'jobs'],
      load: screen('bulkEntry'),
    },
  ],
};
