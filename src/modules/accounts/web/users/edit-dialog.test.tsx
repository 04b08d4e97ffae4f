// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AdminUserDto } from '#modules/accounts/contract.ts';
import { renderScreen } from '#testing/browser.tsx';
import { aUser } from '#testing/builders/a-user.ts';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { EditDialog } from './edit-dialog.tsx';

const written = vi.fn<(url: string, body: unknown) => void>();
const onClose = vi.fn();
let refusal: { code: string; description: string } | undefined;
/** The account as it is by now. */
let current: AdminUserDto;

const OFFERED = { provider: '驱动制造', 'customer-lv1': '华南', 'customer-lv2': '苏州' };

beforeEach(() => {
  for (const spy of [written, onClose]) spy.mockClear();
  refusal = undefined;
  configureCalls({
    fetch: async (url, init) => {
      const address = new URL(String(url), 'http://portal');
      const kind = address.searchParams.get('kind') as keyof typeof OFFERED;
      const answer = (result: unknown) => Response.json({ code: 0, result, description: '' });
      if (address.pathname.endsWith('/organisations'))
        // Two of them: a sole one would be chosen by itself.
        return answer(
          [OFFERED[kind], '另一家'].map((name, at) => ({ id: `id-${kind}${at || ''}`, name, kind, parentName: null })),
        );
      if (init?.method === 'GET') return answer({ ...current, profile: null });
      const body = JSON.parse(String(init?.body));
      written(address.pathname, body);
      if (refusal === undefined) return answer({ ...current, ...body });
      const { code, description } = refusal;
      return Response.json({ code: 409, result: null, description, error: { code } }, { status: 409 });
    },
  });
});
afterEach(() => {
  cleanup();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open(person: AdminUserDto) {
  current = person;
  const { user } = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <EditDialog user={person} onClose={onClose} />
    </QueryClientProvider>,
    { namespaces: ['accounts'] },
  );
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  const type = async (label: RegExp, text: string) => {
    await user.clear(field(label));
    if (text !== '') await user.type(field(label), text);
  };
  return { user, field, type, save: () => user.click(screen.getByRole('button', { name: '保存' })) };
}

const messages = () => toasts.visible().map(({ text }) => text);

describe('a correction of an account', () => {
  it('is sent with what was read, and says so', async () => {
    const { type, save } = await open(aUser({ version: 3 }));
    await type(/^邮箱/, 'new@example.com');
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(written).toHaveBeenCalledWith('/api/v1/users/1', {
      email: 'new@example.com',
      role: 'customer-lv1',
      organisationId: 'o-1',
      department: '',
      locale: 'zh-cn',
      version: 3,
      password: '',
    });
    expect(messages()).toEqual(['账号 lv1-demo 已保存']);
  });

  it('with another role asks for a company of that kind, and says what it means', async () => {
    const { user, save } = await open(aUser());
    await user.selectOptions(screen.getByLabelText(/^角色/), 'staff');
    expect(screen.getByText(/将在所有设备退出登录/)).toBeTruthy();
    await save();
    expect(screen.getByText('企业不能为空')).toBeTruthy();
    expect(written).not.toHaveBeenCalled();
    await user.selectOptions(screen.getByLabelText(/^企业/), await screen.findByRole('option', { name: '驱动制造' }));
    await save();
    await waitFor(() =>
      expect(written.mock.lastCall?.[1]).toMatchObject({ role: 'staff', organisationId: 'id-provider' }),
    );
  });

  it('of an administrator leaves role and company alone, and says so', async () => {
    const { type, save } = await open(aUser({ role: 'admin', email: null }));
    expect(screen.queryByLabelText(/^角色/)).toBeNull();
    expect(screen.getByText('管理员的角色和企业不可更改。')).toBeTruthy();
    await type(/^部门/, '系统管理部');
    await save();
    await waitFor(() =>
      expect(written.mock.lastCall?.[1]).toMatchObject({ role: 'admin', email: '', organisationId: 'o-1' }),
    );
  });

  it('of an administrator’s address asks for the own password', async () => {
    const { field, type, save } = await open(aUser({ role: 'admin' }));
    expect(screen.queryByLabelText(/^您的密码/)).toBeNull();
    await type(/^邮箱/, 'new@example.com');
    await save();
    expect(document.activeElement).toBe(field(/^您的密码/));
    refusal = { code: 'password.wrong', description: '密码错误' };
    await type(/^您的密码/, 'Mine-1');
    await save();
    expect(await screen.findByText('密码错误')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^您的密码/));
    expect(written.mock.lastCall?.[1]).toMatchObject({ email: 'new@example.com', password: 'Mine-1' });
  });

  it('of an invited person’s address says that the invitation goes there', async () => {
    const { type, save } = await open(aUser({ state: 'invited' }));
    await type(/^邮箱/, 'right@example.com');
    expect(screen.getByText('将向此邮箱发送新的邀请，之前的链接随即失效。')).toBeTruthy();
    await save();
    await waitFor(() => expect(messages()).toEqual(['邀请邮件正在发往 right@example.com']));
  });

  it('takes no address away', async () => {
    const { field, type, save } = await open(aUser());
    await type(/^邮箱/, '');
    await save();
    expect(screen.getByText('邮箱不能为空')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^邮箱/));
  });

  it('with an address that is taken says so and stays as it is', async () => {
    refusal = { code: 'register.taken', description: '该邮箱已被使用' };
    const { field, type, save } = await open(aUser());
    await type(/^邮箱/, 'taken@example.com');
    await save();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('该邮箱已被使用'));
    expect(field(/^邮箱/).value).toBe('taken@example.com');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('that somebody else was faster with keeps what was typed, takes in the rest, and is saved from there', async () => {
    refusal = { code: 'version.conflict', description: '该记录已被他人修改' };
    const { user, field, type, save } = await open(aUser());
    await type(/^邮箱/, 'mine@example.com');
    await type(/^部门/, '采购部');
    current = aUser({ version: 2, department: '设备部', locale: 'en' });
    await save();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^他人刚刚修改了该账号。双方/));
    expect([field(/^邮箱/).value, field(/^部门/).value]).toEqual(['mine@example.com', '采购部']);
    expect(screen.getByLabelText<HTMLSelectElement>(/^邮件语言/).value).toBe('en');
    expect(screen.getByText('现为：设备部')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '采用' }));
    expect(field(/^部门/).value).toBe('设备部');
    expect(document.activeElement).toBe(field(/^部门/));
    refusal = undefined;
    await save();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(written.mock.lastCall?.[1]).toMatchObject({ email: 'mine@example.com', department: '设备部', version: 2 });
  });
});
