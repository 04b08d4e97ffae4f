// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedTermsDto, OpenedTermsDto } from '#modules/prices/contract.ts';
import { Component } from '#modules/prices/web/prices-page.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { onPhone } from '#testing/phone.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { LeaveGuard } from '#web/leaving/leave-guard.tsx';
import { OwnTabContext } from '#web/tabs/own-tab-context.ts';
import { toasts } from '#web/ui/toasts.ts';

const EAST = { id: 'c1', name: 'East Drives', kind: 'customer-lv1', parentName: null } as const;
const ROWS: ListedTermsDto[] = [
  { ...EAST, terms: { listCode: 'CNY', groupCode: 'A', showPrices: 'breakdown', erpNo: 'C-1' } },
  { id: 'c2', name: 'Suzhou', kind: 'customer-lv2', parentName: 'East Drives', terms: null },
];
const CNY = {
  ...{ id: 'l1', code: 'CNY', name: 'Home list', currency: 'CNY' },
  groups: ['A', 'B'].map((code, at) => ({ code, rate: 3000 - 800 * at })),
};
const EUR = { id: 'l2', code: 'EUR', name: 'Export', currency: 'EUR', groups: [{ code: 'B', rate: 1000 }] };
const OPENED: OpenedTermsDto = {
  ...EAST,
  terms: {
    ...{ listId: 'l1', groupCode: 'A', payment: null, incoterm: null, place: null, taxMode: 'domestic' },
    ...{ timeZone: 'Asia/Shanghai', locale: 'zh-cn', erpNo: 'C-1', showPrices: 'breakdown', creditNote: null },
  },
  version: 3,
  lists: [CNY, EUR],
};

/** The server: what it has, what it was asked, and how it refuses. */
const server = {
  opened: OPENED,
  asked: [] as string[],
  written: [] as Record<string, unknown>[],
  refusal: undefined as { status: number; code: string; description: string } | undefined,
};
/** What a tab keeps is kept by its name: each test has another one. */
let tab = 0;

beforeEach(() => {
  tab += 1;
  Object.assign(server, { opened: OPENED, asked: [], written: [], refusal: undefined });
  configureCalls({
    fetch: async (url, init) => {
      const { pathname, search } = new URL(String(url), 'http://portal');
      server.asked.push(`${pathname.split('/').at(-1)}${search}`);
      return init?.method === 'PUT' ? set(JSON.parse(String(init.body))) : told(pathname, search);
    },
  });
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  toasts.clear();
});

function told(pathname: string, search: string): Response {
  if (pathname.endsWith('/agreements')) return answer({ agreements: [], currency: 'CNY', families: [] });
  if (!pathname.endsWith('/customer-terms')) return answer(server.opened);
  const rows = search.includes('without=true') ? ROWS.filter(({ terms }) => terms === null) : ROWS;
  return answer({ rows: search.includes('q=nobody') ? [] : rows, next: null });
}

function set(body: Record<string, unknown>): Response {
  server.written.push(body);
  const { refusal } = server;
  const isStale = body.version !== server.opened.version;
  if (refusal !== undefined || isStale) {
    const { status, code, description } = refusal ?? { status: 409, code: 'version.conflict', description: '' };
    return Response.json({ code: status, result: null, description, error: { code } }, { status });
  }
  const { version, ...terms } = body;
  server.opened = { ...server.opened, terms: terms as OpenedTermsDto['terms'], version: Number(version) + 1 };
  return answer(server.opened);
}

function answer(result: unknown): Response {
  return Response.json({ code: 0, result, description: '' });
}

async function openPage(search: string) {
  const element = (
    <OwnTabContext value={`prices ${tab}`}>
      <LeaveGuard />
      <Component />
    </OwnTabContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/prices', element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/prices${search}`] },
  );
  const rendered = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['prices'] },
  );
  return { ...rendered, router };
}

const openCustomer = async (search = '?customer=c1') => {
  const page = await openPage(search);
  await screen.findByRole('button', { name: 'Save terms' });
  return page;
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: RegExp | string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const said = (text: string) => waitFor(() => expect(toasts.visible().map((toast) => toast.text)).toContain(text));

describe('the customers', () => {
  it('stand with what their prices follow from, beside the price lists', async () => {
    await openPage('?view=customers');
    const row = (await screen.findByRole('link', { name: 'East Drives' })).closest('tr');
    expect(row?.textContent).toContain('A');
    expect(row?.textContent).toContain('Prices with breakdown');
    expect(screen.getByRole('link', { name: 'Suzhou' }).closest('tr')?.textContent).toContain('No terms');
    const views = within(screen.getByRole('navigation', { name: 'Prices' })).getAllByRole('link');
    expect(views.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Price lists', null],
      ['Customers', 'page'],
    ]);
  });

  it('are narrowed to those without terms, and searched, as the address says', async () => {
    const { user, router } = await openPage('?view=customers');
    await screen.findByRole('link', { name: 'East Drives' });
    await user.click(screen.getByRole('checkbox', { name: 'Without terms only' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'East Drives' })).toBeNull());
    await user.type(screen.getByRole('searchbox'), 'nobody');
    await user.click(await screen.findByRole('button', { name: 'Show all customers' }));
    await screen.findByRole('link', { name: 'East Drives' });
    expect(router.state.location.search).toBe('?view=customers');
  });

  it('lead to their terms and back to where one was', async () => {
    const { user, router } = await openPage('?view=customers&without=true');
    await user.click(await screen.findByRole('link', { name: 'Suzhou' }));
    expect(router.state.location.search).toBe('?view=customers&without=true&customer=c2');
    await user.click(await screen.findByRole('link', { name: 'All customers' }));
    expect(router.state.location.search).toBe('?view=customers&without=true');
  });

  describe('on a phone', () => {
    onPhone();

    it('are cards', async () => {
      await openPage('?view=customers');
      await screen.findByRole('link', { name: 'East Drives' });
      expect(screen.queryByRole('table')).toBeNull();
      expect(screen.getByText('Level 2, below East Drives')).toBeTruthy();
    });
  });
});

