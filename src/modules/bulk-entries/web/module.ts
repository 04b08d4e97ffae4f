import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

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
      load: () => import('./bulk-entry-page.tsx'),
    },
  ],
};
