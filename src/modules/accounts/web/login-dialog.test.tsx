// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import { accountDialog, closeAccountDialog } from '#web/session/account-dialog.ts';
import { closeLogin, type LoginRequest, loginRequest, requestLogin } from '#web/session/login-request.ts';
import { beginSession, currentSession, endSession, suspendSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { LoginDialog } from './login-dialog.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

compose(WEB_MODULES);

const USER = {
  id: '018f',
  user: 'lv1-demo',
  userId: 'lv1-demo',
  username: 'lv1-demo',
  userAttribute: 'Customer-lv1',
  userDepartment: '',
  passwordUpdated: '1',
  organisationName: '华东',
};

type Answer = { status?: number; code?: number; result?: unknown; description?: string };
const asked = vi.fn<(url: string, body: unknown) => void>();
let answers: Record<string, Answer> = {};

beforeEach(() => {
  // What asks whether the portal is there, while a call finds nobody.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  asked.mockClear();
  answers = {
    '/api/oauth/token': { result: { token: 'opaque', userInfo: USER } },
    '/api/v1/menu/getMenuByUserId?userId=018f': { result: [{ id: 1, children: [{ id: 4, children: [] }] }] },
    '/api/v1/sessions/current': { result: null },
  };
  configureCalls({
    token: () => currentSession()?.token,
    fetch: async (url, init) => {
      asked(String(url), typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      const answer = answers[String(url)];
      if (answer === undefined) throw new TypeError('offline');
      const { status = 200, code = 0, result = null, description = '' } = answer;
      return Response.json({ code, result, description }, { status });
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endSession();
  closeAccountDialog();
  closeLogin();
  localStorage.clear();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open(request: LoginRequest = {}, at = '/product-config/config-select') {
  const close = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <LoginDialog request={request} onClose={close} /> }], {
    initialEntries: [at],
  });
  const { user } = await renderScreen(<RouterProvider router={router} />, { namespaces: ['accounts'] });
  return { user, close, router };
}

const username = () => screen.getByLabelText<HTMLInputElement>('用户名');
const password = () => screen.getByLabelText<HTMLInputElement>('密码');
const submit = () => screen.getByRole('button', { name: '登录' });

describe('the login dialog', () => {
  it('signs in, fetches the menu and leaves an open page as it is', async () => {
    const { user, close, router } = await open();
    await user.type(username(), ' lv1-demo ');
    await user.type(password(), 'secret-1');
    await user.click(submit());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      grant_type: 'password',
      username: 'lv1-demo',
      password: 'secret-1',
    });
    expect(currentSession()?.user.username).toBe('lv1-demo');
    await waitFor(() => expect(localStorage.getItem('menuIds')).toBe('1,4'));
    expect(router.state.location.pathname).toBe('/product-config/config-select');
  });

  it('leads back to the page that asked for the login', async () => {
    const { user, router } = await open({ origin: '/config-order/my?page=2' });
    await user.type(username(), 'lv1-demo');
    await user.type(password(), 'secret-1{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/redirect/config-order/my'));
    expect(router.state.location.search).toBe('?page=2');
  });

  it('leads the administrator to the operation manual', async () => {
    answers['/api/oauth/token'] = { result: { token: 'opaque', userInfo: { ...USER, username: 'admin' } } };
    const { user, router } = await open();
    await user.type(username(), 'admin');
    await user.type(password(), 'secret-1{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/services-support/operationManual'));
  });

  it('says under a field that it was left empty', async () => {
    const { user } = await open();
    await user.click(username());
    await user.tab();
    expect(screen.getByText('请输入用户名')).toBeTruthy();
    expect(screen.queryByText('请输入密码')).toBeNull();
  });

  it('says why it is there', async () => {
    await open({ stay: true, notice: { tone: 'warning', text: '登录已过期，请重新登录' } });
    expect(screen.getByText('登录已过期，请重新登录')).toBeTruthy();
  });

  it('lets a person whose session ran out go on where they were, and somebody else begin anew', async () => {
    const log = (id: string, name: string) =>
      beginSession({ token: 't', user: { id, username: name, organisationName: '' } });
    for (const [id, path] of [
      ['018f', '/config-order/my'],
      ['another', '/redirect/config-order/my'],
    ] as const) {
      log(id, 'whoever');
      suspendSession();
      const { user, router } = await open({ stay: true }, '/config-order/my');
      await user.type(username(), 'lv1-demo');
      await user.type(password(), 'secret-1{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(currentSession()?.user.id).toBe('018f');
      cleanup();
      endSession();
    }
  });

  it('stays signed in where the menu does not come', async () => {
    answers['/api/v1/menu/getMenuByUserId?userId=018f'] = { status: 503, code: 503 };
    const { user, close } = await open();
    await user.type(username(), 'lv1-demo');
    await user.type(password(), 'secret-1{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(currentSession()?.user.username).toBe('lv1-demo');
  });

  it('leads on to the registration and to the forgotten password, and waits behind them', async () => {
    requestLogin({ origin: '/config-order/my' });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(accountDialog.get()?.kind).toBe('forgot');
    await user.click(screen.getByRole('button', { name: '立即注册' }));
    expect(accountDialog.get()?.kind).toBe('register');
    expect(loginRequest.get()?.origin).toBe('/config-order/my');
  });

  it('asks for a new password at once where one is due, and leads nowhere before that', async () => {
    answers['/api/oauth/token'] = { result: { token: 'opaque', userInfo: { ...USER, passwordUpdated: '0' } } };
    const { user, close, router } = await open({ origin: '/config-order/my' });
    await user.type(username(), 'lv1-demo');
    await user.type(password(), 'secret-1{Enter}');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(accountDialog.get()?.kind).toBe('change-password');
    expect(localStorage.getItem('forceChangePassword')).toBe('0');
    expect(router.state.location.pathname).toBe('/product-config/config-select');
  });

  it('asks for what is missing before it asks the server', async () => {
    const { user } = await open();
    await user.click(submit());
    expect(screen.getByText('请输入用户名')).toBeTruthy();
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it('says why the server refused and keeps what was typed', async () => {
    answers['/api/oauth/token'] = { status: 401, code: 401, description: '用户名或密码错误' };
    const { user, close } = await open();
    await user.type(username(), 'lv1-demo');
    await user.type(password(), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('用户名或密码错误');
    expect(username().value).toBe('lv1-demo');
    expect(close).not.toHaveBeenCalled();
    expect(currentSession()).toBeUndefined();
  });

  it('says when the network failed', async () => {
    answers = {};
    const { user } = await open();
    await user.type(username(), 'lv1-demo');
    await user.type(password(), 'secret-1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('网络请求失败');
  });

  it('remembers the name if asked to, and never the password', async () => {
    const { user, close } = await open();
    await user.type(username(), 'lv1-demo');
    await user.type(password(), 'secret-1');
    await user.click(screen.getByRole('checkbox', { name: '记住我' }));
    await user.click(submit());
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(localStorage.getItem('rememberedUsername')).toBe('lv1-demo');
    expect(JSON.stringify({ ...localStorage })).not.toContain('secret-1');
  });

  it('starts in the password when the name is remembered', async () => {
    localStorage.setItem('rememberedUsername', 'lv1-demo');
    await open();
    expect(username().value).toBe('lv1-demo');
    expect(document.activeElement).toBe(password());
  });
});

describe('logging out', () => {
  async function openLogout() {
    beginSession({ token: 'opaque', user: { id: '018f', username: 'lv1-demo', organisationName: '' } });
    const close = vi.fn();
    const router = createMemoryRouter([{ path: '*', element: <LogoutDialog onClose={close} /> }], {
      initialEntries: ['/config-order/my'],
    });
    const { user } = await renderScreen(<RouterProvider router={router} />, { namespaces: ['accounts'] });
    return { user, close, router };
  }

  it('ends the session here and on the server, and leads to the product lines', async () => {
    const { user, router } = await openLogout();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/product-config/config-select'));
    expect(asked).toHaveBeenCalledWith('/api/v1/sessions/current', undefined);
    expect(currentSession()).toBeUndefined();
  });

  it('forgets the token even when the server cannot be reached', async () => {
    answers = {};
    const { user } = await openLogout();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(currentSession()).toBeUndefined());
  });

  it('can be cancelled, and says so', async () => {
    const { user, close } = await openLogout();
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(close).toHaveBeenCalled();
    expect(currentSession()).toBeDefined();
    await waitFor(() => expect(toasts.visible().map((toast) => toast.text)).toContain('已取消'));
  });
});
