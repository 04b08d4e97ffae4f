import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** The customers, and who acts for them. */
export const customersModule: WebModule = {
  name: 'customers',
  extras: () => import('./extras.ts'),
  pages: [
    {
      id: 'customers',
      path: PATHS.customers,
      title: 'customers:office.title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 2, name: 'menu.customers', id: '33' },
      queries: true,
      texts: ['customers', 'accounts'],
      load: screen('customers'),
    },
  ],
};
