import { USUAL_LINE } from '#lines/configurable.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import { SHARED_PATH } from '#modules/shares/domain/paths.ts';
import type { WebModule } from '#web/module.ts';
import { PATHS, pathOfLine } from '#web/paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** The list of saved configurations and what a link to one shows, of which quotes are asked; and quotes, for both sides. */
export const quotesModule: WebModule = {
  name: 'quotes',
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
      texts: ['cart', 'documents', 'jobs', 'shares', 'quotes'],
      load: screen('savedLines'),
    },
    {
      id: 'shared',
      path: SHARED_PATH,
      title: 'shares:page',
      // Tabs are stored, and the address is the key to what it shows.
      tab: 'none',
      access: 'open',
      queries: true,
      texts: ['shares', 'cart', 'quotes'],
      load: () => import('./shared-page.tsx'),
    },
    {
      id: 'quotes',
      path: QUOTE_PATHS.list,
      title: 'web:menu.quotes',
      access: 'signed-in',
      menu: { group: 'menu.cart', order: 2, name: 'menu.quotes', id: '8' },
      queries: true,
      load: screen('quotes'),
    },
    {
      id: 'quote-of-number',
      path: QUOTE_PATHS.short,
      title: 'quotes:one',
      access: 'signed-in',
      queries: true,
      load: screen('quoteOfNumber'),
    },
  ],
  redirects: { '/config-order': PATHS.cart },
};
