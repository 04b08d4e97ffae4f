import { PRICES_PATH } from '#modules/prices/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** The price lists in the back office. */
export const pricesModule: WebModule = {
  name: 'prices',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'prices',
      path: PRICES_PATH,
      title: 'prices:lists.title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 5, name: 'menu.prices', id: '35' },
      queries: true,
      texts: ['prices', 'jobs'],
      load: screen('prices'),
    },
  ],
};
