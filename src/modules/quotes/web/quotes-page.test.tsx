// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Component as QuotesPage } from './quotes-page.tsx';
import { RequestDialog } from './request-dialog.tsx';

afterEach(() => {
  cleanup();
  endSession();
});

const QUOTE: ListedQuoteDto = {
  ...{ id: '0193a1b2-c3d4-7e5f-8a6b-12349f2c81d0', version: 3, number: 'QT2611-00042', state: 'priced', maker: 'C' },
  ...{
    title: 'Plant Suzhou',
    customerRef: 'PO 7',
    orderNumber: '',
    parentName: null,
    customerName: 'Acme',
    assignedName: null,
    currency: 'CNY',
    lastNo: 2,
    side: 'C',
  },
  net: 6_445_200,
  countered: null,
  unread: 2,
  validUntil: '2099-01-05',
  expiresAt: '2099-01-05T16:00:00.000Z',
  createdAt: '2026-11-27T08:00:00.000Z',
  updatedAt: '2026-11-27T08:00:00.000Z',
};

interface Asked {
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

async function open(element: ReactNode, answer: (asked: Asked) => unknown) {
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { path: pathname, query: search, body };
      asked.push(call);
      const result = answer(call);
      if (result === undefined)
        return Response.json(
          { code: 422, description: 'Line 1 is old', result: null, error: { code: 'x' } },
          { status: 422 },
        );
      return Response.json({ code: 0, description: '', result });
    },
  });
  beginSession({
    token: 't',
    user: { id: '1', username: 'buyer', organisationName: '', userAttribute: 'Customer1' },
  });
  const router = createMemoryRouter(
    [
      { path: '/quotes', element },
      { path: '/config-order/quotes/:id', element: <p>the quote</p> },
    ],
    { initialEntries: ['/quotes'] },
  );
  const rendered = await renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['quotes', 'cart'] },
  );
  return { ...rendered, asked, router };
}

it('tells of each quote its state, its sum, and how long its offer holds', async () => {
  await open(<QuotesPage />, () => ({ rows: [QUOTE], next: null }));
  const row = within((await screen.findByRole('link', { name: 'QT2611-00042' })).closest('tr') as HTMLElement);
  for (const text of ['Priced', 'Plant Suzhou · PO 7', 'CN¥64,452.00', '2099-01-05', 'nobody yet']) row.getByText(text);
  expect(row.getByText(/days left$/)).toBeTruthy();
});

it('leads to the product list where there is none yet', async () => {
  await open(<QuotesPage />, () => ({ rows: [], next: null }));
  expect(await screen.findByText('No quotes yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Product list' }).getAttribute('href')).toBe('/config-order/my');
});

it('lets mails that need no answer be switched off, and says so until the next word', async () => {
  let isWanted = true;
  const { user, asked } = await open(<QuotesPage />, ({ path, body }) => {
    if (path !== '/api/v1/quote-mails') return { rows: [QUOTE], next: null };
    if (body !== undefined) ({ isWanted } = body as { isWanted: boolean });
    return { isWanted };
  });
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Also send me mails/ });
  expect(wish.checked).toBe(true);
  await user.click(wish);
  await waitFor(() => expect(wish.checked).toBe(false));
  expect(asked.filter(({ path, body }) => path === '/api/v1/quote-mails' && body !== undefined)).toMatchObject([
    { body: { isWanted: false } },
  ]);
});

it('asks for prices of the products, and opens what was asked', async () => {
  const { user, asked, router } = await open(<RequestDialog ids={['a', 'b']} onClose={() => {}} />, () => ({
    ...QUOTE,
    id: 'new',
    version: 1,
  }));
  await user.type(screen.getByLabelText('Title'), 'Belt 2');
  await user.click(screen.getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/quotes/new'));
  expect(asked.map(({ path }) => path)).toEqual(['/api/v1/quotes', '/api/v1/quotes/new/request']);
  expect(asked[0]?.body).toMatchObject({ configurationIds: ['a', 'b'], title: 'Belt 2', wantedDate: null });
});
