// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { customerRoutes } from '#modules/customers/contract.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { call, configureCalls } from '#web/calls/call.ts';
import { toasts } from '#web/ui/toasts.ts';
import { actedFor, actFor, endActing, followActingElsewhere } from './acting.ts';
import { beginSession, endSession, suspendSession } from './session.ts';

const SUZHOU = { id: '018f-suzhou', customerName: '苏州输送机械有限公司' };
const sessionOf = (id: string) => ({ token: `token-${id}`, user: { id, username: id, organisationName: '' } });

beforeEach(() => {
  localStorage.clear();
  endSession();
  beginSession(sessionOf('sales'));
});
afterEach(() => {
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
  vi.resetModules();
});

/** Whom a freshly opened page acts for. */
async function afterReload() {
  vi.resetModules();
  return (await import('./acting.ts')).actedFor();
}

describe('acting for a customer', () => {
  it('holds over a reload until it is ended', async () => {
    actFor(SUZHOU);
    expect(actedFor()).toEqual(SUZHOU);
    expect(await afterReload()).toEqual(SUZHOU);
    endActing();
    expect(actedFor()).toBeUndefined();
    expect(await afterReload()).toBeUndefined();
  });

  it('ends with signing out, and does not come back with the same person', () => {
    actFor(SUZHOU);
    endSession();
    expect(actedFor()).toBeUndefined();
    beginSession(sessionOf('sales'));
    expect(actedFor()).toBeUndefined();
  });

  it('ends when another person signs in', async () => {
    actFor(SUZHOU);
    beginSession(sessionOf('service'));
    expect(actedFor()).toBeUndefined();
    expect(await afterReload()).toBeUndefined();
  });

  it('goes on for the same person after the session has run out, so that a save that waited goes where it was meant to', () => {
    actFor(SUZHOU);
    suspendSession();
    expect(actedFor()).toEqual(SUZHOU);
    beginSession(sessionOf('sales'));
    expect(actedFor()).toEqual(SUZHOU);
  });

  it('is nothing a visitor does', () => {
    endSession();
    actFor(SUZHOU);
    expect(actedFor()).toBeUndefined();
  });

  it.each([
    ['another person’s', JSON.stringify({ owner: 'service', ...SUZHOU })],
    ['not JSON', '{'],
    ['a list', '[]'],
    ['without an id', JSON.stringify({ owner: 'sales', customerName: 'x' })],
    ['without a name', JSON.stringify({ owner: 'sales', id: 'x' })],
  ])('is none when what is kept is %s', async (_, stored) => {
    localStorage.setItem('actingFor', stored);
    expect(await afterReload()).toBeUndefined();
  });

  it('begins and ends here when it does in another window', () => {
    followActingElsewhere();
    localStorage.setItem('actingFor', JSON.stringify({ owner: 'sales', ...SUZHOU }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'actingFor' }));
    expect(actedFor()).toEqual(SUZHOU);
    localStorage.removeItem('actingFor');
    window.dispatchEvent(new StorageEvent('storage', { key: 'actingFor' }));
    expect(actedFor()).toBeUndefined();
  });
});

describe('a call made for a customer', () => {
  const answers = (...given: { status: number; code?: string }[]) => {
    const queue = [...given];
    const fetched = vi.fn(async (_address: unknown, _request?: RequestInit) => {
      const { status, code = '' } = queue.shift() ?? { status: 200 };
      const envelope = { code: status === 200 ? 0 : status, result: [], description: code, error: { code } };
      return Response.json(envelope, { status });
    });
    configureCalls({ fetch: fetched });
    return fetched;
  };
  const customersOf = (fetched: ReturnType<typeof answers>) =>
    fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get('on-behalf-of'));

  beforeEach(async () => {
    await import('#web/calls/connect.ts');
    configureCalls({ onBehalfOf: () => actedFor()?.id, owner: () => 'sales' });
  });

  it('names the customer, from the choice on and no longer than it holds', async () => {
    const fetched = answers();
    await call(cartRoutes.list);
    actFor(SUZHOU);
    await call(cartRoutes.list);
    await call(customerRoutes.assistTree, { body: {} });
    endActing();
    await call(cartRoutes.list);
    expect(customersOf(fetched)).toEqual([null, SUZHOU.id, SUZHOU.id, null]);
  });

  it('that is open to everybody names none', async () => {
    const fetched = answers();
    actFor(SUZHOU);
    await call(catalogueRoutes.getDelta, { query: { category: 'JRT' } });
    expect(customersOf(fetched)).toEqual([null]);
  });

  it('that is open to everybody and is business of whom it is made for names the customer', async () => {
    const fetched = answers();
    actFor(SUZHOU);
    await call(enquiryRoutes.create, {
      body: { productLine: 'JRT', name: 'Wang', email: 'wang@acme.example', message: 'A belt drive' },
    });
    expect(customersOf(fetched)).toEqual([SUZHOU.id]);
  });

  it('refused because one may not act for the customer ends acting and says so', async () => {
    const onNotAssisted = vi.fn(endActing);
    configureCalls({ onNotAssisted });
    answers({ status: 403, code: 'customer.not-assisted' });
    actFor(SUZHOU);
    await expect(call(cartRoutes.list)).rejects.toMatchObject({ code: 'customer.not-assisted' });
    expect(onNotAssisted).toHaveBeenCalledOnce();
    expect(actedFor()).toBeUndefined();
  });

  it('that waited for a login is not sent for anybody else than it was meant for', async () => {
    const fetched = answers({ status: 401, code: 'session.expired' });
    configureCalls({
      onSessionEnded: async () => {
        endActing();
        return true;
      },
    });
    actFor(SUZHOU);
    await expect(call(cartRoutes.list)).rejects.toMatchObject({ code: 'login.declined' });
    expect(customersOf(fetched)).toEqual([SUZHOU.id]);
  });
});

it('the page’s own calls end acting with the server’s words', async () => {
  vi.resetModules();
  const acting = await import('./acting.ts');
  const calls = await import('#web/calls/call.ts');
  await import('#web/calls/connect.ts');
  const { toasts: shown } = await import('#web/ui/toasts.ts');
  calls.configureCalls({
    fetch: async () =>
      Response.json(
        {
          code: 403,
          result: null,
          description: 'You cannot act for this customer',
          error: { code: 'customer.not-assisted' },
        },
        { status: 403 },
      ),
  });
  acting.actFor(SUZHOU);
  expect(acting.actedFor()).toEqual(SUZHOU);
  await expect(calls.call(cartRoutes.list)).rejects.toMatchObject({ code: 'customer.not-assisted' });
  expect(acting.actedFor()).toBeUndefined();
  expect(shown.visible().map(({ text }) => text)).toEqual(['You cannot act for this customer']);
});
