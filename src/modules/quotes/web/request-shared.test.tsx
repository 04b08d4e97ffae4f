// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { actedFor, actFor } from '#web/session/acting.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Component as SharedPage } from './shared-page.tsx';

afterEach(() => {
  cleanup();
  closeLogin();
  endSession();
});

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const CUSTOMER = 'Customer-lv2';
const SHARED = {
  ...{ kind: 'copy', category: 'JRT', title: 'Gear motor', productName: 'JRTK47', typeCode: 'JRTK47-1' },
  ...{ fullTypeCode: 'JRTK47-1-A', release: { version: '1', isInForce: true }, expiresAt: '2099-01-01T00:00:00.000Z' },
  ...{ figures: [], sections: [], notes: [], standards: [], picture: null },
};
const FITS = { state: 'valid', reason: null, differences: [], form: { productName: 'JRTK47' } };

interface Asked {
  readonly path: string;
  readonly body: unknown;
  readonly customer: string | null;
}

interface Situation {
  readonly userAttribute?: string;
  readonly isActing?: boolean;
  readonly shared?: object;
  readonly taken?: object;
}

/** Opens the page of a link as somebody; without an attribute as a visitor. */
async function open({ userAttribute, isActing = false, shared = SHARED, taken = FITS }: Situation) {
  const asked: Asked[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    [`/api/v1/shared/${TOKEN}`]: shared,
    [`/api/v1/shared/${TOKEN}/configuration`]: taken,
    '/api/v1/configurations': { id: 'taken', productName: 'JRTK47' },
  };
  configureCalls({
    onBehalfOf: () => actedFor()?.id,
    fetch: async (input, init) => {
      const { pathname: path } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ path, body, customer: new Headers(init?.headers).get('on-behalf-of') });
      return Response.json({ code: 0, description: '', result: answers[path] ?? { id: 'q-1', version: 1 } });
    },
  });
  if (userAttribute !== undefined) signIn(userAttribute);
  if (isActing) actFor({ id: 'c-9', customerName: 'Suzhou Conveyors' });
  const routes = [
    { path: '/shared/:token', Component: SharedPage },
    { path: '/config-order/quotes/:id', element: <p>the quote</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/shared/${TOKEN}`] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['quotes', 'shares', 'cart'] },
  );
  await screen.findByRole('heading', { level: 1, name: 'JRTK47' });
  const writes = () => asked.filter(({ body }) => body !== undefined);
  return { ...page, router, writes };
}

function signIn(userAttribute: string): void {
  beginSession({ token: 't', user: { id: '1', username: 'somebody', organisationName: '', userAttribute } });
}

const action = () => screen.queryByRole('button', { name: 'Request a quote' });
const press = (name: string) => screen.findByRole('button', { name });

describe('who has a link that may be copied', () => {
  it('takes the product over in the quantity they need, then asks for its price', async () => {
    const { user, router, writes } = await open({ userAttribute: CUSTOMER });
    await user.click(await press('Request a quote'));
    const quantity = await screen.findByLabelText('Quantity');
    await user.clear(quantity);
    await user.type(quantity, '12');
    await user.click(await press('Add to my list and go on'));
    await user.type(await screen.findByLabelText('Title'), 'Belt 2');
    await user.click(await press('Request'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/quotes/q-1'));
    expect(writes().map(({ path }) => path)).toEqual([
      '/api/v1/configurations',
      '/api/v1/quotes',
      '/api/v1/quotes/q-1/request',
    ]);
    expect(writes()[0]?.body).toEqual({ productName: 'JRTK47', quantity: 12 });
    expect(writes()[1]?.body).toMatchObject({ configurationIds: ['taken'], title: 'Belt 2' });
  });

  it('does not take it over twice where the asking was called off in between', async () => {
    const { user, writes } = await open({ userAttribute: CUSTOMER });
    await user.click(await press('Request a quote'));
    await user.click(await press('Add to my list and go on'));
    await screen.findByLabelText('Title');
    await user.click(await press('Cancel'));
    await user.click(await press('Request a quote'));
    await screen.findByLabelText('Title');
    expect(writes().map(({ path }) => path)).toEqual(['/api/v1/configurations']);
  });

  it('gives a quantity that can be taken, before anything is saved', async () => {
    const { user, writes } = await open({ userAttribute: CUSTOMER });
    await user.click(await press('Request a quote'));
    await user.clear(await screen.findByLabelText('Quantity'));
    await user.click(await press('Add to my list and go on'));
    expect(await screen.findByText('A whole number from 1 to 9999')).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('is told why it is no product any more, and can take nothing over', async () => {
    const taken = { state: 'invalid', reason: 'Type K is not mounted in M1', differences: [], form: null };
    const { user } = await open({ userAttribute: CUSTOMER, taken });
    await user.click(await press('Request a quote'));
    expect(await screen.findByText('Type K is not mounted in M1')).toBeTruthy();
    expect(screen.queryByLabelText('Quantity')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to my list and go on' })).toBeNull();
  });

  it('as a visitor signs in first, and goes on from there', async () => {
    const { user } = await open({});
    await user.click(await press('Request a quote'));
    expect(loginRequest.get()).toMatchObject({ stay: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => {
      signIn(CUSTOMER);
      closeLogin();
    });
    expect(await screen.findByLabelText('Quantity')).toBeTruthy();
  });

  it('as a visitor who does not sign in stays on the page', async () => {
    const { user } = await open({});
    await user.click(await press('Request a quote'));
    await act(async () => closeLogin());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(action()).toBeTruthy();
  });

  it('as staff asks for the customer they act for', async () => {
    const { user, writes } = await open({ userAttribute: 'Sales', isActing: true });
    await user.click(await press('Request a quote'));
    await user.click(await press('Add to my list and go on'));
    await user.click(await press('Request'));
    await waitFor(() => expect(writes()).toHaveLength(3));
    expect(new Set(writes().map(({ customer }) => customer))).toEqual(new Set(['c-9']));
  });
});

describe('asking is not offered', () => {
  it.each([
    ['to staff who act for nobody', { userAttribute: 'Sales' }],
    ['to the administrator', { userAttribute: 'Admin' }],
    ['where the link is there to be seen alone', { userAttribute: CUSTOMER, shared: { ...SHARED, kind: 'view' } }],
  ])('%s', async (_whom, situation) => {
    await open(situation);
    expect(action()).toBeNull();
  });
});
