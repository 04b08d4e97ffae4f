// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import type { JobDto } from '#modules/jobs/contract.ts';
import type { JudgedRowDto, OrderImportDto } from '#modules/orders/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { Component as ImportsPage } from './imports-page.tsx';

const JUDGED: OrderImportDto = {
  ...{ id: 'i1', fileName: 'orders.csv', format: 'csv', state: 'judged', sentBy: 'admin', mode: null, applied: 0 },
  counts: { new: 3, changed: 1, unchanged: 4, older: 0, refused: 2, noted: 1 },
  ...{ sentAt: '2026-11-21T07:30:00.000Z', appliedAt: null, jobId: 'j1' },
};
const APPLIED: OrderImportDto = {
  ...{ ...JUDGED, state: 'applied', mode: 'valid', applied: 4, appliedAt: '2026-11-21T07:40:00.000Z', jobId: 'j2' },
};
const JOB: JobDto = {
  ...{ id: 'j2', kind: 'x', name: 'Importing orders', state: 'done', total: 4, done: 4, failure: null, file: null },
  ...{ createdAt: '2026-11-21T07:40:00.000Z', endedAt: null, abilities: { cancel: false } },
};
const ROWS: Readonly<Record<string, readonly JudgedRowDto[]>> = {
  refused: [
    {
      ...{ no: 7, sapOrderNo: '4500001', itemNo: 10, modelName: 'R67', verdict: 'refused', changes: [] },
      told: ['No customer has the number C-404'],
    },
  ],
  changed: [
    {
      ...{ no: 9, sapOrderNo: '4500002', itemNo: 20, modelName: 'K77', verdict: 'changed', told: [] },
      changes: [{ field: 'Ready', from: '1', to: '4' }],
    },
  ],
};

afterEach(() => {
  cleanup();
  endSession();
});

/** What the server answers to what is read. */
function answerTo(address: string, now: OrderImportDto): unknown {
  if (address.includes('/jobs/')) return JOB;
  const { pathname, searchParams } = new URL(address, 'http://portal');
  if (pathname.endsWith('/rows')) return { rows: ROWS[searchParams.get('verdict') ?? ''] ?? [], next: null };
  return pathname.endsWith('/order-imports') ? { imports: [now] } : now;
}

/** The page at an address over a server that knows one file, which may be another one after it is taken. */
async function openPage(search: string, { before = JUDGED, after = APPLIED, locale = 'en' as Locale } = {}) {
  beginSession({ token: 't', user: { id: '1', username: 'admin', organisationName: '' } });
  const asked: string[] = [];
  let now = before;
  configureCalls({
    fetch: async (input, init) => {
      const address = String(input);
      asked.push([init?.method, address, init?.body].filter(Boolean).join(' '));
      if (address.endsWith('/apply')) now = after;
      const result = init?.method === 'POST' ? { jobId: 'j2' } : answerTo(address, now);
      return Response.json({ code: 0, result, description: '' });
    },
  });
  const router = createMemoryRouter([{ path: '/back-office/imports', Component: ImportsPage }], {
    initialEntries: [`/back-office/imports${search}`],
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { locale, namespaces: ['orders', 'jobs'] },
  );
  return { ...rendered, router, asked };
}

it('lists the files that were sent with what became of them, and opens one', async () => {
  const { user, router } = await openPage('');
  const table = await screen.findByRole('table', { name: 'Files sent last' });
  expect(within(table).getByText('To be confirmed')).toBeTruthy();
  await user.click(within(table).getByRole('button', { name: 'Open orders.csv' }));
  await vi.waitFor(() => expect(router.state.location.search).toBe('?import=i1'));
});

it('shows what needs somebody first, each row with why, and what others change', async () => {
  const { user } = await openPage('?import=i1');
  expect(await screen.findByText('No customer has the number C-404')).toBeTruthy();
  expect(screen.getByText('4500001 / 10')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Changed 1' }));
  expect(await screen.findByText('Ready: 1 → 4')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Older 0' }) as HTMLButtonElement).disabled).toBe(true);
});

it('asks before it takes the valid rows, and shows how far that is', async () => {
  const { user, asked } = await openPage('?import=i1');
  await user.click(await screen.findByRole('button', { name: 'Import the valid rows (4)' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Import rows: 4?' });
  expect(within(dialog).getByText(/Refused rows stay out \(2\)/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Import' }));
  expect((await screen.findAllByText('Imported')).length).toBeGreaterThan(0);
  expect(asked).toContain('POST /api/v1/order-imports/i1/apply {"mode":"valid"}');
  expect(await screen.findByText('Done: 4 of 4')).toBeTruthy();
});

it('offers all or nothing only where nothing is refused', async () => {
  const whole = { ...JUDGED, counts: { new: 3, changed: 1, unchanged: 0, older: 0, refused: 0, noted: 0 } };
  await openPage('?import=i1', { before: whole });
  expect(await screen.findByRole('button', { name: 'Import all or nothing (4)' })).toBeTruthy();
  cleanup();
  await openPage('?import=i1');
  await screen.findByRole('button', { name: 'Import the valid rows (4)' });
  expect(screen.queryByRole('button', { name: /all or nothing/ })).toBeNull();
});

it('says of a file that was imported before when that was', async () => {
  await openPage('?import=i1&known=', { before: APPLIED });
  expect(await screen.findByText(/This file was imported on .*2026; here is its result/)).toBeTruthy();
});

it('fetches the refused rows by a task', async () => {
  const { user, asked } = await openPage('?import=i1');
  await user.click(await screen.findByRole('button', { name: 'Download refused rows (2)' }));
  await vi.waitFor(() => expect(asked.some((one) => one.includes('/refused-rows'))).toBe(true));
});

it('speaks Chinese', async () => {
  await openPage('?import=i1', { locale: 'zh-cn' });
  expect(await screen.findByRole('button', { name: '导入通过的 4 行' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '未通过 2' })).toBeTruthy();
});
