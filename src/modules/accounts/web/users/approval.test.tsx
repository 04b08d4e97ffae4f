// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminUserDto, OpenUserDto } from '#modules/accounts/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { aUser } from '#testing/builders/a-user.ts';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './users-page.tsx';

const PERSON = aUser({
  id: '2',
  username: 'wang_gong',
  email: 'wang@example.com',
  phone: '13812345678',
  state: 'pending',
});
const PROFILE: OpenUserDto['profile'] = {
  userName: '王工',
  lastName: '',
  industry: '输送机械',
  country: 'CN',
  area: '330000,330200,330203',
  address: '江北大道 1 号',
  postCode: '315000',
  useProducts: ['JRT', 'motor'],
  agreedAt: '2026-01-05T08:00:00.000Z',
};

const asked = vi.fn<(method: string, url: string) => void>();
let rows: AdminUserDto[] = [];
let waiting = 0;
let profile: OpenUserDto['profile'] = PROFILE;

beforeEach(() => {
  asked.mockClear();
  rows = [PERSON];
  waiting = 0;
  profile = PROFILE;
  beginSession({ token: 't', user: { id: '0', username: 'admin', organisationName: '' } });
  configureCalls({
    fetch: async (url, { method = 'GET' } = {}) => {
      asked(method, String(url));
      if (String(url).endsWith('/users/2'))
        return Response.json({ code: 0, result: { ...PERSON, profile }, description: '' });
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

async function choose(user: Awaited<ReturnType<typeof open>>['user'], command: string) {
  await user.click(await screen.findByRole('button', { name: 'wang_gong 的操作' }));
  await user.click(screen.getByRole('menuitem', { name: command }));
}

const writes = () => asked.mock.calls.flatMap(([method, url]) => (method === 'GET' ? [] : [url]));

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

describe('the details of an account', () => {
  it('are what the person told, in words, and lead on to the confirmation', async () => {
    const { user } = await open();
    await choose(user, '详情…');
    const dialog = screen.getByRole('dialog', { name: '账号 wang_gong' });
    await within(dialog).findByText('浙江省 宁波市 海曙区');
    for (const told of ['王工', '13812345678', '输送机械', '中国', '江北大道 1 号', '315000', /JRT.*电机/])
      expect(within(dialog).getByText(told)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: '确认账号…' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('alertdialog', { name: '确认账号？' })).toBeTruthy();
  });

  it('of an account without a profile show no empty line', async () => {
    profile = null;
    const { user } = await open();
    await choose(user, '详情…');
    const dialog = screen.getByRole('dialog');
    await within(dialog).findByText('13812345678');
    const lines = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['企业', '角色', '状态', '邮箱', '电话', '创建时间']);
  });
});

describe('refusing a registration', () => {
  it('is asked first, can come from the details, and leaves the focus in the list', async () => {
    const { user } = await open();
    await choose(user, '详情…');
    await user.click(await screen.findByRole('button', { name: '拒绝…' }));
    const question = screen.getByRole('alertdialog', { name: '拒绝该注册？' });
    expect(writes()).toEqual([]);
    rows = [];
    await user.click(within(question).getByRole('button', { name: '拒绝' }));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['已拒绝 wang_gong 的注册']));
    expect(writes()).toEqual(['/api/v1/users/2/refuse']);
    await waitFor(() => expect(screen.queryByText('wang_gong')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(screen.getByRole('button', { name: '显示全部' }))).toBe(true);
  });
});

describe('the invitation of an account', () => {
  const invited = (until: number | null, mail: 'sent' | 'failed') =>
    aUser({
      ...PERSON,
      state: 'invited',
      onceEnabled: 'invited',
      invitation: { until: until === null ? null : new Date(Date.now() + until).toISOString(), mail },
    });

  it.each([
    ['opens', invited(3_600_000, 'sent'), /链接有效至 /, false],
    ['has run out', invited(-1, 'sent'), /链接已过期/, true],
    ['was forgotten', invited(null, 'sent'), /链接已过期/, true],
    ['was never delivered', invited(3_600_000, 'failed'), /邮件发送失败/, true],
    ['has run out, of one without an address', { ...invited(-1, 'sent'), email: null }, /链接已过期/, false],
  ])('that %s says so, with a way out where one is needed', async (_, person, text, canResend) => {
    rows = [person];
    const { user } = await open();
    expect(await screen.findByText(text)).toBeTruthy();
    const again = screen.queryByRole('button', { name: '向 wang_gong 重发邀请' });
    expect(again !== null).toBe(canResend);
    if (again === null) return;
    await user.click(again);
    expect(screen.getByRole('alertdialog', { name: '重发邀请？' })).toBeTruthy();
  });

  it.each([
    ['active', '将可以重新登录', null],
    ['pending', '将恢复为待确认', null],
    ['invited', '尚未设置密码', '重发邀请？'],
  ] as const)('enabling one that is %s then says what follows', async (onceEnabled, text, next) => {
    rows = [aUser({ ...PERSON, state: 'disabled', onceEnabled })];
    const { user } = await open();
    await choose(user, '启用');
    const question = screen.getByRole('alertdialog', { name: '启用账号？' });
    expect(question.textContent).toContain(text);
    // It leaves the list of those that are disabled.
    rows = [];
    await user.click(within(question).getByRole('button', { name: '启用' }));
    await screen.findByText('没有符合条件的用户');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '启用账号？' })).toBeNull());
    expect(screen.queryByRole('alertdialog', { name: '重发邀请？' }) !== null).toBe(next !== null);
  });
});
