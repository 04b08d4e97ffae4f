import { afterEach, describe, expect, test, vi } from 'vitest';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import type { Situation } from '#web/palette/palette.ts';
import { quotesModule } from './module.ts';
import { quoteAnswers } from './palette-answers.ts';

compose([quotesModule]);
afterEach(() => vi.restoreAllMocks());

const BUYER: Situation = {
  ...{ locale: 'en', user: { id: 'u', username: 'buyer', organisationName: 'Acme' }, permitted: new Set(['8']) },
  ...{ actedFor: undefined, chooseCustomer: undefined, isCustomerFixed: false, isLanguageFixed: false },
};

/** Answers every search with one quote, and notes what was asked for. */
function serve(status = 200): string[] {
  const asked: string[] = [];
  const row = { id: 'q-1', number: 'QT2611-00042', title: 'Elevator', customerName: 'Acme' };
  configureCalls({
    fetch: async (input) => {
      asked.push(new URL(String(input), 'http://portal').searchParams.get('q') ?? '');
      return Response.json({ code: status === 200 ? 0 : status, result: { rows: [row], next: null } }, { status });
    },
  });
  return asked;
}

const told = async (typed: string, situation = BUYER) =>
  (await quoteAnswers(typed, situation)).map(({ group, name, detail }) => [group, name, detail]);

describe('the palette', () => {
  test('opens a quote by its number, and leads on to the list', async () => {
    const asked = serve();
    const run = vi.fn();
    const [found] = await quoteAnswers('qt 2611-42', BUYER);
    found?.run({ navigate: run, i18n: {} as never });
    expect([asked, run.mock.calls]).toEqual([['qt2611-42'], [['/config-order/quotes/q-1']]]);
    expect(await told('QT2611')).toEqual([
      ['papers', 'QT2611-00042', 'Elevator · Acme'],
      ['onward', 'Search the quotes for “QT2611”', undefined],
    ]);
  });

  test('asks the server nothing about what is no number, and still leads on', async () => {
    const asked = serve();
    expect(await told('1.5 kW 50 r/min')).toEqual([['onward', 'Search the quotes for “1.5 kW 50 r/min”', undefined]]);
    expect(asked).toEqual([]);
  });

  test('leads on to the list also where the search cannot be had now', async () => {
    serve(503);
    expect((await told('QT2611-42')).map(([group]) => group)).toEqual(['onward']);
  });

  test('offers a visitor nothing', async () => {
    serve();
    expect(await told('QT2611-42', { ...BUYER, user: undefined, permitted: 'visitor' })).toEqual([]);
  });
});
