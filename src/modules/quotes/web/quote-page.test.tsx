// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenQuoteDto } from '#modules/quotes/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { actFor, endActing } from '#web/session/acting.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component as QuotePage } from './quote-page.tsx';

afterEach(() => {
  cleanup();
  endActing();
  endSession();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

type CustomerDto = Extract<OpenQuoteDto, { view: 'customer' }>;
type ProviderDto = Extract<OpenQuoteDto, { view: 'provider' }>;

const HASH = 'a'.repeat(64);
const AT = '2026-01-05T08:00:00.000Z';
const TERMS = { payment: '30 days net', incoterm: 'FCA', place: 'Suzhou', taxMode: 'domestic' } as const;
const can = (...actions: string[]) => actions.map((action) => ({ action, refusal: null }));

const PRICED: CustomerDto = {
  view: 'customer',
  ...{ id: 'q-1', version: 4, number: 'QT2601-00001', state: 'priced', maker: 'C', title: 'Elevator', currency: 'CNY' },
  ...{ customerRef: '', customerName: 'Suzhou Conveyors', assignedName: 'sales-demo', net: 1_260_000 },
  ...{ validUntil: '2999-01-31', expiresAt: AT, createdAt: AT, updatedAt: AT, terms: TERMS, timeZone: 'Asia/Shanghai' },
  ...{ wantedDate: '2026-03-01', withoutVat: true, offer: { no: 2, sha256: HASH, isDemo: true } },
  lines: [
    {
      ...{
        lineNo: 1,
        configurationId: 'c-1',
        category: 'JRT',
        productName: 'JRTR77',
        typeCode: 'JRTR77-1',
        state: 'offered',
      },
      ...{ quantity: 2, wantedDate: null, customerPartNo: '', targetPrice: 600_000, note: '' },
      ...{ unit: 630_000, net: 1_260_000, leadDays: 15, notOfferedReason: null },
    },
    {
      ...{
        lineNo: 2,
        configurationId: null,
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
  messages: [{ id: 'm-1', lineNo: 1, text: 'In green, please', at: AT, actorName: 'lv1-demo', isInternal: false }],
  history: [
    {
      ...{ action: 'offer', from: 'requested', to: 'priced', at: AT, actorName: 'sales-demo' },
      ...{ isActed: false, reason: null, no: 2, passed: null },
    },
  ],
  abilities: can('counter', 'accept', 'decline', 'withdraw', 'message'),
};

const REQUESTED: ProviderDto = {
  ...PRICED,
  ...{ view: 'provider', state: 'requested', net: null, validUntil: null, expiresAt: null, offer: null },
  lines: [{ ...PRICED.lines[0]!, state: 'open', unit: null, net: null, leadDays: null }],
  working: {
    ...{ hash: HASH, terms: TERMS, validUntil: '2999-01-31', isDemo: false, net: 1_200_000 },
    lines: [
      {
        ...{ lineNo: 1, source: 'manual', manual: 1250, computed: 686_000, unit: 600_000, net: 1_200_000 },
        ...{ leadDays: 15, notOfferedReason: null, light: 'below', cost: { unit: 500_000, margin: 1667 } },
      },
    ],
    reasons: [{ reason: 'discount', lineNo: 1 }],
  },
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
async function open(
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
        return Response.json({ code: refusal.code, result: null, description: 'Changed meanwhile' }, { status: 409 });
      return Response.json({ code: 0, result: answer(call), description: '' });
    },
  });
  const routes = [
    { path: '/config-order/quotes/:id', Component: QuotePage },
    { path: '/config-order/quotes', element: <h1>List</h1> },
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
  const bodyOf = (path: string) => asked.find((one) => one.path.endsWith(path))?.body;
  return { ...page, asked, bodyOf, router };
}

const press = (name: string) => screen.getByRole('button', { name });

describe('a quote as the customer reads it', () => {
  it('shows lines, sum, terms, thread and the step it waits for', async () => {
    const { container } = await open(() => PRICED);
    expect(screen.getByRole('link', { name: 'JRTR77' }).getAttribute('href')).toBe(
      '/product-config/config-select/JRT/c-1',
    );
    const [, first, second] = within(screen.getByRole('region', { name: 'Lines' })).getAllByRole('row');
    expect(first?.textContent).toMatch(/JRTR77-1.*6,000\.00.*6,300\.00.*12,600\.00.*15.*Offered/);
    expect(second?.textContent).toMatch(/Not offered.*out of range/);
    expect(container.textContent).toMatch(/CN¥12,600\.00 without VAT Demo price/);
    expect(container.textContent).toMatch(/2999-01-31 \(\d+ days left\)/);
    expect(screen.getByText('In green, please')).toBeTruthy();
    const accept = press('Accept offer');
    expect(accept.className).not.toBe(press('Counter').className);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is accepted by number and hash of the offer', async () => {
    const { user, bodyOf } = await open(({ path }) =>
      path.endsWith('/accept') ? { ...PRICED, state: 'accepted', abilities: [] } : PRICED,
    );
    await user.click(press('Accept offer'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/offer 2 of quote QT2601-00001: CN¥12,600\.00/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyOf('/accept')).toEqual({ version: 4, offerNo: 2, sha256: HASH });
    expect(toasts.visible().map(({ text }) => text)).toEqual(['Offer accepted']);
  });

  it('is accepted for a customer with that one’s order number alone', async () => {
    const { user, bodyOf } = await open(() => PRICED, { isActing: true });
    await user.click(press('Accept offer'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    expect(bodyOf('/accept')).toBeUndefined();
    await user.type(dialog.getByRole('textbox', { name: 'Order number' }), 'PO 7');
    await user.click(dialog.getByRole('button', { name: 'Accept offer' }));
    await waitFor(() => expect(bodyOf('/accept')).toMatchObject({ customerRef: 'PO 7' }));
  });

  it('is countered with what was changed alone', async () => {
    const { user, bodyOf } = await open(() => PRICED);
    await user.click(press('Counter'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    expect(dialog.getByText('Change at least one line, and leave at least one in')).toBeTruthy();
    const target = dialog.getByRole('textbox', { name: 'Target price per piece, CNY' });
    await user.clear(target);
    await user.type(target, '5900.5');
    await user.click(dialog.getByRole('button', { name: 'Send counter offer' }));
    await waitFor(() => expect(bodyOf('/counter')).toBeDefined());
    expect(bodyOf('/counter')).toEqual({
      ...{ version: 4, offerNo: 2, note: '' },
      lines: [{ lineNo: 1, targetPrice: 590_050 }],
    });
  });

  it('keeps what was typed when somebody else was quicker, and is read anew', async () => {
    const refusal = { path: '/decline', code: 'version.conflict' };
    const { user, asked } = await open(() => PRICED, { refusal });
    await user.click(press('Decline'));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Too dear');
    const before = asked.length;
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(await dialog.findByText('Changed meanwhile')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Too dear');
    await waitFor(() => expect(asked.slice(before).map(({ path }) => path)).toContain('/api/v1/quotes/q-1'));
  });

  it('is requested from a draft, or deleted for the list', async () => {
    const draft = { ...PRICED, state: 'draft', offer: null, abilities: can('edit', 'delete', 'request') };
    const { user, router } = await open(({ path }) => {
      if (path.endsWith('/delete')) return null;
      return draft;
    });
    await user.click(press('Request a quote'));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Quotation successful'));
    await user.click(press('Delete'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/config-order/quotes'));
  });
});

describe('a quote as the provider reads it', () => {
  it('shows the working offer with margin and approval, and why it cannot be sent yet', async () => {
    const { container } = await open(() => REQUESTED);
    const [, row] = within(screen.getByRole('region', { name: 'Working offer' })).getAllByRole('row');
    expect(row?.textContent).toMatch(/6,860\.00.*discount 12\.5 %.*6,000\.00.*5,000\.00.*below the floor.*16\.67 %/);
    expect(container.textContent).toMatch(/Line 1: discount by hand beyond the band/);
    expect(press('Send offer')).toHaveProperty('disabled', true);
    expect(screen.getByText('A second person must approve this first')).toBeTruthy();
  });

  it('is priced line by line; what nobody touched is not sent', async () => {
    const { user, bodyOf } = await open(() => REQUESTED);
    await user.click(press('Price'));
    const dialog = within(screen.getByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Priced' }), 'own price');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    expect(dialog.getByText('Give an amount above 0')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'Price per piece, CNY' }), '6500');
    await user.click(dialog.getByRole('button', { name: 'Save working offer' }));
    await waitFor(() => expect(bodyOf('/price')).toBeDefined());
    expect(bodyOf('/price')).toEqual({ version: 4, lines: [{ lineNo: 1, as: 'price', unit: 650_000 }] });
  });

  it('asks for approval of the offer that is shown, and writes to colleagues alone', async () => {
    const { user, bodyOf } = await open(() => REQUESTED);
    await user.click(press('Ask for approval'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Ask for approval' }));
    await waitFor(() => expect(bodyOf('/approval/ask')).toEqual({ version: 4, hash: HASH }));
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Low margin');
    await user.click(screen.getByRole('checkbox'));
    await user.click(press('Send message'));
    await waitFor(() => expect(bodyOf('/message')).toEqual({ text: 'Low margin', isInternal: true }));
  });

  it('is handed over to a colleague, with both names in the history', async () => {
    const held: ProviderDto = { ...REQUESTED, abilities: can('give-to') };
    const given = { action: 'give-to', from: 'requested', to: 'requested', at: AT, actorName: 'sales-demo' } as const;
    const passed = { from: 'sales-demo', to: 'sales2-demo' };
    const history = [{ ...given, isActed: false, reason: 'On leave', no: null, passed }];
    let shown = held;
    const { user, bodyOf } = await open(({ path }) => {
      if (path.endsWith('/colleagues')) return { rows: [{ id: 'u-2', name: 'sales2-demo' }] };
      if (path.endsWith('/give-to')) shown = { ...held, assignedName: 'sales2-demo', history };
      return shown;
    });
    await user.click(press('Hand over'));
    const to = await screen.findByRole('combobox', { name: 'New contact' });
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    expect(dialog.getByText('Choose a colleague')).toBeTruthy();
    await user.selectOptions(to, 'sales2-demo');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'On leave');
    await user.click(dialog.getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(bodyOf('/give-to')).toEqual({ version: 4, userId: 'u-2', reason: 'On leave' }));
    expect(await screen.findByText('Given to a colleague · sales-demo → sales2-demo · On leave')).toBeTruthy();
  });

  it('says so where there is nobody to hand it over to, and who can change that', async () => {
    const held: ProviderDto = { ...REQUESTED, abilities: can('give-to') };
    const { user } = await open(({ path }) => (path.endsWith('/colleagues') ? { rows: [] } : held));
    await user.click(press('Hand over'));
    expect(await screen.findByText(/Nobody else looks after Suzhou Conveyors/)).toBeTruthy();
  });
});