describe('the terms of a customer', () => {
  it('are saved over the version that was read, and say what they do not touch', async () => {
    const { user } = await openCustomer();
    expect(screen.getByText(/quotes begun before and offers stay/)).toBeTruthy();
    expect(button('Save terms').getAttribute('aria-disabled')).toBe('true');
    await user.selectOptions(choice(/Customer group/), 'B');
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await user.click(button('Save terms'));
    await said('Terms of East Drives saved');
    expect(server.written).toMatchObject([{ listId: 'l1', groupCode: 'B', showPrices: 'none', version: 3 }]);
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  });

  it('tell of each way to show prices what it means', async () => {
    await openCustomer();
    const hintOf = (name: string) => {
      const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '';
      return document.getElementById(id)?.textContent;
    };
    expect(hintOf('Net prices')).toContain('not how it comes about');
    expect(hintOf('None')).toContain('no prices anywhere');
  });

  it('want a place with an Incoterm, and none without one', async () => {
    const { user } = await openCustomer();
    expect(screen.queryByRole('textbox', { name: 'Named place' })).toBeNull();
    await user.selectOptions(choice('Incoterm 2020'), 'FOB');
    await user.click(button('Save terms'));
    expect(screen.getByText('Named place is missing')).toBeTruthy();
    expect(document.activeElement).toBe(field('Named place'));
    expect(server.written).toEqual([]);
    await user.type(field('Named place'), 'Ningbo');
    await user.click(button('Save terms'));
    await said('Terms of East Drives saved');
    expect(server.written).toMatchObject([{ incoterm: 'FOB', place: 'Ningbo' }]);
  });

  it('ask for the group anew where another list does not have it', async () => {
    const { user } = await openCustomer();
    await user.selectOptions(choice(/Price list/), 'l2');
    expect(choice(/Customer group/).value).toBe('');
    await user.click(button('Save terms'));
    expect(screen.getByText('Customer group is missing')).toBeTruthy();
  });

  it('say at once that the version in force has their group no more', async () => {
    server.opened = { ...OPENED, terms: { ...OPENED.terms!, groupCode: 'Z' } };
    await openCustomer();
    expect(screen.getByText(/has no group Z/)).toBeTruthy();
    expect(choice(/Customer group/).value).toBe('Z');
  });

  it('begin with what is usual where nothing was agreed', async () => {
    server.opened = { ...OPENED, terms: null, version: 0, lists: [CNY] };
    const { user } = await openCustomer();
    expect(screen.getByText(/sees every price as on request/)).toBeTruthy();
    expect(choice(/Price list/).value).toBe('l1');
    await user.selectOptions(choice(/Customer group/), 'A');
    await user.click(button('Save terms'));
    await said('Terms of East Drives saved');
    expect(server.written).toMatchObject([{ groupCode: 'A', showPrices: 'net', version: 0 }]);
  });

  it('tell beside the form why the server refused them', async () => {
    const description = 'The ERP number C-9 is that of Suzhou already. Please check it';
    server.refusal = { status: 409, code: 'customer-terms.erp-taken', description };
    const { user } = await openCustomer();
    await user.type(field('ERP number'), '9');
    await user.click(button('Save terms'));
    expect((await screen.findByText(description)).closest('[role=alert]')).toBeTruthy();
    expect(field('ERP number').value).toBe('C-19');
  });

  it('bring together what two changed: theirs where nobody typed, one’s own where both did', async () => {
    const { user } = await openCustomer();
    await user.type(field('Payment'), '30 days');
    const theirs = { ...OPENED.terms!, payment: '60 days', groupCode: 'B' };
    server.opened = { ...OPENED, terms: theirs, version: 4 };
    await user.click(button('Save terms'));
    await screen.findByText(/Somebody else has changed these terms/);
    expect([field('Payment').value, choice(/Customer group/).value]).toEqual(['30 days', 'B']);
    await user.click(button('Take this'));
    expect([field('Payment').value, document.activeElement]).toEqual(['60 days', field('Payment')]);
    await user.type(field('Payment'), ' net');
    await user.click(button('Save terms'));
    await said('Terms of East Drives saved');
    expect(server.written.at(-1)).toMatchObject({ payment: '60 days net', groupCode: 'B', version: 4 });
  });

  it('stay typed through a look at the customers and a reload, until they are discarded', async () => {
    const { user, unmount } = await openCustomer();
    await user.type(field('Payment'), '30 days');
    await user.click(screen.getByRole('link', { name: 'All customers' }));
    await user.click(await screen.findByRole('link', { name: 'East Drives' }));
    await waitFor(() => expect(field('Payment').value).toBe('30 days'));
    unmount();
    const again = await openCustomer();
    expect(field('Payment').value).toBe('30 days');
    await again.user.click(button('Discard changes'));
    expect(field('Payment').value).toBe('');
  });

  it('are asked about before the page is left for another', async () => {
    const { user, router } = await openCustomer();
    await user.type(field('Payment'), 'x');
    void router.navigate('/elsewhere');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await screen.findByText('elsewhere');
  });
});
