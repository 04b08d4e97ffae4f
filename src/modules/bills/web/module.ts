import { BILL_KINDS } from '#modules/bills/domain/bill-body.ts';
import { BILL_PATHS } from '#modules/bills/domain/paths.ts';
import { ORDER_PATHS } from '#modules/orders/domain/paths.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import type { WebModule } from '#web/module.ts';

const screen = (name: keyof typeof import('./screens.ts').SCREENS) => async () =>
  (await import('./screens.ts')).SCREENS[name]();

/** Shipments, and the papers that go with goods: proforma and commercial invoices, packing lists; orders and quotes with theirs. */
export const billsModule: WebModule = {
  name: 'bills',
  extras: () => import('./extras.ts'),
  menuGroups: [{ name: 'menu.billManage', icon: 'bill', order: 4 }],
  pages: [
    {
      id: 'bills-pi',
      path: BILL_PATHS.pi,
      title: 'bills:kinds.pi',
      access: 'signed-in',
      menu: { group: 'menu.billManage', order: 1, name: 'menu.pi', id: '14' },
      queries: true,
      load: screen('pi'),
    },
    {
      id: 'bills-ci',
      path: BILL_PATHS.ci,
      title: 'bills:kinds.ci',
      access: 'signed-in',
      menu: { group: 'menu.billManage', order: 2, name: 'menu.ci', id: '15' },
      queries: true,
      load: screen('ci'),
    },
    {
      id: 'bills-pl',
      path: BILL_PATHS.pl,
      title: 'bills:kinds.pl',
      access: 'signed-in',
      menu: { group: 'menu.billManage', order: 3, name: 'menu.pl', id: '16' },
      queries: true,
      load: screen('pl'),
    },
    {
      id: 'bill',
      path: BILL_PATHS.bill,
      known: { kind: BILL_KINDS },
      title: 'bills:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      load: screen('bill'),
    },
    {
      id: 'shipments',
      path: BILL_PATHS.shipments,
      title: 'web:menu.shipments',
      access: 'signed-in',
      menu: { group: 'menu.billManage', order: 4, name: 'menu.shipments', permittedWith: '16' },
      queries: true,
      load: screen('shipments'),
    },
    {
      id: 'shipment',
      path: BILL_PATHS.shipment,
      title: 'bills:shipment.one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      load: screen('shipment'),
    },
    {
      id: 'order',
      path: ORDER_PATHS.order,
      title: 'orders:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      texts: ['orders', 'bills'],
      load: screen('order'),
    },
    {
      id: 'quote',
      path: QUOTE_PATHS.quote,
      title: 'quotes:one',
      tab: { per: 'id' },
      access: 'signed-in',
      queries: true,
      texts: ['quotes', 'cart', 'bills'],
      load: screen('quote'),
    },
    {
      id: 'sellers',
      path: BILL_PATHS.sellers,
      title: 'bills:seller.title',
      access: 'signed-in',
      menu: { group: 'menu.backOffice', order: 7, name: 'menu.sellers', id: '39' },
      queries: true,
      load: screen('sellers'),
    },
    {
      id: 'bill-of-number',
      path: BILL_PATHS.short,
      title: 'bills:one',
      access: 'signed-in',
      queries: true,
      load: screen('billOfNumber'),
    },
  ],
  redirects: { '/bill-manage': BILL_PATHS.pi },
};
