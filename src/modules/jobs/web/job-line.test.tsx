// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import type { JobDto } from '#modules/jobs/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { JobLine } from './job-line.tsx';

const JOB: JobDto = {
  id: 'j1',
  kind: 'list.export',
  name: 'Export of the list',
  state: 'running',
  total: 2_000,
  done: 1_200,
  failure: null,
  file: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  endedAt: null,
  abilities: { cancel: true },
};
const FILE = { id: 'f1', name: 'list.xlsx', type: 'text/csv', size: 4 };
const DONE: JobDto = { ...JOB, state: 'done', done: 2_000, file: FILE, abilities: { cancel: false } };

/** The line over a network double that answers these one after the other, and the last one from then on. */
async function openLine(jobs: readonly JobDto[], { locale = 'en' as Locale, onEnded = vi.fn() } = {}) {
  const asked: string[] = [];
  const left = [...jobs];
  configureCalls({
    fetch: async (input, init) => {
      asked.push(`${init?.method} ${String(input)}`);
      if (String(input).includes('/files/')) {
        const headers = { 'content-disposition': `attachment; filename="list.xlsx"` };
        return new Response('a;b\n', { headers });
      }
      const [job] = init?.method === 'DELETE' ? jobs.slice(-1) : left.length > 1 ? left.splice(0, 1) : left;
      return Response.json({ code: 0, result: job, description: '' });
    },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const rendered = await renderScreen(
    <QueryClientProvider client={client}>
      <JobLine id="j1" onEnded={onEnded} />
    </QueryClientProvider>,
    { locale, namespaces: ['jobs'] },
  );
  return { ...rendered, asked, onEnded };
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  // A browser saves what a link of a download leads to; the page of this test would go there.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

describe('the line of a job', () => {
  test('shows how far it is, and reads out a quarter at a time', async () => {
    await openLine([JOB]);
    const bar = await screen.findByRole('progressbar', { name: 'Export of the list' });
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1200', '2000']);
    expect(screen.getByText('1,200 of 2,000')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Export of the list: 50 % done');
  });

  test('follows it to its end, tells so once, and offers its file', async () => {
    const { user, asked, onEnded } = await openLine([JOB, DONE]);
    const fetchFile = await screen.findByRole('button', { name: 'Download list.xlsx' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Done: 2,000 of 2,000')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Export of the list is done');
    await user.click(fetchFile);
    await vi.waitFor(() => expect(asked.at(-1)).toBe('GET /api/v1/files/f1'));
    await vi.waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledTimes(1));
    expect(onEnded).toHaveBeenCalledTimes(1);
    expect(onEnded).toHaveBeenCalledWith(DONE);
  });

  test('cancels it, and says what stays', async () => {
    const cancelled: JobDto = { ...JOB, state: 'cancelled', abilities: { cancel: false } };
    const { user, asked } = await openLine([JOB, cancelled]);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled after 1,200 of 2,000; what was done by then stays')).toBeTruthy();
    expect(asked).toContain('DELETE /api/v1/jobs/j1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says why it could not be done', async () => {
    const failure = { code: 'upload.no-space', description: 'There is no space left' };
    await openLine([{ ...JOB, state: 'failed', failure, abilities: { cancel: false } }]);
    expect((await screen.findAllByText('There is no space left')).length).toBe(2);
  });

  test('that waits, or does not know how much there is, promises nothing', async () => {
    await openLine([{ ...JOB, state: 'queued', done: 0, total: null }]);
    expect(await screen.findByText('Waiting for its turn')).toBeTruthy();
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
  });

  test('speaks Chinese', async () => {
    await openLine([{ ...JOB, name: '导出清单' }], { locale: 'zh-cn' });
    expect(await screen.findByText('1,200 / 2,000')).toBeTruthy();
    expect(screen.getByRole('button', { name: '取消' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('导出清单：已完成 50%');
  });
});
