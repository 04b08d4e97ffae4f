// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { BulkEntryDto, EntryRowDto } from '#modules/bulk-entries/contract.ts';
import type { JobDto } from '#modules/jobs/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Component as BulkEntryPage } from './bulk-entry-page.tsx';

const row = (no: number, changes: Partial<EntryRowDto> = {}): EntryRowDto => ({
  ...{ no, verdict: 'fine', productName: 'JRTR67', typeCode: `JRTR67-${no}`, reasons: [], nearest: '', line: '' },
  given: { code: `JRTR67-${no}`, quantity: '2', itemNumber: '', note: '' },
  ...changes,
});
const UNREAD = row(2, {
  ...{ verdict: 'unread', typeCode: '', reasons: ['"TFF" is not understood'] },
  ...{ nearest: 'JRTR67-TF', line: 'JRT' },
});
const ENTRY: BulkEntryDto = {
  ...{ id: 'e1', state: 'done', counts: { fine: 1, noted: 0, unread: 1 }, next: null, takenBy: null, taken: null },
  rows: [row(1), UNREAD],
};
const JOB: JobDto = {
  ...{ id: 'j1', kind: 'x', name: 'Adding', state: 'done', total: 2, done: 2, failure: null, endedAt: null },
  file: { id: 'f1', name: 'rest.xlsx', type: 'text/csv', size: 4 },
  createdAt: '2026-01-05T08:00:00.000Z',
  abilities: { cancel: false },
};

afterEach(() => {
  cleanup();
  endSession();
});

/** The page at an address over a server that answers an entry, which may change when it is taken. */
async function openPage(
  search: string,
  { before = ENTRY, after = before }: { before?: BulkEntryDto; after?: BulkEntryDto } = {},
) {
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
  const asked: string[] = [];
  let entry = before;
  configureCalls({
    fetch: async (input, init) => {
      const address = String(input);
      asked.push([init?.method, address, init?.body].filter(Boolean).join(' '));
      if (init?.method === 'POST') entry = after;
      const result = init?.method === 'POST' ? { jobId: 'e1' } : address.includes('/jobs/') ? JOB : entry;
      return Response.json({ code: 0, result, description: '' });
    },
  });
  const router = createMemoryRouter(
    [
      { path: '/config-order/bulk', Component: BulkEntryPage },
      { path: '*', element: null },
    ],
    { initialEntries: [`/config-order/bulk${search}`] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale: 'en', namespaces: ['bulk-entries', 'jobs'] },
  );
  return { ...rendered, router, asked };
}

it('sends what was pasted, and goes on to the task, which stands in the address', async () => {
  const { user, asked, router } = await openPage('');
  await user.type(await screen.findByRole('textbox', { name: 'Type codes' }), 'JRTR67-1');
  await user.click(screen.getByRole('button', { name: 'Check the codes' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?entry=e1'));
  expect(asked[0]).toBe('POST /api/v1/bulk-entries {"codes":"JRTR67-1"}');
});

it('says at once what can be no list, and sends nothing', async () => {
  const { user, asked, container } = await openPage('');
  await user.click(await screen.findByRole('button', { name: 'Check the codes' }));
  expect(screen.getByText('Paste type codes or choose a file')).toBeTruthy();
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(['x'], 'list.pdf'));
  await user.upload(input, Object.defineProperty(new File(['x'], 'big.xlsx'), 'size', { value: 6_000_000 }));
  expect(screen.getByText('big.xlsx is larger than 5 MB')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('tells every row: what it is, why not, and the nearest product', async () => {
  await openPage('?entry=e1');
  const unread = within(await screen.findByRole('row', { name: /Not read/ }));
  expect(unread.getByText('"TFF" is not understood')).toBeTruthy();
  const way = unread.getByRole('link', { name: 'Open JRTR67-TF in the configurator' });
  expect(way.getAttribute('href')).toBe('/product-config/config-select/JRT?q=JRTR67-TF');
  const search = unread.getByRole('link', { name: `Search with what was given: ${UNREAD.given.code}` });
  expect(search.getAttribute('href')).toBe(`/product-config/config-select/JRT?q=${UNREAD.given.code}`);
  expect(within(screen.getByRole('list', { name: 'Checked rows' })).getByText('1 not read')).toBeTruthy();
});

it('shows the problems alone, as its address says', async () => {
  const { user, asked, router } = await openPage('?entry=e1');
  await user.click(await screen.findByRole('checkbox', { name: 'Only problems' }));
  await vi.waitFor(() => expect(asked.at(-1)).toContain('verdict=problems'));
  expect(router.state.location.search).toBe('?entry=e1&only=problems');
});

it('takes what was read into the list, and offers the rest as a file', async () => {
  const { user } = await openPage('?entry=e1', { after: { ...ENTRY, takenBy: 'j1', taken: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Add 1 product to the list' }));
  const status = await screen.findByText(/1 product was added to the product list\./);
  expect(status.textContent).toContain('1 row was not added');
  expect(screen.getByRole('button', { name: 'Download the rows not added' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the product list' }).getAttribute('href')).toBe('/config-order/my');
});

it('that was cancelled leads back to what was typed', async () => {
  const { user, router } = await openPage('?entry=e1', {
    before: { ...ENTRY, state: 'cancelled', counts: null, rows: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'Back to the list you entered' }));
  expect(router.state.location.search).toBe('');
});
