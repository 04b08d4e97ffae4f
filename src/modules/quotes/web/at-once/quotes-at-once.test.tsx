// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedQuoteDto } from '#modules/quotes/contract.ts';
import { Component as QuotesPage } from '#modules/quotes/web/quotes-page.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';

afterEach(() => {
  cleanup();
  endSession();
  toasts.clear();
  vi.restoreAllMocks();
});

function aQuote(no: number, rest: Partial<ListedQuoteDto> = {}): ListedQuoteDto {
  return {
    ...{
      id: `q${no}`,
      version: no,
      number: `QT2611-0000${no}`,
      state: 'requested',
      maker: 'C',
      side: 'C',
      title: '',
      lastNo: 1,
    },
    ...{
      customerRef: '',
      orderNumber: '',
      customerName: 'Acme',
      parentName: null,
      assignedName: null,
      currency: 'CNY',
    },
    ...{ net: null, countered: null, unread: 0, validUntil: null, expiresAt: null },
    ...{ createdAt: '2026-11-27T08:00:00.000Z', updatedAt: '2026-11-27T08:00:00.000Z' },
    ...rest,
  };
}

interface Asked {
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

const REFUSED = 'Somebody else has changed it meanwhile';

/** The list over a server that answers a step of a quote by what `answer` says of its address, and refuses it where that is nothing. */
async function open(
  rows: readonly ListedQuoteDto[],
  { userAttribute = 'Customer1', answer = (_: Asked): unknown => ({}) } = {},
) {
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input), 'http://portal');
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const call = { path: pathname.replace('/api/v1/', ''), query: search, body };
      if (call.path === 'quotes') return Response.json({ code: 0, description: '', result: { rows, next: null } });
      if (call.path === 'quote-mails') return Response.json({ code: 0, description: '', result: { isWanted: true } });
      asked.push(call);
      const result = await answer(call);
      if (result instanceof Response) return result;
      if (result !== undefined) return Response.json({ code: 0, description: '', result });
      const error = { code: 'version.conflict' };
      return Response.json({ code: 409, description: REFUSED, result: null, error }, { status: 409 });
    },
  });
  beginSession({ token: 't', user: { id: '1', username: 'me', organisationName: '', userAttribute } });
  const router = createMemoryRouter([{ path: '/quotes', element: <QuotesPage /> }], { initialEntries: ['/quotes'] });
  const rendered = await renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['quotes'] },
  );
  await screen.findByRole('link', { name: 'QT2611-00001' });
  return { ...rendered, asked };
}

const boxOf = (no: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select QT2611-0000${no}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all that are shown' });
const bar = () => within(screen.getByRole('region', { name: 'Selected quotes' }));
const offered = () =>
  bar()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const dialog = (role = 'dialog') => within(screen.getByRole(role));
const told = () => toasts.visible().map(({ text }) => text);

describe('with the marked quotes', () => {
  it('is offered what at least one of them may have by the side and its state', async () => {
    const { user } = await open([
      aQuote(1, { state: 'accepted' }),
      aQuote(2),
      aQuote(3, { state: 'draft', maker: 'P', lastNo: 0 }),
    ]);
    expect(screen.queryByRole('region', { name: 'Selected quotes' })).toBeNull();
    await user.click(boxOf(1));
    expect(offered()).toEqual(['PDF', 'Clear selection']);
    await user.click(boxOf(2));
    expect(offered()).toEqual(['Withdraw', 'PDF', 'Clear selection']);
    await user.click(bar().getByRole('button', { name: 'Clear selection' }));
    await user.click(boxOf(3));
    expect(offered()).toEqual(['Clear selection']);
  });

  it('is offered to the provider to take over and to hand over', async () => {
    const { user } = await open([aQuote(1, { side: 'P' })], { userAttribute: 'Sales' });
    await user.click(boxOf(1));
    expect(offered()).toEqual(['Take over', 'Hand over…', 'PDF', 'Clear selection']);
  });

  it('nothing can be done with more than 200', async () => {
    const rows = Array.from({ length: 201 }, (_, index) =>
      aQuote(1, { id: `q${index}`, number: index === 0 ? 'QT2611-00001' : `QT2611-1${index}` }),
    );
    const { user } = await open(rows);
    await user.click(all());
    expect(bar().getByRole('status').textContent).toMatch(/^At most 200 quotes at once/);
    for (const name of ['Withdraw', 'PDF of the newest versions in …'])
      expect(bar().getByRole('button', { name }).matches(':disabled, fieldset[disabled] *')).toBe(true);
  });
});

describe('withdrawing the marked quotes', () => {
  it('is asked about first, comes to those that can be, each over its version, and is told', async () => {
    const { user, asked } = await open([aQuote(1), aQuote(2, { state: 'declined' }), aQuote(3)]);
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'Withdraw' }));
    const question = dialog('alertdialog');
    question.getByRole('heading', { name: 'Withdraw 2 quotes' });
    question.getByText(/^2 of 3 can be withdrawn/);
    expect(asked).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(told()).toEqual(['2 quotes withdrawn']));
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['quotes/q1/withdraw', { version: 1 }],
      ['quotes/q3/withdraw', { version: 3 }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([1, 2, 3].map((no) => boxOf(no).checked)).toEqual([false, true, false]);
  });

  it('tells of each what became of it where one was refused, and leaves that one marked', async () => {
    const { user } = await open([aQuote(1), aQuote(2)], {
      answer: ({ path }) => (path.startsWith('quotes/q2/') ? undefined : {}),
    });
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'Withdraw' }));
    await user.click(dialog('alertdialog').getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('1 of 2 done'));
    const outcomes = within(dialog().getByRole('list', { name: 'What became of each quote' })).getAllByRole('listitem');
    expect(outcomes.map(({ textContent }) => textContent)).toEqual([`QT2611-00002 ${REFUSED}`, 'QT2611-00001 done']);
    expect(told()).toEqual([]);
    await user.click(dialog().getAllByRole('button', { name: 'Close' })[1]!);
    expect([1, 2].map((no) => boxOf(no).checked)).toEqual([false, true]);
  });

  it('can be stopped between two of them, and says how far it is', async () => {
    let go: (result: unknown) => void = () => undefined;
    const { user, asked } = await open([aQuote(1), aQuote(2)], {
      answer: () => new Promise((resolve) => (go = resolve)),
    });
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'Withdraw' }));
    await user.click(dialog('alertdialog').getByRole('button', { name: 'Withdraw' }));
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).max).toBe(2);
    await user.click(dialog().getByRole('button', { name: 'Stop' }));
    go({});
    await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('1 of 2 done'));
    expect(asked).toHaveLength(1);
    dialog().getByText('Not done: stopped before it');
  });
});

