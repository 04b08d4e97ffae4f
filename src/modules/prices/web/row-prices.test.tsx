// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { RowPage } from '#modules/catalogue/contract.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import { openResultsAt50, verdict } from '#modules/configurator/web/wizard/testing/search-results.tsx';
import { onTheWire } from '#modules/configurator/web/wizard/testing/wizard-screen.tsx';
import { priceRoutes } from '#modules/prices/contract.ts';
import { presentTariff } from '#modules/prices/server/present-tariff.ts';
import { demoList } from '#modules/prices/testing/demo-list.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { LIVE_PRICE } from './live-price.tsx';

afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
});

const LARGE = aRow('K67', '90L', { id: 'large', ratio: 29.32, mass: 49 });
const SMALL = aRow('K37', '90L', { id: 'small', ratio: 28.4, mass: 50 });

const RECOMMENDED: RowPage['picks'][number] = {
  pick: 'recommended',
  row: onTheWire(LARGE),
  reasons: ['meets-demand'],
};

const FOUND = {
  total: 2,
  rows: [LARGE, SMALL].map(onTheWire),
  picks: [RECOMMENDED],
  verdicts: [verdict(LARGE, 'fits'), verdict(SMALL, 'fits')],
} satisfies Partial<RowPage>;

const ACTIVE = { id: '018f3a00-0000-7000-8000-000000000001', code: 'DEMO', no: 1 };
const BREAKDOWN: z.input<typeof priceRoutes.list.result> = {
  shown: 'breakdown',
  onRequest: null,
  list: presentTariff(demoList(), ACTIVE, { group: 'A', known: undefined }),
};

async function openHits(found: Partial<RowPage> = FOUND, isSignedIn = true) {
  if (isSignedIn) beginSession({ token: 'token', user: { id: '1', username: 'buyer', organisationName: '' } });
  const also = (path: string) =>
    path === `/api${priceRoutes.list.path}`
      ? Response.json({ code: 0, result: BREAKDOWN, description: '' })
      : undefined;
  await openResultsAt50(found, [], { price: LIVE_PRICE, also });
  return screen.findByRole('table', { name: 'Drives that fit' });
}

const heads = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('the price of what fits', () => {
  it('stands in a column of its own, and the cheapest is pointed out with what it saves', async () => {
    const table = await openHits();
    await waitFor(() => expect(heads(table).at(-1)).toMatch(/^Demo\s*CNY$/));
    const [large = 0, small = 0] = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent.replaceAll(',', '')));
    expect(small).toBeGreaterThan(0);
    expect(large).toBeGreaterThan(small);
    const tile = within(screen.getByRole('list', { name: 'To look at first' })).getByRole('button', {
      name: /^Lowest price/,
    });
    const less = (large - small).toLocaleString('en', { minimumFractionDigits: 2 });
    expect(tile.textContent).toContain(`CN¥${less} less than recommended: the lowest price of those that fit`);
    expect(tile.textContent).toContain('K37');
  });

  it('says that the recommended one is the cheapest, on its own tile', async () => {
    await openHits({ ...FOUND, picks: [{ ...RECOMMENDED, row: onTheWire(SMALL) }] });
    const tile = await screen.findByRole('button', { name: /^Recommended · Lowest price/ });
    expect(tile.textContent).toContain('the lowest price of those that fit');
  });

  it('claims no more than it has seen while further drives are not shown yet', async () => {
    await openHits({ ...FOUND, total: 80 });
    const tile = await screen.findByRole('button', { name: /^Lowest price/ });
    expect(tile.textContent).toContain('the lowest price of the 2 shown');
  });

  it('is nothing to visitors', async () => {
    const table = await openHits(FOUND, false);
    expect(heads(table).at(-1)).not.toMatch(/^Demo/);
    expect(screen.queryByRole('button', { name: /^Lowest price/ })).toBeNull();
  });
});
