// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { aUser } from '#testing/builders/a-user.ts';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './users-page.tsx';

const PERSON = aUser();
const ADMIN: AdminUserDto = { ...PERSON, id: '0', username: 'admin', role: 'admin' };

const asked = vi.fn<(method: string, url: string, body: unknown) => void>();
let rows: AdminUserDto[] = [];
let refusal: { status: number; code: string; description: string } | undefined;

beforeEach(() => {
  asked.mockClear();
  rows = [ADMIN, PERSON];
  refusal = undefined;
  beginSession({ token: 't', user: { id: '0', username: 'admin', organisationName: '' } });
  configureCalls({
    fetch: async (url, init) => {
      const { method = 'GET', body } = init ?? {};
      asked(method, String(url), typeof body === 'string' ? JSON.parse(body) : undefined);
      if (method === 'GET')
        return Response.json({ code: 0, result: { rows, next: null, waiting: 0 }, description: '' });
      if (refusal === undefined) return Response.json({ code: 0, result: PERSON, description: '' });
      const { status, code, description } = refusal;
      return Response.json({ code: 1001, result: null, description, error: { code } }, { status });
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

async function choose(user: Awaited<ReturnType<typeof open>>['user'], name: string, command: string) {
  await user.click(await screen.findByRole('button', { name: `${name} 的操作` }));
  await user.click(screen.getByRole('menuitem', { name: command }));
}

const writes = () => asked.mock.calls.filter(([method]) => method !== 'GET');
const messages = () => toasts.visible().map(({ text }) => text);

describe('the list of accounts', () => {
  it('shows who they are and in which state', async () => {
    rows = [
      PERSON,
      { ...PERSON, id: '2', username: 'new', state: 'pending', email: null },
      { ...PERSON, id: '3', username: 'locked', state: 'disabled' },
      { ...PERSON, id: '4', username: 'forced', passwordUpdated: false },
      { ...PERSON, id: '5', username: 'erased-0', state: 'erased' },
    ];
    await open();
    const cells = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(cells).toEqual([
      expect.stringMatching(/^lv1-demo一级客户华东lv1@example\.com正常2026年1月5日/),
      expect.stringMatching(/^new.*无待确认/),
      expect.stringMatching(/^locked.*已停用/),
      expect.stringMatching(/^forced.*正常须修改密码/),
      expect.stringMatching(/^erased-0.*已注销.*日$/),
    ]);
  });

  it('searches by what the address says, and shows all again', async () => {
    rows = [];
    const { user } = await open('/back-office/users?q=x%25');
    await user.click(await screen.findByRole('button', { name: '显示全部' }));
    await waitFor(() => expect(asked.mock.calls.at(-1)?.[1]).not.toContain('q='));
    expect(asked.mock.calls[0]?.[1]).toContain('q=x%25');
  });
});

describe('a command', () => {
  it('asks first, then locks the account and says so', async () => {
    const { user } = await open();
    await choose(user, 'lv1-demo', '停用');
    const question = screen.getByRole('alertdialog', { name: '停用账号？' });
    expect(writes()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: '停用' }));
    await waitFor(() => expect(messages()).toEqual(['账号 lv1-demo 已停用']));
    expect(writes()).toEqual([['POST', '/api/v1/users/1/disable', undefined]]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    [['wang_gong', 'li_gong'], '华东现有账号：wang_gong和li_gong。'],
    [[], '华东目前没有可登录的账号。'],
  ])('that lets somebody into an organisation says who is in it: %j', async (colleagues, text) => {
    rows = [ADMIN, { ...PERSON, id: '2', username: 'new', state: 'pending', colleagues }];
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'new 的操作' }));
    await user.click(screen.getByRole('menuitem', { name: '确认账号' }));
    expect(screen.getByRole('alertdialog').textContent).toContain(text);
  });

  it('is offered where it fits, and nobody is offered to lock themself', async () => {
    rows = [
      ADMIN,
      { ...PERSON, id: '2', username: 'new', state: 'pending' },
      { ...PERSON, id: '3', username: 'locked', state: 'disabled' },
      { ...PERSON, id: '4', username: 'forced', passwordUpdated: false },
      { ...PERSON, id: '6', username: 'invited', state: 'invited' },
    ];
    const { user } = await open();
    const offered: Record<string, string[]> = {};
    for (const { username } of rows) {
      await user.click(await screen.findByRole('button', { name: `${username} 的操作` }));
      offered[username] = screen.getAllByRole('menuitem').map((item) => item.textContent ?? '');
      await user.keyboard('{Escape}');
    }
    expect(offered).toEqual({
      admin: ['详情…', '编辑…', '要求修改密码', '菜单权限…'],
      new: ['详情…', '编辑…', '确认账号', '拒绝…', '停用', '菜单权限…'],
      locked: ['详情…', '编辑…', '启用', '菜单权限…'],
      forced: ['详情…', '编辑…', '停用', '菜单权限…'],
      invited: ['详情…', '编辑…', '重发邀请', '撤回邀请', '停用', '菜单权限…'],
    });
  });

  it('leads from a member of staff to the customers they look after', async () => {
    rows = [{ ...PERSON, id: 's1', username: 'sales', role: 'staff' }];
    const { user, router } = await open();
    await choose(user, 'sales', '负责的客户');
    expect(router.state.location).toMatchObject({ pathname: '/back-office/customers', search: '?staff=s1' });
  });

  it('that is refused says why', async () => {
    refusal = { status: 404, code: 'record.unknown', description: '未找到该记录' };
    const { user } = await open();
    await choose(user, 'lv1-demo', '要求修改密码');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '要求修改密码' }));
    await waitFor(() => expect(messages()).toEqual(['未找到该记录']));
  });
});
