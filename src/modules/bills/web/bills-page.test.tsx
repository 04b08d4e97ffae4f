// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LISTED, openPage, SHIPMENT } from '#modules/bills/testing/open-bill-page.tsx';
import { endSession } from '#web/session/session.ts';
import { Component as BillOfNumberPage } from './bill-of-number-page.tsx';
import { Component as InvoicesPage } from './ci-page.tsx';
import { Component as PackingListsPage } from './pl-page.tsx';
import { Component as ShipmentsPage } from './shipments-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const CI = { path: '/bill-manage/ci', at: '/bill-manage/ci' };
const page = (...rows: unknown[]) => ({ rows, next: null });

describe('the list of papers', () => {
  it('tells of an invoice its number, state, customer and total', async () => {
    await openPage(InvoicesPage, CI, () => page(LISTED));
    const row = within((await screen.findByRole('link', { name: 'CI2611-0003' })).closest('tr') as HTMLElement);
    for (const text of ['Issued', 'Acme', 'CN¥12,600.00', '2026-11-05', 'DN2611-0001']) row.getByText(text);
  });

  it('tells of a packing list its packages and weight, and no money', async () => {
    const list = { ...LISTED, kind: 'pl', total: null } as const;
    await openPage(PackingListsPage, { path: '/bill-manage/pl', at: '/bill-manage/pl' }, () => page(list));
    const row = within((await screen.findByRole('link', { name: 'CI2611-0003' })).closest('tr') as HTMLElement);
    row.getByText('125.0');
    expect(screen.queryByText(/CN¥/)).toBeNull();
  });

  it('is narrowed to a state, which stands in the address', async () => {
    const { asked, router, user } = await openPage(InvoicesPage, CI, () => page(LISTED));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'draft');
    await waitFor(() => expect(asked.at(-1)?.query).toContain('state=draft'));
    expect(router.state.location.search).toBe('?state=draft');
  });

  it('leads the provider to where an invoice is made, and tells a customer to wait', async () => {
    await openPage(InvoicesPage, CI, () => page());
    const next = await screen.findByRole('link', { name: 'To the shipments' });
    expect(next.getAttribute('href')).toBe('/bill-manage/shipments');
    cleanup();
    await openPage(InvoicesPage, CI, () => page(), 'Customer1');
    await screen.findByText('Papers appear here once they are issued.');
    expect(screen.queryByRole('link', { name: 'To the shipments' })).toBeNull();
  });
});

it('shipments are listed with their orders and weight', async () => {
  const at = '/bill-manage/shipments';
  await openPage(ShipmentsPage, { path: at, at }, () => page({ ...SHIPMENT, packages: 2, grossG: 125_040 }));
  const row = within((await screen.findByRole('link', { name: 'DN2611-0001' })).closest('tr') as HTMLElement);
  for (const text of ['Draft', 'Acme', 'SO2611-0001', '125.0']) row.getByText(text);
});

it('a shipment of which a part has arrived is said to have arrived in part', async () => {
  const at = '/bill-manage/shipments';
  await openPage(ShipmentsPage, { path: at, at }, () => page({ ...SHIPMENT, state: 'delivered', isPart: true }));
  const row = within((await screen.findByRole('link', { name: 'DN2611-0001' })).closest('tr') as HTMLElement);
  row.getByText('Arrived in part');
});

describe('the short address of a number', () => {
  it('opens the paper', async () => {
    const at = { path: '/b/:number', at: '/b/ci2611-0003' };
    const { router } = await openPage(BillOfNumberPage, at, () => page(LISTED));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bill-manage/ci/b-1'));
  });

  it('says where there is none', async () => {
    await openPage(BillOfNumberPage, { path: '/b/:number', at: '/b/PL2611-0009' }, () => page());
    await screen.findByText('There is no paper PL2611-0009 for you');
  });
});
