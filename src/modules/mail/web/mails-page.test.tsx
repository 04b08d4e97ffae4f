// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import type { DelayDto, MailDto, OpenMailDto } from '#modules/mail/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './mails-page.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of toasts.visible()) toasts.dismiss(id);
});

const FAILED: MailDto = {
  id: 'mail-1',
  template: 'registration-done',
  recipient: 'wang@example.com',
  subject: 'Acme: registration complete',
  state: 'failed',
  attempts: 1,
  lastError: '550 No such mailbox',
  createdAt: '2026-03-05T08:09:00.000Z',
  sentAt: null,
  nextAttemptAt: null,
  attachments: [],
  abilities: { retry: true },
};
const SENT: MailDto = { ...FAILED, id: 'mail-2', state: 'sent', lastError: null, abilities: { retry: false } };
const OPENED: OpenMailDto = { ...FAILED, text: 'Hello,\n\nYour account is ready.', locale: 'en', isRetold: false };

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
}
type Answer = (asked: Asked) => { status?: number; result: unknown; description?: string };

/** The page over a network double that answers every call and notes it. */
async function openPage(answer: Answer, address = '/back-office/mails') {
  const asked: Asked[] = [];
  configureCalls({
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'http://portal');
      const call = { method: init?.method ?? 'GET', path: pathname, query: searchParams };
      asked.push(call);
      const { status = 200, result, description = '' } = answer(call);
      return Response.json({ code: status === 200 ? 0 : status, result, description }, { status });
    },
  });
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [address] });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['mail'] },
  );
  return { ...rendered, asked, router };
}

const KINDS = [
  { template: 'registration-done', name: 'Registration complete' },
  { template: 'invitation', name: 'Invitation' },
];
const page = (rows: MailDto[], next: string | null = null, delay: DelayDto | null = null) => ({
  result: { rows, next, delay, kinds: KINDS },
});

describe('the outbox page', () => {
  it('shows recipient, state, subject, time, attempts and error', async () => {
    await openPage(() => page([FAILED]));
    expect(await screen.findByRole('rowheader', { name: 'wang@example.com' })).toBeTruthy();
    const row = screen.getAllByRole('row').at(-1) as HTMLElement;
    for (const text of ['Failed', 'Acme: registration complete', /5 Mar 2026/, '1', '550 No such mailbox'])
      expect(within(row).getByText(text)).toBeTruthy();
  });

  it('says so while there are none', async () => {
    await openPage(() => page([]));
    expect(await screen.findByText('No mails yet')).toBeTruthy();
  });

  it('is narrowed to a state, and widened again when there is none in it', async () => {
    const { user, asked } = await openPage(({ query }) => page(query.get('state') === 'queued' ? [] : [SENT]));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Queued');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('wang@example.com')).toBeTruthy();
    expect(asked.some(({ query }) => query.get('state') === 'queued')).toBe(true);
  });

  it('takes what it is narrowed to from its address, and nothing else that stands there', async () => {
    const address = '/back-office/mails?state=nonsense&template=invitation&q=wang';
    const { asked } = await openPage(() => page([SENT]), address);
    await screen.findByText('wang@example.com');
    const { state, template, q } = Object.fromEntries(asked[0]?.query ?? []);
    expect([state, template, q]).toEqual([undefined, 'invitation', 'wang']);
  });

  it('is searched once for what was typed in one go, beside the other filters, which stay', async () => {
    const { user, asked, router } = await openPage(() => page([]), '/back-office/mails?state=sent');
    await screen.findByText('No mail matches');
    await user.type(screen.getByRole('searchbox', { name: 'Find mails by recipient' }), 'wang@');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of mail' }), 'Invitation');
    await waitFor(() => expect(asked.at(-1)?.query.get('q')).toBe('wang@'));
    expect(asked.filter(({ query }) => query.has('q')).length).toBe(1);
    expect(router.state.location.search).toBe('?state=sent&q=wang%40&template=invitation');
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it.each([
    [{ reason: 'no-server', since: null, lastError: null }, /No mail server is set up/],
    [
      { reason: 'late', since: '2026-03-05T08:09:00.000Z', lastError: 'ECONNREFUSED' },
      /since 5 Mar 2026.*ECONNREFUSED/,
    ],
  ] as const)('says why mails wait: %o', async (delay, said) => {
    await openPage(() => page([], null, delay));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(said));
  });

  it('loads further mails by their cursor', async () => {
    const { user } = await openPage(({ query }) =>
      query.get('cursor') === 'next' ? page([{ ...SENT, recipient: 'li@example.com' }]) : page([FAILED], 'next'),
    );
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('li@example.com')).toBeTruthy();
  });

  it('says so when it cannot be had, and tries again', async () => {
    let isDown = true;
    const { user } = await openPage(() => (isDown ? { status: 503, result: null, description: 'Busy' } : page([SENT])));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Busy')).toBeTruthy();
    isDown = false;
    await user.click(again);
    expect(await screen.findByText('wang@example.com')).toBeTruthy();
  });
});

describe('a mail', () => {
  it('opens with its text and gives the focus back when it is closed', async () => {
    const { user } = await openPage(({ path }) => (path.endsWith('/mail-1') ? { result: OPENED } : page([FAILED])));
    const open = await screen.findByRole('button', { name: /^Open “Acme: registration complete” to wang/ });
    await user.click(open);
    const dialog = await screen.findByRole('dialog', { name: FAILED.subject });
    expect(within(dialog).getByRole('region', { name: 'Text' }).textContent).toContain('Your account is ready.');
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(open);
  });

  it('shows the files that go with it, with their sizes', async () => {
    const opened = { ...OPENED, attachments: [{ name: 'R67.pdf', size: 150_000 }] };
    const { user } = await openPage(({ path }) => (path.endsWith('/mail-1') ? { result: opened } : page([FAILED])));
    await user.click(await screen.findByRole('button', { name: /^Open/ }));
    expect(await screen.findByText('R67.pdf (146 KB)')).toBeTruthy();
  });

  it('whose text was changed since it was sent is shown with the new one, and says so', async () => {
    const retold = { result: { ...OPENED, isRetold: true } };
    const { user } = await openPage(({ path }) => (path.endsWith('/mail-1') ? retold : page([FAILED])));
    await user.click(await screen.findByRole('button', { name: /^Open/ }));
    expect(await screen.findByText(/was changed after it was sent/)).toBeTruthy();
  });

  it('that failed is sent again, and the list is read anew', async () => {
    let isQueued = false;
    const { user, asked } = await openPage(({ method }) => {
      if (method === 'POST') isQueued = true;
      const now: MailDto = isQueued ? { ...FAILED, state: 'queued', abilities: { retry: false } } : FAILED;
      return method === 'POST' ? { result: now } : page([now]);
    });
    await user.click(await screen.findByRole('button', { name: /^Send “Acme/ }));
    expect(await screen.findByText('Queued', { selector: 'td *' })).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.path).toBe('/api/v1/mails/mail-1/retry');
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('Queued again'));
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('that cannot be sent again says why', async () => {
    const { user } = await openPage(({ method }) =>
      method === 'POST' ? { status: 410, result: null, description: 'No longer valid' } : page([FAILED]),
    );
    await user.click(await screen.findByRole('button', { name: /^Send “Acme/ }));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('No longer valid'));
  });
});
