import type { WebModule } from '#web/module.ts';

/** The price lists in the back office. */
export const pricesModule: WebModule = {
  name: 'prices',
  pages: [
    {
      id: 'prices',
      path: '/back-office/prices',
      title: 'prices:lists.title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 5, name: 'menu.prices', id: '35' },
      queries: true,
      texts: ['prices', 'jobs'],
      load: () => import('./prices-page.tsx'),
    },
  ],
};
