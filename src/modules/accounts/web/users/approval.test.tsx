// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/call.ts';
import { createQueryClient } from '#web/query-client.ts';
import { beginSession, endSession } from '#web/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './users-page.tsx';

const PERSON: AdminUserDto = {
  id: '2',
  username: 'wang_gong',
  role: 'customer-lv1',
  organisationName: '华东',
  email: 'wang@example.com',
  phone: '13812345678',
  state: 'pending',
  passwordUpdated: true,
  menuIds: null,
  colleagues: [],
  createdAt: '2026-01-05T08:00:00.000Z',
};

const asked = vi.fn<(method: string, url: string) => void>();
let rows: AdminUserDto[] = [];
let waiting = 0;

beforeEach(() => {
  asked.mockClear();
  rows = [PERSON];
  waiting = 0;
  beginSession({ token: 't', user: { id: '0', username: 'admin', organisationName: '' } });
  configureCalls({
    fetch: async (url, { method = 'GET' } = {}) => {
      asked(method, String(url));
      return Response.json({ code: 0, result: { rows, next: null, waiting }, description: '' });
    },
  });
});
afterEach(() => {
  cleanup();
  endSession();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open(at = '/back-office/users') {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [at] });
  const { user } = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { namespaces: ['accounts'] },
  );
  return { user, router };
}

describe('the list of accounts by state', () => {
  it('is narrowed by a press, keeps it in the address beside the search, and gives all back', async () => {
    const { user, router } = await open('/back-office/users?q=wang');
    await user.click(screen.getByRole('button', { name: '已停用' }));
    await waitFor(() => expect(asked.mock.calls.at(-1)?.[1]).toContain('state=disabled'));
    expect(router.state.location.search).toBe('?q=wang&state=disabled');
    expect(screen.getByRole('button', { name: '已停用' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: '全部' }));
    await waitFor(() => expect(asked.mock.calls.at(-1)?.[1]).not.toContain('state'));
    expect(router.state.location.search).toBe('?q=wang');
  });

  it.each([
    [0, '待确认'],
    [3, '待确认（3）'],
    [100, '待确认（99+）'],
  ])('says that %d wait to be confirmed', async (count, name) => {
    waiting = count;
    await open();
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeTruthy());
  });

  it('opened at a state says that nobody is in it, and leads to all', async () => {
    rows = [];
    const { user, router } = await open('/back-office/users?q=%20&state=pending');
    await screen.findByText('没有待确认的账号');
    expect(asked.mock.calls[0]?.[1]).toContain('state=pending');
    await user.click(screen.getByRole('button', { name: '显示全部' }));
    expect(router.state.location.search).toBe('');
  });
});
