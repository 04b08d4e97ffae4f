import { afterEach, describe, expect, test, vi } from 'vitest';
import { LINE } from '#modules/orders/testing/web-orders.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import type { Situation } from '#web/palette/palette.ts';
import { ordersModule } from './module.ts';
import { orderAnswers } from './palette-answers.ts';

compose([ordersModule]);
afterEach(() => vi.restoreAllMocks());

const BUYER: Situation = {
  ...{ locale: 'en', user: { id: 'u', username: 'buyer', organisationName: 'Acme' }, permitted: new Set(['18']) },
  ...{ actedFor: undefined, chooseCustomer: undefined, isCustomerFixed: false, isLanguageFixed: false },
};

/** Answers every search with lines, and notes what was asked for, by view. */
function serve(rows: readonly object[] = [LINE, { ...LINE, id: 'l-2' }], status = 200): string[] {
  const asked: string[] = [];
  configureCalls({
    fetch: async (input) => {
      const { searchParams } = new URL(String(input), 'http://portal');
      asked.push(`${searchParams.get('view')} ${searchParams.get('q')}`);
      return Response.json({ code: status === 200 ? 0 : status, result: { rows, next: null } }, { status });
    },
  });
  return asked;
}

const told = async (typed: string, situation = BUYER) =>
  (await orderAnswers(typed, situation)).map(({ group, name, detail }) => [group, name, detail]);

describe('the palette', () => {
  test('opens an order by a number of it, once however many lines it has, also one that is done', async () => {
    const asked = serve();
    expect(await told('4500017')).toEqual([
      ['papers', 'SO2611-00042', '4500017 · Acme'],
      ['onward', 'Look up the serial number “4500017”', undefined],
      ['onward', 'Search the orders for “4500017”', undefined],
    ]);
    expect(asked).toEqual(['open 4500017', 'past 4500017']);
    const navigate = vi.fn();
    const [order, serial] = await orderAnswers('A 100', BUYER);
    for (const entry of [order, serial]) entry?.run({ navigate, i18n: {} as never });
    expect(navigate.mock.calls).toEqual([['/order-manager/my/o-1'], ['/order-manager/serials/A100']]);
  });

  test('leaves what is found by a word of its model to the list', async () => {
    serve([{ ...LINE, modelName: 'KAF107' }]);
    expect((await told('KAF107')).map(([group]) => group)).toEqual(['onward', 'onward']);
  });

  test('asks the server nothing about what is no number, and leads on to the list, also where it cannot be had now', async () => {
    const asked = serve();
    expect(await told('1.5 kW 50 r/min oil')).toEqual([
      ['onward', 'Search the orders for “1.5 kW 50 r/min oil”', undefined],
    ]);
    expect(asked).toEqual([]);
    serve([], 503);
    expect((await told('SO2611-42')).map(([group]) => group)).toEqual(['onward', 'onward']);
  });

  test('offers a visitor nothing', async () => {
    serve();
    expect(await told('SO2611-42', { ...BUYER, user: undefined, permitted: 'visitor' })).toEqual([]);
  });
});
