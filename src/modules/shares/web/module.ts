import { SHARED_PATH } from '#modules/shares/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

/** What a link to a saved configuration shows to everybody; its list stands with `quotes`. */
export const sharesModule: WebModule = {
  name: 'shares',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'shared',
      path: SHARED_PATH,
      title: 'shares:page',
      // Tabs are stored, and the address is the key to what it shows.
      tab: 'none',
      access: 'open',
      queries: true,
      texts: ['shares', 'cart'],
      load: () => import('./shared-page.tsx'),
    },
  ],
};
