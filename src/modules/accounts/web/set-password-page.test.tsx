// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { accountDialog, closeAccountDialog } from '#web/session/account-dialog.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { takePasswordLink } from '#web/session/take-secret.ts';
import { Component } from './set-password-page.tsx';

const LINK = 'x'.repeat(43);
const asked = vi.fn<(path: string, body: unknown) => void>();
let refused: 'look' | 'redeem' | undefined;

beforeEach(() => {
  asked.mockClear();
  refused = undefined;
  configureCalls({
    fetch: async (url, init) => {
      const path = String(url);
      asked(path, JSON.parse(String(init?.body)));
      if (refused !== undefined && path.endsWith(refused)) {
        const refusal = { code: 1001, result: null, description: '该链接已使用', error: { code: 'link.spent' } };
        return Response.json(refusal, { status: 410 });
      }
      return Response.json({ code: 0, result: { username: 'wang_gong' }, description: '' });
    },
  });
});
afterEach(() => {
  cleanup();
  closeLogin();
  closeAccountDialog();
});

async function open(address = `/account/set-password?link=${LINK}`) {
  const router = createMemoryRouter([{ path: '*', Component, loader: takePasswordLink, HydrateFallback: () => null }], {
    initialEntries: [address],
  });
  const { user } = await renderScreen(<RouterProvider router={router} />, { namespaces: ['accounts'] });
  return { user, router };
}

describe('the page a link leads to', () => {
  it('takes the secret out of the address, names the account and sets its password', async () => {
    const { user, router } = await open();
    expect(await screen.findByDisplayValue('wang_gong')).toBeTruthy();
    expect(router.state.location.search).toBe('');
    await user.type(screen.getByLabelText(/^密码/), 'Drive-1');
    await user.type(screen.getByLabelText(/^确认密码/), 'Drive-1');
    await user.click(screen.getByRole('button', { name: '设置密码' }));
    await waitFor(() => expect(loginRequest.get()).toMatchObject({ username: 'wang_gong', origin: '/' }));
    const body = { link: LINK, password: 'Drive-1', passwordTwo: 'Drive-1' };
    expect(asked.mock.calls.at(-1)).toEqual(['/api/v1/password-links/redeem', body]);
  });

  it('says what is wrong with a password before it is sent', async () => {
    const { user } = await open();
    await screen.findByDisplayValue('wang_gong');
    await user.type(screen.getByLabelText(/^确认密码/), 'x');
    await user.click(screen.getByRole('button', { name: '设置密码' }));
    expect(screen.getByText('密码不能为空')).toBeTruthy();
    expect(screen.getByText('两次输入的密码不一致')).toBeTruthy();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['look', 'redeem'] as const)('says that a link opens nothing any more, at the %s', async (when) => {
    refused = when;
    const { user } = await open();
    if (when === 'redeem') {
      await screen.findByDisplayValue('wang_gong');
      await user.type(screen.getByLabelText(/^密码/), 'Drive-1');
      await user.type(screen.getByLabelText(/^确认密码/), 'Drive-1');
      await user.click(screen.getByRole('button', { name: '设置密码' }));
    }
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('该链接已使用'));
    expect(loginRequest.get()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(accountDialog.get()).toEqual({ kind: 'forgot' });
  });

  it('that cannot be reached offers no other way: nobody knows what is wrong with the link', async () => {
    configureCalls({ fetch: () => Promise.reject(new TypeError('offline')) });
    await open();
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: '忘记密码？' })).toBeNull();
  });

  it('without a link asks to open it again, and offers the login', async () => {
    const { user } = await open('/account/set-password');
    expect((await screen.findByRole('alert')).textContent).toContain('请重新打开收到的链接');
    await user.click(screen.getByRole('button', { name: '去登录' }));
    expect(loginRequest.get()).toBeDefined();
    expect(asked).not.toHaveBeenCalled();
  });
});
