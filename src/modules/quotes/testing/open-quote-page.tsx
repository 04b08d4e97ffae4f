import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { QuotePage } from '#modules/quotes/web/quote-page.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { actFor } from '#web/session/acting.ts';
import { beginSession } from '#web/session/session.ts';

/** A quote as the customer’s side is told it. */
export type CustomerDto = Extract<OpenQuoteDto, { view: 'customer' }>;
/** The same as the provider’s side is told it. */
export type ProviderDto = Extract<OpenQuoteDto, { view: 'provider' }>;

/** Of whatever was sent or is worked on. */
export const HASH = 'a'.repeat(64);
/** When everything happened. */
export const AT = '2026-01-05T08:00:00.000Z';
/** On what terms all stand. */
export const TERMS = { payment: '30 days net', incoterm: 'FCA', place: 'Suzhou', taxMode: 'domestic' } as const;
/** The abilities of whoever may do these. */
export const can = (...actions: string[]) => actions.map((action) => ({ action, refusal: null }));

const FIRST: CustomerDto['lines'][number] = {
  ...{
    lineNo: 1,
    sizing: null,
    configurationId: 'c-1',
    category: 'JRT',
    productName: 'JRTR77',
    typeCode: 'JRTR77-1',
    since: 'same',
    state: 'offered',
  },
  ...{ quantity: 2, wantedDate: null, customerPartNo: '', targetPrice: 600_000, note: '' },
  ...{ unit: 630_000, net: 1_260_000, leadDays: 15, notOfferedReason: null },
};

/** With an offer that waits for the customer. */
export const PRICED: CustomerDto = {
  view: 'customer',
  ...{ id: 'q-1', version: 4, number: 'QT2601-00001', state: 'priced', maker: 'C', title: 'Elevator', currency: 'CNY' },
  ...{
    customerRef: '',
    orderNumber: '',
    parentName: null,
    lastNo: 2,
    side: 'C',
    customerName: 'Suzhou Conveyors',
    assignedName: 'sales-demo',
    net: 1_260_000,
    countered: null,
    unread: 0,
  },
  ...{ validUntil: '2999-01-31', expiresAt: AT, createdAt: AT, updatedAt: AT, terms: TERMS, timeZone: 'Asia/Shanghai' },
  ...{
    wantedDate: '2026-03-01',
    withoutVat: true,
    order: null,
    offer: { no: 2, sha256: HASH, isDemo: true, charges: [] },
  },
  lines: [
    FIRST,
    {
      ...{
        lineNo: 2,
        sizing: null,
        configurationId: null,
        since: 'gone',
        category: 'JRW',
        productName: 'JRW63',
        typeCode: 'JRW63',
        state: 'not-offered',
      },
      ...{ quantity: 1, wantedDate: null, customerPartNo: '', targetPrice: null, note: '' },
      ...{ unit: null, net: null, leadDays: null, notOfferedReason: 'out of range' },
    },
  ],
  versions: [],
  messages: [
    {
      id: 'm-1',
      lineNo: 1,
      text: 'In green, please',
      files: [],
      at: AT,
      actorName: 'lv1-demo',
      isInternal: false,
      isUnread: false,
    },
  ],
  history: [
    {
      ...{ action: 'offer', from: 'requested', to: 'priced', at: AT, actorName: 'sales-demo' },
      ...{ isActed: false, reason: null, no: 2, passed: null, priceList: null },
    },
  ],
  abilities: can('counter', 'accept', 'decline', 'withdraw', 'message'),
};

/** With an offer that is worked on. */
export const REQUESTED: ProviderDto = {
  ...PRICED,
  ...{ view: 'provider', state: 'requested', net: null, validUntil: null, expiresAt: null, offer: null },
  lines: [{ ...FIRST, state: 'open', unit: null, net: null, leadDays: null }],
  working: {
    ...{ hash: HASH, terms: TERMS, validUntil: '2999-01-31', isDemo: false, net: 1_200_000 },
    lines: [
      {
        ...{ lineNo: 1, quantity: 2, source: 'manual', manual: 1250, computed: 686_000, unit: 600_000, net: 1_200_000 },
        ...{ leadDays: 15, notOfferedReason: null, light: 'below', cost: { unit: 500_000, margin: 1667 } },
      },
    ],
    charges: [],
    priceList: { versionId: 'v-2', name: 'CNY 2', reason: null },
    reasons: [{ reason: 'discount', lineNo: 1 }],
  },
  kept: [{ lineNo: 1, unit: 650_000, isFrom: false, quantity: 2, at: AT }],
  priceLists: [
    { versionId: 'v-2', name: 'CNY 2', from: '2026-01-01', isInForce: true },
    { versionId: 'v-1', name: 'CNY 1', from: '2025-01-01', isInForce: false },
  ],
  approval: null,
  abilities: [
    ...can('take', 'price'),
    { action: 'offer', refusal: 'quote.needs-approval' },
    ...can('reject', 'message', 'ask-approval'),
  ],
};

interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** The page over a network double that answers every call and notes it. */
export async function openQuotePage(
  answer: (asked: Asked) => unknown,
  { refusal, isActing = false }: { refusal?: { path: string; code: string }; isActing?: boolean } = {},
) {
  const asked: Asked[] = [];
  const user = { id: '1', username: 'somebody', organisationName: '', userAttribute: 'Sales' };
  beginSession({ token: 't', user });
  if (isActing) actFor({ id: 'c-9', customerName: 'Suzhou Conveyors' });
  configureCalls({
    fetch: async (input, init) => {
      const { pathname: path } = new URL(String(input), 'http://portal');
      const call = { path, body: init?.body === undefined ? undefined : JSON.parse(String(init.body)) };
      asked.push(call);
      if (refusal !== undefined && path.endsWith(refusal.path))
        return Response.json(
          { code: 409, result: null, description: 'Changed meanwhile', error: { code: refusal.code } },
          { status: 409 },
        );
      return Response.json({ code: 0, result: answer(call), description: '' });
    },
  });
  const routes = [
    { path: '/config-order/quotes/:id', Component: QuotePage },
    { path: '/config-order/quotes', element: <h1>List</h1> },
    { path: '/order-manager/my/:id', element: <h1>Order</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/config-order/quotes/q-1'] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const page = await renderScreen(element, { locale: 'en', namespaces: ['quotes', 'accounts'] });
  await screen.findByRole('heading', { level: 1 });
  const bodyOf = (path: string) => asked.findLast((one) => one.path.endsWith(path))?.body;
  return { ...page, asked, bodyOf, client, router };
}
