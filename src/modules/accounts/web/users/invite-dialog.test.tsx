// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { createQueryClient } from '#web/calls/query-client.ts';
import { toasts } from '#web/ui/toasts.ts';
import { InviteDialog } from './invite-dialog.tsx';

const written = vi.fn<(body: unknown) => void>();
const onClose = vi.fn();
let refusal: string | undefined;
/** How many companies there are of each kind. */
let companies = 2;
let isGuessed = false;
let code = 'register.taken';

beforeEach(() => {
  written.mockClear();
  onClose.mockClear();
  refusal = undefined;
  companies = 2;
  isGuessed = false;
  code = 'register.taken';
  configureCalls({
    fetch: async (url, init) => {
      const address = new URL(String(url), 'http://portal');
      if (address.pathname.endsWith('/invitation-links'))
        return Response.json({ code: 0, result: { address: 'http://localhost:3000', isGuessed }, description: '' });
      if (init?.method === 'GET') {
        const kind = address.searchParams.get('kind');
        const offered = { provider: '驱动制造', 'customer-lv1': '华东', 'customer-lv2': '苏州' }[kind ?? ''];
        const parentName = kind === 'customer-lv2' ? '华东' : null;
        const result = [
          { id: `id-${kind}`, name: offered, kind, parentName },
          { id: `id-other-${kind}`, name: '另一家', kind, parentName },
        ];
        return Response.json({ code: 0, result: result.slice(0, companies), description: '' });
      }
      const body = JSON.parse(String(init?.body));
      written(body);
      if (refusal !== undefined)
        return Response.json({ code: 1209, result: null, description: refusal, error: { code } }, { status: 409 });
      return Response.json({ code: 0, result: { email: body.email }, description: '' });
    },
  });
});
afterEach(() => {
  cleanup();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open() {
  const { user } = await renderScreen(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <InviteDialog onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
    { namespaces: ['accounts'] },
  );
  const fill = async (changes: { role?: string; organisation?: string } = {}) => {
    await user.type(screen.getByLabelText(/^账号/), 'wang gong_1');
    await user.type(screen.getByLabelText(/^邮箱/), 'wang@example.com');
    if (changes.role !== undefined) await user.selectOptions(screen.getByLabelText(/^角色/), changes.role);
    const { organisation = '华东' } = changes;
    await user.selectOptions(screen.getByLabelText(/^企业/), await screen.findByRole('option', { name: organisation }));
  };
  const send = () => user.click(screen.getByRole('button', { name: '发送邀请' }));
  return { user, fill, send };
}

describe('an invitation', () => {
  it('is sent with what was filled in, in the language of the mails', async () => {
    const { fill, send, user } = await open();
    await fill({ role: 'customer-lv2', organisation: '苏州（上级：华东）' });
    await user.selectOptions(screen.getByLabelText(/^邮件语言/), 'en');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(written).toHaveBeenCalledWith({
      username: 'wanggong_1',
      email: 'wang@example.com',
      role: 'customer-lv2',
      organisationId: 'id-customer-lv2',
      department: '',
      locale: 'en',
      password: '',
    });
    expect(toasts.visible().map(({ text }) => text)).toEqual(['邀请邮件正在发往 wang@example.com']);
  });

  it('is not sent with faults: they are named, and the first has the focus', async () => {
    const { send } = await open();
    await send();
    expect(screen.getByText('账号不能为空')).toBeTruthy();
    expect(screen.getByText('企业不能为空')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/^账号/));
    expect(written).not.toHaveBeenCalled();
  });

  it('loses its company with another role, since each works elsewhere', async () => {
    const { fill, user } = await open();
    await fill();
    await user.selectOptions(screen.getByLabelText(/^角色/), 'staff');
    expect(screen.getByLabelText<HTMLSelectElement>(/^企业/).value).toBe('');
    expect(await screen.findByRole('option', { name: '驱动制造' })).toBeTruthy();
  });

  it.each([true, false])('says where its link leads where that is a guess: %s', async (guessed) => {
    isGuessed = guessed;
    await open();
    await screen.findByRole('option', { name: '华东' });
    expect(screen.queryByText(/以 http:\/\/localhost:3000 开头/) !== null).toBe(guessed);
  });

  it('has the company chosen where there is but one', async () => {
    companies = 1;
    const { user, send } = await open();
    await user.type(screen.getByLabelText(/^账号/), 'wang_gong');
    await user.type(screen.getByLabelText(/^邮箱/), 'wang@example.com');
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(/^企业/).value).toBe('id-customer-lv1'));
    await send();
    await waitFor(() => expect(written).toHaveBeenCalled());
    expect(written.mock.calls[0]?.[0]).toMatchObject({ organisationId: 'id-customer-lv1' });
  });

  it('without any company to choose says where one is made', async () => {
    companies = 0;
    await open();
    const link = await screen.findByRole('link', { name: '到“客户”页新建' });
    expect(link.getAttribute('href')).toBe('/back-office/customers');
    expect(link.parentElement?.textContent).toContain('还没有可选的企业');
  });

  it('that is refused says why and stays as it is', async () => {
    refusal = '该用户名已被使用';
    const { fill, send } = await open();
    await fill();
    await send();
    expect(await screen.findByText('该用户名已被使用')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^邮箱/).value).toBe('wang@example.com');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('of an administrator asks for the own password, and stays at it when it is wrong', async () => {
    const { fill, send, user } = await open();
    expect(screen.queryByLabelText(/^您的密码/)).toBeNull();
    await fill({ role: 'admin', organisation: '驱动制造' });
    const password = screen.getByLabelText<HTMLInputElement>(/^您的密码/);
    await send();
    expect(screen.getByText('您的密码不能为空')).toBeTruthy();
    expect(document.activeElement).toBe(password);
    [refusal, code] = ['密码错误', 'password.wrong'];
    await user.type(password, 'Wrong-1');
    await send();
    expect(await screen.findByText('密码错误')).toBeTruthy();
    expect(document.activeElement).toBe(password);
    refusal = undefined;
    await user.clear(password);
    await user.type(password, 'Right-1');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(written.mock.lastCall?.[0]).toMatchObject({ role: 'admin', password: 'Right-1' });
  });
});
