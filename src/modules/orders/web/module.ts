import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Orders: their lines as a list, one order with what became of it, and what a number of a machine opens. */
export const ordersModule: WebModule = {
  name: 'orders',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.orderManager', icon: 'sheet', order: 3 }],
  pages: [
    {
      id: 'orders',
      path: ORDER_PATHS.my,
      title: 'web:menu.myOrders',
      access: 'signed-in',
      menu: { group: 'menu.orderManager', order: 1, name: 'menu.myOrders', id: '18' },
      isWide: true,
      queries: true,
      texts: ['orders', 'jobs'],
      load: screen('myOrders'),
    },
    {
      id: 'orders-all',
      path: ORDER_PATHS.all,
      title: 'web:menu.allOrders',
      access: 'signed-in',
      menu: { group: 'menu.orderManager', order: 2, name: 'menu.allOrders', id: '19' },
      isWide: true,
      queries: true,
      texts: ['orders', 'jobs'],
      load: screen('allOrders'),
    },
    {
      id: 'ordered-item',
      path: ORDER_PATHS.item,
      title: 'orders:item.title',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      texts: ['orders', 'shares', 'documents', 'cart'],
      load: screen('item'),
    },
    {
      id: 'serial',
      path: ORDER_PATHS.serial,
      title: 'orders:serial.title',
      tab: { per: 'serialNo' },
      access: 'signed-in',
      queries: true,
      texts: ['orders', 'shares', 'documents', 'cart'],
      load: screen('serial'),
    },
    {
      id: 'order-imports',
      path: ORDER_PATHS.imports,
      title: 'orders:imports.title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 6, name: 'menu.orderImports', id: '36' },
      isWide: true,
      queries: true,
      texts: ['orders', 'jobs'],
      load: screen('imports'),
    },
  ],
  redirects: { '/order-manager': ORDER_PATHS.my },
};
