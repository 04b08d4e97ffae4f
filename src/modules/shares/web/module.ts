import { USUAL_LINE } from '#lines/configurable.ts';
import { SHARED_PATH } from '#modules/shares/domain/paths.ts';
import type { WebModule } from '#web/module.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';

/** The list of saved configurations, each with its document and its links; and what a link shows to everybody. */
export const sharesModule: WebModule = {
  name: 'shares',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.cart', icon: 'cart', order: 2 }],
  pages: [
    {
      id: 'cart',
      path: PATHS.cart,
      title: 'cart:title',
      access: 'signed-in',
      menu: { group: 'menu.cart', order: 1, name: 'menu.myCart', id: '7', leadsTo: pathOfLine(USUAL_LINE) },
      queries: true,
      texts: ['cart', 'documents', 'jobs', 'shares'],
      load: () => import('./saved-lines-page.tsx'),
    },
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
  redirects: { '/config-order': PATHS.cart },
};
