import { afterEach, describe, expect, test, vi } from 'vitest';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import type { Situation } from '#web/palette/palette.ts';
import { billsModule } from './module.ts';
import { shipmentAnswers } from './palette-answers.ts';

compose([billsModule]);
afterEach(() => vi.restoreAllMocks());

const BUYER: Situation = {
  ...{ locale: 'en', user: { id: 'u', username: 'buyer', organisationName: 'Acme' }, permitted: new Set(['15', '16']) },
  ...{ actedFor: undefined, chooseCustomer: undefined, isCustomerFixed: false, isLanguageFixed: false },
};
const SHIPMENT = {
  ...{ id: 's-1', version: 1, number: 'SH2611-00007', state: 'dispatched', customer: 'Acme', packages: 2, grossG: 900 },
  orders: [{ id: 'o-1', number: 'SO2611-00042' }],
};

/** Answers every search with a shipment, and notes what was asked for. */
function serve(status = 200): string[] {
  const asked: string[] = [];
  configureCalls({
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input), 'http://portal');
      asked.push(`${pathname} ${searchParams.get('q')}`);
      const result = { rows: [SHIPMENT], next: null };
      return Response.json({ code: status === 200 ? 0 : status, result }, { status });
    },
  });
  return asked;
}

const told = async (typed: string, situation = BUYER) =>
  (await shipmentAnswers(typed, situation)).map(({ group, name, detail }) => [group, name, detail]);

describe('the palette', () => {
  test('opens a shipment by its number, however it is written, and leads on to the list', async () => {
    const asked = serve();
    expect(await told('sh 2611-7')).toEqual([
      ['papers', 'SH2611-00007', 'Acme · SO2611-00042'],
      ['onward', 'Search the shipments for “sh 2611-7”', undefined],
    ]);
    expect(asked).toEqual(['/api/v1/shipments sh2611-7']);
    const navigate = vi.fn();
    for (const entry of await shipmentAnswers('SH2611-7', { ...BUYER, locale: 'zh-cn' }))
      entry.run({ navigate, i18n: {} as never });
    expect(navigate.mock.calls).toEqual([['/bill-manage/shipments/s-1'], ['/bill-manage/shipments?q=SH2611-7']]);
  });

  test('leads on to the list also where shipments cannot be had now', async () => {
    serve(503);
    expect((await told('SH2611-7')).map(([group]) => group)).toEqual(['onward']);
  });

  test('asks for nothing where no number of a shipment was typed, or whoever typed it reads no papers', async () => {
    const asked = serve();
    expect(await told('shaft 2611')).toEqual([]);
    expect(await told('SH2611-7', { ...BUYER, permitted: new Set(['18']) })).toEqual([]);
    expect(await told('SH2611-7', { ...BUYER, user: undefined, permitted: 'visitor' })).toEqual([]);
    expect(asked).toEqual([]);
  });
});
