import { afterEach, describe, expect, test, vi } from 'vitest';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import type { WebModule } from '#web/module.ts';
import type { Situation } from '#web/palette/palette.ts';
import { pricesModule } from './module.ts';
import { customerAnswers } from './palette-answers.ts';

/** The group of the menu that an earlier module brings. */
const BACK_OFFICE: WebModule = { name: 'desk', menuGroups: [{ name: 'menu.backOffice', icon: 'user', order: 30 }] };

compose([BACK_OFFICE, pricesModule]);
afterEach(() => vi.restoreAllMocks());

const ADMIN: Situation = {
  ...{ locale: 'en', user: { id: 'a', username: 'admin', organisationName: '' }, permitted: new Set(['35']) },
  ...{ actedFor: undefined, chooseCustomer: undefined, isCustomerFixed: false, isLanguageFixed: false },
};
const TERMS = { listCode: 'CN', groupCode: 'A', showPrices: 'net', erpNo: 'C-1001' };
const EAST = { id: 'c-1', name: 'East Drives', kind: 'customer-lv2', parentName: 'South Packing', terms: TERMS };
const WEST = { id: 'c-2', name: 'West Drives', kind: 'customer-lv1', parentName: null, terms: null };

/** Answers every search with customers, and notes what was asked for. */
function serve(status = 200): string[] {
  const asked: string[] = [];
  configureCalls({
    fetch: async (input) => {
      const { pathname, searchParams } = new URL(String(input), 'http://portal');
      asked.push(`${pathname} ${searchParams.get('q')}`);
      const result = { rows: [EAST, WEST], next: null };
      return Response.json({ code: status === 200 ? 0 : status, result }, { status });
    },
  });
  return asked;
}

describe('the palette', () => {
  test('finds customers by name and number, with whom they belong to, and leads to their terms', async () => {
    const asked = serve();
    const found = await customerAnswers(' drives ', ADMIN);
    expect(found.map(({ group, name, detail }) => [group, name, detail])).toEqual([
      ['customers', 'East Drives', 'C-1001 · South Packing'],
      ['customers', 'West Drives', ''],
    ]);
    expect(asked).toEqual(['/api/v1/customer-terms drives']);
    const navigate = vi.fn();
    found[0]?.run({ navigate, i18n: {} as never });
    expect(navigate.mock.calls).toEqual([['/back-office/prices?view=customers&customer=c-1']]);
  });

  test('asks the server once the typing pauses, and nothing about a single letter', async () => {
    const asked = serve();
    const [first, second] = await Promise.all([customerAnswers('dr', ADMIN), customerAnswers('dri', ADMIN)]);
    expect([first.length, second.length]).toEqual([0, 2]);
    expect(await customerAnswers('d', ADMIN)).toEqual([]);
    expect(asked).toEqual(['/api/v1/customer-terms dri']);
  });

  test('finds none where they cannot be had now', async () => {
    serve(503);
    expect(await customerAnswers('drives', ADMIN)).toEqual([]);
  });

  test.each<[string, Partial<Situation>]>([
    ['a visitor', { user: undefined, permitted: 'visitor' }],
    ['whoever is not let into prices', { permitted: new Set(['18', '33']) }],
    ['somebody of whom nothing is known yet', { permitted: undefined }],
    ['whoever acts for a customer', { actedFor: { id: 'c-1', customerName: 'East Drives' } }],
  ])('tells %s of no customer, and asks for none', async (_, other) => {
    const asked = serve();
    expect(await customerAnswers('drives', { ...ADMIN, ...other })).toEqual([]);
    expect(asked).toEqual([]);
  });
});
