import { USUAL_LINE } from '#lines/configurable.ts';
import type { WebModule } from '#web/module.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';

/** The list of saved configurations with their documents. */
export const documentsModule: WebModule = {
  name: 'documents',
  menuGroups: [{ name: 'menu.cart', icon: 'cart', order: 2 }],
  pages: [
    {
      id: 'cart',
      path: PATHS.cart,
      title: 'cart:title',
      access: 'signed-in',
      menu: { group: 'menu.cart', order: 1, name: 'menu.myCart', id: '7', leadsTo: pathOfLine(USUAL_LINE) },
      queries: true,
      texts: ['cart'],
      load: () => import('./saved-lines-page.tsx'),
    },
  ],
  redirects: { '/config-order': PATHS.cart },
};
