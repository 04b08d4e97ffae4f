import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { ListedLineDto, OpenOrderDto } from '#modules/orders/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession } from '#web/session/session.ts';

const QUANTITIES = { ordered: 10, cancelled: 0, ready: 5, shipped: 3, delivered: 2 };

/** A line as the server lists it. */
export const LINE: ListedLineDto = {
  ...{ id: 'l-1', orderId: 'o-1', piNo: 'PI-7', orderDate: '2026-11-21', customer: 'Acme', materialCode: 'M-100' },
  ...{ shippingType: 'Sea', modelName: 'KAF77', quantity: 10, unitPrice: 123_450, totalAmount: 1_234_500 },
  ...{ manufacturingNumber: 'MN-1', itemNumber: 10, estimatedFinishedDate: '2026-12-20', actualFinishedDate: null },
  ...{ currency: 'CNY', orderStatus: 'partially-delivered', readyStatus: 'partial-ready', kind: 'machine' },
  ...{ typeCode: 'KAF77-1.5', partDescription: '', serialNo: '', quantities: QUANTITIES },
  ...{ isCancelled: false, isLate: false, orderNumber: 'SO2611-00042', sapOrderNo: '4500017', state: 'open' },
};

const { orderNumber: _number, sapOrderNo: _sap, state: _state, ...OF_LINE } = LINE;

/** An order as the provider's people read it. */
export const ORDER: OpenOrderDto = {
  ...{ id: 'o-1', version: 4, number: 'SO2611-00042', sapOrderNo: '4500017', source: 'SAP', state: 'open' },
  ...{ orderStatus: 'partially-delivered', readyStatus: 'partial-ready', side: 'P' },
  quote: { id: 'q-1', number: 'QT2611-00042' },
  ...{
    piNo: 'PI-7',
    orderDate: '2026-11-21',
    customer: 'Acme',
    centreName: '',
    customerPo: 'PO 7',
    shippingType: 'Sea',
  },
  ...{ currency: 'CNY', taxIncluded: false, net: 1_354_500, isDemo: true, isSubscribed: false },
  terms: { payment: '30 days', incoterm: 'FCA', place: 'Suzhou', taxMode: 'domestic' },
  charges: [{ kind: 'freight', text: '', amount: 120_000 }],
  ...{ createdAt: '2026-11-21T08:00:00.000Z', updatedAt: '2026-11-21T08:00:00.000Z' },
  lines: [{ ...OF_LINE, customerPartNo: 'P-9', serials: ['A100', 'A101'], hasConfiguration: true, proposedDate: null }],
  history: [],
  abilities: ['cancel', 'report-ready', 'cancel-lines', 'change-dates'].map((action) => ({ action, refusal: null })),
};

/** What was asked of the server. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A page at an address over a network double, which notes every call; no answer is a refusal with that code. */
export async function openOrders(
  Page: ComponentType,
  { address, path }: { readonly address: string; readonly path: string },
  answer: (asked: Asked) => unknown,
) {
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const query = Object.fromEntries(searchParams);
      const call = { method: init?.method ?? 'GET', path: pathname.replace('/api', ''), query, body };
      asked.push(call);
      const result = answer(call);
      if (typeof result !== 'string') return Response.json({ code: 0, description: '', result });
      const status = result === 'record.unknown' ? 404 : 422;
      return Response.json(
        { code: status, result: null, description: `No: ${result}`, error: { code: result } },
        { status },
      );
    },
  });
  beginSession({ token: 't', user: { id: '1', username: 'somebody', organisationName: '', userAttribute: 'Sales' } });
  const routes = [
    { path, Component: Page },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
  const page = await renderScreen(element, {
    locale: 'en',
    namespaces: ['orders', 'shares', 'accounts', 'documents', 'cart'],
  });
  return { ...page, asked, router };
}
