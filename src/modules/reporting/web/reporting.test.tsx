// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ListedReportDto, OpenReportDto } from '#modules/reporting/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Component as ReportPage } from './report-page.tsx';
import { Component as ReportsPage } from './reports-page.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const LISTED: ListedReportDto = {
  ...{ id: 'r-1', version: 2, number: 'CR2611-00042', state: 'pending', company: 'Acme Conveyors' },
  ...{ project: 'Hall 2', country: 'DE', customerName: 'Dealer', reporterName: 'lv1-demo', isDemo: false },
  ...{ createdAt: '2026-11-21T08:00:00.000Z', protectedUntil: null, daysLeft: null },
};
const OPEN: OpenReportDto = {
  ...LISTED,
  ...{ side: 'P', isOwn: false, creditCode: 'HRB 1', area: 'Bonn', productLines: [], quantity: 12, amount: 5_000_00 },
  ...{ currency: 'EUR', closeDate: '2027-01-31', note: '', reason: '', deciderName: null, isExtended: false },
  ...{ updatedAt: '2026-11-21T08:00:00.000Z', quotes: [], duplicates: null, duplicatesHash: null },
  history: [],
  abilities: [],
};

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A page over a network double, which notes every call. */
async function openPage(Page: ComponentType, address: string, answer: (asked: Asked) => unknown, attribute = 'Sales') {
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { method: init?.method ?? 'GET', path: pathname.replace('/api', ''), body };
      asked.push(call);
      return Response.json({ code: 0, description: '', result: answer(call) });
    },
  });
  beginSession({ token: 't', user: { id: '1', username: 'x', organisationName: '', userAttribute: attribute } });
  const routes = [
    { path: '/system-manager/customerReporting', Component: Page },
    { path: '/system-manager/customerReporting/:id', Component: Page },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const page = await renderScreen(element, { locale: 'en', namespaces: ['reporting', 'accounts'] });
  return { ...page, asked, router };
}

const LIST = '/system-manager/customerReporting';
const list = (rows: readonly ListedReportDto[]) => ({ rows, next: null });

it('lists reports with their state and the days of protection that are left', async () => {
  const approved = { ...LISTED, id: 'r-2', state: 'approved', protectedUntil: '2026-12-01', daysLeft: 9 } as const;
  await openPage(ReportsPage, LIST, () => list([LISTED, approved]));
  const row = within(await screen.findByRole('row', { name: /Approved/ }));
  row.getByText('9 days left');
  expect(row.getByRole('link').getAttribute('href')).toBe(`${LIST}/r-2`);
});

it('reports a project, not before the company and the project are given', async () => {
  const { asked, router, user } = await openPage(
    ReportsPage,
    `${LIST}?new=true`,
    ({ method, path }) =>
      method === 'POST' && path === '/v1/customer-reports' ? OPEN : path.includes('r-1') ? OPEN : list([]),
    'Customer-lv1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Report a project' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  dialog.getByText('Please give the company');
  await user.type(dialog.getByLabelText('Company'), 'Acme Conveyors');
  await user.type(dialog.getByLabelText('Project'), 'Hall 2');
  await user.selectOptions(dialog.getByLabelText('Country or region'), 'DE');
  await user.type(dialog.getByLabelText('Expected amount'), '5,000.50');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/r-1`));
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ company: 'Acme Conveyors', project: 'Hall 2', country: 'DE', amount: 5_000_50, currency: 'CNY' },
  });
});

it('shows who decides of whom else the same is known, and gives that back with the approval', async () => {
  const hash = 'a'.repeat(64);
  const other = { id: 'r-9', number: 'CR2610-00007', state: 'approved', project: 'Hall 2' } as const;
  const report: OpenReportDto = {
    ...OPEN,
    duplicatesHash: hash,
    duplicates: [
      {
        ...{ kind: 'report', ground: 'name-and-project', company: 'ACME Conveyors Ltd', creditCode: '' },
        report: { ...other, customerName: 'Other dealer', reporterName: 'wang', isWithinReach: false },
      },
    ],
    abilities: ['approve', 'refuse'].map((action) => ({ action, refusal: null })),
  };
  const { asked, user } = await openPage(ReportPage, `${LIST}/r-1`, () => report);
  const found = within(await screen.findByRole('region', { name: 'Possible duplicates' }));
  found.getByText('ACME Conveyors Ltd');
  found.getByText('Same company and project');
  expect(found.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve' }));
  dialog.getByText(/There is 1 possible duplicate/);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')).toEqual({
      ...{ method: 'POST', path: '/v1/customer-reports/r-1/approve' },
      body: { version: 2, duplicatesHash: hash },
    }),
  );
});

it('asks why a report is refused, and says why somebody cannot decide', async () => {
  const abilities = [
    { action: 'approve', refusal: 'report.own-decision' },
    { action: 'refuse', refusal: null },
  ];
  const { asked, user } = await openPage(ReportPage, `${LIST}/r-1`, () => ({ ...OPEN, abilities }));
  expect((await screen.findByRole('button', { name: 'Approve' })).hasAttribute('disabled')).toBe(true);
  screen.getByText('You cannot decide your own report');
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  dialog.getByText('Please say why');
  expect(asked.some(({ method }) => method === 'POST')).toBe(false);
});

it('tells figures by month as charts, each with its table', async () => {
  const months = ['2026-10', '2026-11'];
  const row = { month: '2026-11', customerId: 'c', configurations: 7, quotes: 3, orders: 1, decided: 2, won: 1 };
  const figures = { months, customers: [{ id: 'c', name: 'Dealer' }], rows: [row] };
  await openPage(ReportsPage, `${LIST}?view=figures`, () => figures);
  const table = within(await screen.findByRole('region', { name: 'Configurations by month' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthConfigurations',
    '2026-117',
    '2026-100',
  ]);
  expect(within(screen.getByRole('region', { name: 'Hit rate % by month' })).getByText('50')).toBeTruthy();
});
