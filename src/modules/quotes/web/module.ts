import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

/** Requests for quotations and what becomes of them, for both sides. */
export const quotesModule: WebModule = {
  name: 'quotes',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'quotes',
      path: QUOTE_PATHS.list,
      title: 'web:menu.quotes',
      access: 'signed-in',
      menu: { group: 'menu.cart', order: 2, name: 'menu.quotes', id: '8' },
      queries: true,
      load: () => import('./quotes-page.tsx'),
    },
    {
      id: 'quote',
      path: QUOTE_PATHS.quote,
      title: 'quotes:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      load: () => import('./quote-page.tsx'),
    },
  ],
};