describe('handing the marked quotes over', () => {
  it('asks for the colleagues of each customer once, and gives each to who was chosen', async () => {
    const people = { q1: ['bo', 'al'], q3: ['al', 'cy'] } as Record<string, readonly string[]>;
    const { user, asked } = await open(
      [aQuote(1, { side: 'P' }), aQuote(2, { side: 'P' }), aQuote(3, { side: 'P', customerName: 'Bolt' })],
      {
        userAttribute: 'Sales',
        answer: ({ path }) =>
          path.endsWith('/colleagues')
            ? { rows: (people[path.split('/')[1] ?? ''] ?? []).map((name) => ({ id: `id-${name}`, name })) }
            : path.startsWith('quotes/q2/')
              ? undefined
              : {},
      },
    );
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'Hand over…' }));
    const choice = await screen.findByRole('combobox', { name: /New contact/ });
    expect(asked.map(({ path }) => path)).toEqual(['quotes/q1/colleagues', 'quotes/q3/colleagues']);
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent).slice(-3)).toEqual([
      'al',
      'bo',
      'cy',
    ]);
    await user.selectOptions(choice, 'al');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'On leave');
    await user.click(dialog().getByRole('button', { name: 'Hand over' }));
    await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('2 of 3 done'));
    expect(asked.slice(2).map(({ body }) => body)).toEqual(
      [1, 2, 3].map((version) => ({ userId: 'id-al', reason: 'On leave', version })),
    );
    dialog().getByText(REFUSED);
  });
});

describe('the papers of the marked quotes', () => {
  it('come as one zip of the newest versions, asked for again while the portal is busy; what was never sent is told', async () => {
    const saved: { name: string; blob: Blob }[] = [];
    let blob = new Blob();
    vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
      blob = made as Blob;
      return 'blob:made';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob });
    });
    const busy = Response.json(
      { code: 503, description: 'Busy', result: null },
      { status: 503, headers: { 'retry-after': '0' } },
    );
    const answers = [busy];
    const { user, asked } = await open(
      [aQuote(1, { lastNo: 3 }), aQuote(2), aQuote(3, { state: 'draft', lastNo: 0 })],
      {
        answer: () =>
          answers.shift() ??
          new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="x.pdf"' } }),
      },
    );
    await user.click(all());
    await user.click(bar().getByRole('button', { name: 'PDF of the newest versions in …' }));
    const languages = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(languages).toEqual(['English', 'Chinese', 'Chinese and English']);
    await user.click(screen.getByRole('menuitem', { name: 'Chinese and English' }));
    await waitFor(() => expect(dialog().getByRole('status').textContent).toBe('2 of 3 done'));
    dialog().getByText('No PDF: nothing of it was sent yet');
    expect(asked.map(({ path, query }) => path + query)).toEqual([
      'quotes/q1/versions/3/paper?language=both',
      'quotes/q1/versions/3/paper?language=both',
      'quotes/q2/versions/1/paper?language=both',
    ]);
    expect(saved.map(({ name }) => name)).toEqual(['quotes.zip']);
    expect(Object.keys(unzipSync(new Uint8Array(await saved[0]!.blob.arrayBuffer())))).toEqual([
      'QT2611-00001-3-both.pdf',
      'QT2611-00002-1-both.pdf',
    ]);
    expect([1, 2, 3].map((no) => boxOf(no).checked)).toEqual([false, false, true]);
  });
});
