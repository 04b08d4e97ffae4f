// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import type { AccountDialogRequest } from '#web/session/account-dialog.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, currentSession, endSession, sessionOwner } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { ForgotDialog } from './forgot-dialog.tsx';

type Answer = { status: number; code: number; description: string; error: { code: string } };
const asked = vi.fn<(path: string, detail: Record<string, unknown>) => void>();
let answers: Record<string, Answer | 'offline'> = {};

const refusal = (status: number, code: string, description: string): Answer => ({
  status,
  code: 1001,
  description,
  error: { code },
});

beforeEach(() => {
  asked.mockClear();
  answers = {};
  configureCalls({
    token: () => currentSession()?.token,
    fetch: async (address, init) => {
      const url = new URL(String(address), 'http://portal');
      const path = url.pathname.replace('/api/v1/', '');
      asked(path, init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams));
      const answer = answers[path];
      if (answer === 'offline') throw new TypeError('offline');
      const { status = 200, ...rest } = answer ?? { code: 0, description: '' };
      return Response.json({ result: null, ...rest }, { status });
    },
  });
});
afterEach(() => {
  cleanup();
  endSession();
  closeLogin();
  localStorage.clear();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function show(element: ReactElement, at = '/config-order/my') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const { user } = await renderScreen(<RouterProvider router={router} />, { namespaces: ['accounts'] });
  return { user, router };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function fill(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    fireEvent.change(field(name), { target: { value: text } });
    fireEvent.blur(field(name));
  }
}

describe('the dialog for a forgotten password', () => {
  const GIVEN = { 邮箱或手机号: ' lv1-demo@example.com ', 验证码: 'ABC123', 新密码: 'Secret-2', 确认密码: 'Secret-2' };

  async function open() {
    const close = vi.fn();
    return { close, ...(await show(<ForgotDialog request={{ kind: 'forgot' }} onClose={close} />)) };
  }

  it('sends a code, and the next one a minute later', async () => {
    await open();
    fill({ 邮箱或手机号: 'lv1-demo@example.com' });
    press('发送验证码');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('5'));
    expect(asked).toHaveBeenCalledWith('user/sendVerificationInfo', { emailorphone: 'lv1-demo@example.com' });
    const again = screen.getByRole('button', { name: '重新发送' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(again);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('asks for the address before it sends a code, and leads there', async () => {
    await open();
    press('发送验证码');
    expect(screen.getByText('邮箱或手机号不能为空')).toBeTruthy();
    expect(document.activeElement).toBe(field('邮箱或手机号'));
    fill({ 邮箱或手机号: 'nobody' });
    expect(screen.getByText('请输入有效的邮箱或手机号')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['the server refuses', refusal(400, 'request.invalid', '地址有误'), '验证码发送失败：地址有误'],
    ['one has just been sent', refusal(429, 'code.slowed', '30 秒后可再次获取'), '30 秒后可再次获取'],
    ['there is no network', 'offline', /^验证码发送出错/],
  ] as const)('says that no code was sent when %s', async (_why, answer, text) => {
    answers['user/sendVerificationInfo'] = answer;
    await open();
    fill({ 邮箱或手机号: 'lv1-demo@example.com' });
    press('发送验证码');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: '发送验证码' })).toBeTruthy();
  });

  it('sets the new password and leads to the login', async () => {
    const { close } = await open();
    fill(GIVEN);
    press('重置密码');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledWith('user/updateUserForgetPwd', {
      userId: 'lv1-demo@example.com',
      verificationCode: 'ABC123',
      newPwd: 'Secret-2',
      confirmPwd: 'Secret-2',
    });
    expect(loginRequest.get()?.notice).toMatchObject({ tone: 'success' });
  });

  it.each([
    ['a password of five characters', { 新密码: 'abc12' }, '密码长度应为 6–20 个字符'],
    ['a space in it', { 新密码: 'abc 123' }, '密码不能包含空格'],
    ['two that differ', { 确认密码: 'Secret-3' }, '两次输入的密码不一致'],
    ['no code', { 验证码: '' }, '验证码不能为空'],
  ])('says what is wrong with %s and asks nobody', async (_what, change, text) => {
    await open();
    fill({ ...GIVEN, ...change });
    press('重置密码');
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(asked).not.toHaveBeenCalled();
  });

  it('says at the code that it is wrong, and elsewhere that there is no network', async () => {
    answers['user/updateUserForgetPwd'] = refusal(422, 'code.wrong', '验证码错误或已过期');
    const { close } = await open();
    fill(GIVEN);
    press('重置密码');
    expect(await screen.findByText('验证码错误或已过期')).toBeTruthy();
    expect(document.activeElement).toBe(field('验证码'));
    answers['user/updateUserForgetPwd'] = 'offline';
    press('重置密码');
    expect(await screen.findByText(/^密码重置失败/)).toBeTruthy();
    expect(close).not.toHaveBeenCalled();
  });

  it('shows and hides each password by itself, and stays on Escape', async () => {
    const { user, close } = await open();
    await user.click(screen.getByRole('button', { name: '显示新密码' }));
    expect(field('新密码').type).toBe('text');
    expect(field('确认密码').type).toBe('password');
    await user.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
  });
});

describe('the dialog to change the password', () => {
  const GIVEN = { 当前密码: 'Secret-1', 新密码: 'Secret-2', 确认密码: 'Secret-2' };

  beforeEach(() => beginSession({ token: 'opaque', user: { id: '018f', username: 'lv1-demo', organisationName: '' } }));

  async function open(request: AccountDialogRequest = { kind: 'change-password' }) {
    const close = vi.fn();
    return { close, ...(await show(<ChangePasswordDialog request={request} onClose={close} />)) };
  }

  it('changes it, ends the session, and the person goes on where they are once logged in', async () => {
    const { close } = await open();
    fill(GIVEN);
    press('修改密码');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(asked).toHaveBeenCalledWith('user/updateUserPwd', {
      curPwd: 'Secret-1',
      newPwd: 'Secret-2',
      confirmPwd: 'Secret-2',
      userId: '018f',
    });
    expect(currentSession()).toBeUndefined();
    expect(sessionOwner()).toBe('018f');
    expect(loginRequest.get()).toMatchObject({ stay: true, notice: { tone: 'success' } });
  });

  it.each([
    ['the same password again', { 新密码: 'Secret-1', 确认密码: 'Secret-1' }, '新密码不能与当前密码相同'],
    ['two that differ', { 确认密码: 'Secret-3' }, '两次输入的密码不一致'],
    ['signs alone', { 新密码: '------', 确认密码: '------' }, /至少包含一个字母或数字/],
    ['nothing', { 当前密码: '' }, '当前密码不能为空'],
  ])('says what is wrong with %s and asks nobody', async (_what, change, text) => {
    await open();
    fill({ ...GIVEN, ...change });
    press('修改密码');
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(asked).not.toHaveBeenCalled();
  });

  it('takes a message back when its field is emptied', async () => {
    await open();
    fill({ 新密码: 'abc' });
    expect(screen.getByText('密码长度应为 6–20 个字符')).toBeTruthy();
    fill({ 新密码: '' });
    expect(screen.queryByText('密码长度应为 6–20 个字符')).toBeNull();
    expect(screen.queryByText('新密码不能为空')).toBeNull();
  });

  it('says at the current password that it is wrong, until it is typed anew', async () => {
    answers['user/updateUserPwd'] = refusal(422, 'password.wrong', '密码错误');
    await open();
    fill(GIVEN);
    press('修改密码');
    expect(await screen.findByText('密码错误')).toBeTruthy();
    expect(document.activeElement).toBe(field('当前密码'));
    fill({ 当前密码: 'Secret-0' });
    expect(screen.queryByText('密码错误')).toBeNull();
  });

  it('says why it failed otherwise', async () => {
    answers['user/updateUserPwd'] = refusal(429, 'login.slowed', '请 60 秒后再试');
    await open();
    fill(GIVEN);
    press('修改密码');
    expect((await screen.findByText('密码修改失败：请 60 秒后再试')).closest('[role=alert]')).toBeTruthy();
  });

  it('can be given up where it is not demanded', async () => {
    const { user, close } = await open();
    await user.keyboard('{Escape}');
    expect(close).toHaveBeenCalled();
    expect(currentSession()).toBeDefined();
  });

  it('that is demanded stays on Escape, and logs out when it is closed', async () => {
    localStorage.setItem('forceChangePassword', '0');
    const { user, close, router } = await open();
    await user.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    press('关闭');
    await waitFor(() => expect(close).toHaveBeenCalled());
    await waitFor(() => expect(currentSession()).toBeUndefined());
    expect(localStorage.getItem('forceChangePassword')).toBeNull();
    expect(router.state.location.pathname).toBe('/product-config/config-select');
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toContain('密码未修改，已退出登录'));
  });

  it('that was demanded leads on to where the login was to lead', async () => {
    localStorage.setItem('forceChangePassword', '0');
    await open({ kind: 'change-password', origin: '/config-order/my' });
    fill(GIVEN);
    press('修改密码');
    await waitFor(() => expect(loginRequest.get()).toMatchObject({ origin: '/config-order/my' }));
    expect(localStorage.getItem('forceChangePassword')).toBeNull();
  });
});
