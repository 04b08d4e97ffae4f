import type { WebModule } from '#web/module.ts';
import { PATHS } from '#web/paths.ts';

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
      load: () => import('./office/customers-page.tsx'),
    },
  ],
};
