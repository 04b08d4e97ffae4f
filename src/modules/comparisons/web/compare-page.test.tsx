// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { LinePriceDto } from '#modules/cart/contract.ts';
import type { ComparisonDto } from '#modules/comparisons/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Component as ComparePage } from './compare-page.tsx';

const product = (id: string, changes: Partial<ComparisonDto['products'][number]> = {}) => ({
  id,
  productName: `JRTK67-${id}`,
  typeCode: '',
  category: 'JRT',
  customerName: 'Acme',
  updatedAt: '2026-11-23T00:00:00.000Z',
  release: { version: '2026-11-23', isInForce: true },
  refusal: null,
  picture: null,
  price: null,
  ...changes,
});
const figure = (text: string) => ({ text, figure: Number(text) });
const words = (text: string) => ({ text, figure: null });

const COMPARISON: ComparisonDto = {
  category: 'JRT',
  products: [product('a'), product('b', { release: { version: '2026-01-05', isInForce: false } })],
  sections: [
    {
      id: 'performance',
      heading: 'Performance',
      rows: [
        { id: 'm', label: 'Mass', symbol: 'm', unit: 'kg', better: 'less', cells: [figure('62'), figure('57')] },
        {
          id: 'n2',
          label: 'Output speed',
          symbol: 'n2',
          unit: 'r/min',
          better: null,
          cells: [figure('48.3'), figure('62.3')],
        },
        { id: 'i', label: 'Poles', symbol: null, unit: null, better: null, cells: [words('4'), words('4')] },
      ],
    },
    {
      id: 'motor',
      heading: 'Motor options',
      rows: [{ id: 'brakes', label: 'Brake', symbol: null, unit: null, better: null, cells: [words('BE2'), null] }],
    },
  ],
};

afterEach(() => {
  cleanup();
  endSession();
});

const answering = (result: ComparisonDto) => Response.json({ code: 0, result });

