import { describe, expect, test, vi } from 'vitest';
import { compose } from '#web/composition.ts';
import type { WebModule } from '#web/module.ts';
import type { Situation } from '#web/palette/palette.ts';
import { extras } from './extras.ts';
import { ordersModule } from './module.ts';

/** The group of the menu that an earlier module brings. */
const BACK_OFFICE: WebModule = { name: 'desk', menuGroups: [{ name: 'menu.backOffice', icon: 'user', order: 30 }] };

compose([BACK_OFFICE, ordersModule]);

const SOMEBODY = {
  ...{ locale: 'en', user: { id: 'u', username: 'buyer', organisationName: 'Acme' }, permitted: undefined },
  ...{ actedFor: undefined, chooseCustomer: undefined, isCustomerFixed: false, isLanguageFixed: false },
} satisfies Situation;

/** Where the actions of files lead whoever may visit the pages of such menu ids. */
function waysOf(permitted: Situation['permitted'], situation: Situation = SOMEBODY): Record<string, string> {
  const asked = { ...situation, permitted };
  const offered = (extras.palette?.actions ?? []).filter((action) => action.isOffered(asked));
  const files = offered.filter(({ id }) => ['orders-export', 'orders-import'].includes(id));
  return Object.fromEntries(
    files.map(({ id, run }) => {
      const navigate = vi.fn<(path: string) => void>();
      void run({ navigate, i18n: {} as never }, asked);
      return [id, navigate.mock.calls[0]?.[0] ?? ''];
    }),
  );
}

describe('the export and the import of orders in the palette', () => {
  test('lead to the pages where they are done: a customer and staff to their own orders, and to no import', () => {
    expect(waysOf(new Set(['18']))).toEqual({ 'orders-export': '/order-manager/my' });
  });

  test('lead the administrator to the orders of all and to the import', () => {
    const ways = { 'orders-export': '/order-manager/my-a', 'orders-import': '/back-office/imports' };
    expect(waysOf(new Set(['18', '19', '36']))).toEqual(ways);
  });

  test('are not offered to whoever may do neither, or of whom nothing is known yet', () => {
    expect(waysOf(new Set(['4', '7']))).toEqual({});
    expect(waysOf(undefined)).toEqual({});
    expect(waysOf('visitor', { ...SOMEBODY, user: undefined as never })).toEqual({});
  });

  test('are called by what people look for, in both languages', () => {
    const { en, 'zh-cn': zh } = extras.palette?.words ?? {};
    const names = ['orders-export', 'orders-import'].flatMap((id) => [en?.[id]?.name, zh?.[id]?.name]);
    expect(names).toEqual(['Export orders', '导出订单', 'Import orders', '导入订单']);
  });
});
