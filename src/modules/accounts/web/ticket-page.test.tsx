// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, currentSession, endSession } from '#web/session/session.ts';
import { takeTicket } from '#web/session/take-secret.ts';
import { ticketInHand } from '#web/session/ticket.ts';
import { Component as TicketPage } from './ticket-page.tsx';

compose(WEB_MODULES);

const USER = {
  id: '018f',
  user: 'lv1-demo',
  userId: 'lv1-demo',
  username: 'lv1-demo',
  userAttribute: 'Customer-lv1',
  userDepartment: '',
  passwordUpdated: '1',
  organisationName: '华东',
};
const redeemed = vi.fn();
const closed = vi.fn();

afterEach(() => {
  cleanup();
  endSession();
  closeLogin();
  ticketInHand.set(undefined);
  redeemed.mockClear();
  closed.mockClear();
});

async function arrive(address: string, isSpent = false) {
  configureCalls({
    token: () => currentSession()?.token,
    fetch: async (url, init) => {
      if (init?.method === 'DELETE') closed(new Headers(init.headers).get('authorization'));
      if (!String(url).endsWith('/sessions/from-ticket'))
        return Response.json({ code: 0, result: [], description: '' });
      redeemed(JSON.parse(String(init?.body)));
      return isSpent
        ? Response.json(
            { code: 1001, result: null, description: '登录票据已失效', error: { code: 'ticket.spent' } },
            { status: 410 },
          )
        : Response.json({ code: 0, result: { token: 'opaque', userInfo: USER }, description: '' });
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/jci/*', loader: takeTicket, Component: TicketPage, HydrateFallback: () => null },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  /** Every address after the one that was typed. */
  const seen: string[] = [];
  router.subscribe(({ location }) => seen.push(`${location.pathname}${location.search}`));
  const { user } = await renderScreen(<RouterProvider router={router} />, { namespaces: ['accounts'] });
  return { router, user, seen };
}

it.each([
  ['/jci/config-order/my?ticket=a-secret-of-a-partner&page=2', '/config-order/my', '?page=2'],
  ['/jci/product-config/config-select?ticket=a-secret-of-a-partner', '/product-config/config-select', ''],
  ['/jci//evil.test/x?ticket=a-secret-of-a-partner', '/', ''],
  ['/jci/no/such/page?ticket=a-secret-of-a-partner', '/', ''],
])('%s signs in and leads to %s%s', async (address, pathname, search) => {
  const { router, seen } = await arrive(address);
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
  expect(redeemed).toHaveBeenCalledExactlyOnceWith({ ticket: 'a-secret-of-a-partner' });
  expect(currentSession()?.user.username).toBe('lv1-demo');
  expect(seen.slice(1).join(' ')).not.toContain('ticket');
  expect(ticketInHand.get()).toBeUndefined();
});

describe('a ticket while somebody is signed in', () => {
  const ADDRESS = '/jci/config-order/my?ticket=a-secret-of-a-partner';
  const other = { token: 'of-another', user: { id: 'another', username: 'sales-demo', organisationName: '' } };

  it('of somebody else asks first, and closes the session that was there', async () => {
    beginSession(other);
    const { router, user } = await arrive(ADDRESS);
    const question = await screen.findByRole('alertdialog', { name: '以 lv1-demo 的身份继续？' });
    expect(question.textContent).toContain('sales-demo');
    expect(currentSession()).toEqual(other);
    await user.click(screen.getByRole('button', { name: '以 lv1-demo 继续' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/my'));
    expect(currentSession()?.token).toBe('opaque');
    expect(closed).toHaveBeenCalledExactlyOnceWith('Bearer of-another');
  });

  it('of somebody else can be left: the person stays, and the session it opened is closed', async () => {
    beginSession(other);
    const { router, user } = await arrive(ADDRESS);
    await user.click(await screen.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/my'));
    expect(currentSession()).toEqual(other);
    expect(closed).toHaveBeenCalledExactlyOnceWith('Bearer opaque');
  });

  it('of the same person goes on without a question, and closes the session before', async () => {
    beginSession({ ...other, user: { ...other.user, id: USER.id } });
    const { router } = await arrive(ADDRESS);
    await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/my'));
    expect(currentSession()?.token).toBe('opaque');
    await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith('Bearer of-another'));
  });
});

it('a ticket that opens nothing says why and offers the login, which leads to the page', async () => {
  const { user } = await arrive('/jci/config-order/my?ticket=a-secret-of-a-partner', true);
  expect((await screen.findByRole('alert')).textContent).toBe('登录票据已失效');
  await user.click(screen.getByRole('button', { name: '登录' }));
  expect(loginRequest.get()).toEqual({ origin: '/config-order/my' });
  expect(currentSession()).toBeUndefined();
});

it('without a ticket leads those on who are signed in, and offers the login to others', async () => {
  await arrive('/jci/config-order/my');
  expect((await screen.findByRole('alert')).textContent).toContain('请登录');
  cleanup();
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
  const { router } = await arrive('/jci/config-order/my');
  await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/my'));
  expect(redeemed).not.toHaveBeenCalled();
});