/** The page at an address, over a server that answers so. */
async function openPage(search: string, answer: () => Response = () => answering(COMPARISON)) {
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
  const asked: unknown[] = [];
  configureCalls({
    fetch: async (_, init) => {
      asked.push(JSON.parse(String(init?.body)));
      return answer();
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/config-order/compare', Component: ComparePage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/config-order/compare${search}`] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['comparisons'] },
  );
  return { ...rendered, router, asked };
}

const row = (label: RegExp) => within(screen.getByRole('row', { name: label }));

it('asks for nothing while nothing is chosen, and says what to do', async () => {
  const { asked } = await openPage('');
  expect(await screen.findByRole('heading', { name: 'Choose the products to compare' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add a product' })).toBeTruthy();
  expect(asked).toEqual([]);
});

it('holds the others against the reference: by how much, in which direction, and which is better', async () => {
  await openPage('?ids=a,b&reference=a');
  await screen.findByRole('table', { name: 'Compare products' });
  const texts = (label: RegExp) =>
    row(label)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts(/^Mass/)).toEqual(['62', '57better −5 kg (−8 %)']);
  expect(texts(/^Output speed/)).toEqual(['48.3', '62.3more than the reference +14.0 r/min (+29 %)']);
  expect(texts(/^Brake/)).toEqual(['BE2', '–Not applicabledifferent']);
  expect(texts(/^Poles/)).toEqual(['4', '4']);
});

it('leaves out what is the same for all, and keeps that in the address', async () => {
  const { router, user } = await openPage('?ids=a,b');
  await user.click(await screen.findByRole('checkbox', { name: 'Only differences' }));
  expect(screen.queryByRole('row', { name: /^Poles/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Mass/ })).toBeTruthy();
  expect(router.state.location.search).toContain('only=differences');
});

it('tells which product was configured with another release', async () => {
  await openPage('?ids=a,b');
  const head = await screen.findByRole('columnheader', { name: /JRTK67-b/ });
  expect(head.textContent).toContain('Configured with release 2026-01-05');
  expect(screen.getByRole('columnheader', { name: /JRTK67-a/ }).textContent).not.toContain('release');
});

it('takes a product off, and forgets that it was the reference', async () => {
  const { router, user, asked } = await openPage('?ids=a,b,c&reference=b');
  await user.click(await screen.findByRole('button', { name: 'Remove JRTK67-b from the comparison' }));
  expect(new URLSearchParams(router.state.location.search).get('ids')).toBe('a,c');
  expect(screen.getByRole('button', { name: 'Reference: JRTK67-a', pressed: false })).toBeTruthy();
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ ids: ['a', 'c'] }));
});

/** What twelve pieces cost. */
const price = (unit: number, leadDays: number, changes: Partial<LinePriceDto> = {}): LinePriceDto => ({
  ...{ currency: 'CNY', isDemo: true, at: '2026-11-20T04:00:00.000Z', today: null },
  kept: { status: 'final', unit, total: 12 * unit, leadDays },
  ...changes,
});

/** The page over products with these prices, and what stands in the cells of a row. */
async function openPriced(search: string, ...prices: readonly (LinePriceDto | null)[]) {
  const products = ['a', 'b', 'c']
    .slice(0, prices.length)
    .map((id, place) => product(id, { price: prices[place] ?? null }));
  const opened = await openPage(search, () => answering({ ...COMPARISON, products, sections: [] }));
  await screen.findByRole('table', { name: 'Compare products' });
  const texts = (label: RegExp) =>
    row(label)
      .getAllByRole('cell')
      .map(({ childNodes }) => [...childNodes].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
  return { ...opened, texts };
}

it('tells unit price and lead time, and by how much they differ from the reference', async () => {
  const { texts } = await openPriced('?ids=a,b&reference=a', price(537_100, 18), price(580_500, 15));
  expect(texts(/^Unit price/)).toEqual([
    ['CN¥5,371.00', 'CN¥64,452.00 in all', 'demo price'],
    ['CN¥5,805.00', 'worse +CN¥434.00 (+8 %)', 'CN¥69,660.00 in all', 'demo price'],
  ]);
  expect(texts(/^Lead time/)).toEqual([['18'], ['15', 'better −3 (−17 %)']]);
  expect(screen.getByRole('row', { name: /^Unit price/ }).className).not.toBe('');
  expect(screen.getByText(/^Prices are today’s, without VAT/)).toBeTruthy();
});

it('compares what products cost today, and tells what one cost when it was saved', async () => {
  const now = { status: 'final', unit: 598_500, total: 7_182_000, leadDays: 18 } as const;
  const { texts } = await openPriced('?ids=a,b', price(537_100, 18, { today: now }), price(598_500, 18));
  expect(texts(/^Unit price/).map(([amount, ...notes]) => [amount, notes[1]])).toEqual([
    ['CN¥5,985.00', expect.stringMatching(/^CN¥5,371\.00 when saved on .*2026/)],
    ['CN¥5,985.00', 'demo price'],
  ]);
});

it('reckons with no price that is open or in another currency, and says what the list lacks', async () => {
  const open = price(0, 0, { kept: { status: 'on-request', missing: ['Encoder EI7'] } });
  const { texts } = await openPriced('?ids=a,b,c&reference=a', price(537_100, 18), open, {
    ...price(71_000, 18),
    currency: 'EUR',
  });
  expect(texts(/^Unit price/).slice(1)).toEqual([
    ['On request', 'different', 'the price list has nothing for Encoder EI7'],
    ['€710.00', 'different', '€8,520.00 in all', 'demo price'],
  ]);
  expect(texts(/^Lead time/)[1]).toEqual(['On request', 'different']);
});

it('has no row of prices for whoever is shown none', async () => {
  await openPriced('?ids=a,b', null, null);
  expect(screen.queryByText(/price/i)).toBeNull();
});

it('says why these are not compared, with the next step', async () => {
  const description = 'Limit to at most 5 products';
  const refusal = { code: 422, result: null, description, error: { code: 'comparison.too-many' } };
  const { router, user } = await openPage('?ids=a,b,c,d,e,f', () => Response.json(refusal, { status: 422 }));
  expect(await screen.findByRole('heading', { name: description })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Compare the first 5' }));
  expect(new URLSearchParams(router.state.location.search).get('ids')).toBe('a,b,c,d,e');
});
