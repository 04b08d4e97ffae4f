// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WEB_MODULES } from '#app/web/modules.ts';
import { renderScreen } from '#testing/browser.tsx';
import { COMPOSED } from '#testing/composed.ts';
import { toyModule } from '#testing/toy-module/web/module.ts';
import { configureCalls } from '#web/calls/call.ts';
import { compose } from '#web/composition.ts';
import { loginRequest } from '#web/session/login-request.ts';
import { beginSession, currentSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { Component } from './privacy-page.tsx';
import { retainedCategories } from './retention.ts';

compose([...WEB_MODULES, toyModule]);

const asked = vi.fn<(url: string, body: unknown) => void>();
let refusal: { status: number; code: string; description: string } | undefined;

beforeEach(() => {
  asked.mockClear();
  refusal = undefined;
  configureCalls({
    fetch: async (url, init) => {
      asked(String(url), typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      if (refusal === undefined) {
        const result = String(url).endsWith('personal-data') ? { exportedAt: '2026-01-05T08:00:00Z' } : null;
        return Response.json({ code: 0, result, description: '' });
      }
      const { status, code, description } = refusal;
      return Response.json({ code: 1001, result: null, description, error: { code } }, { status });
    },
  });
});
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  loginRequest.set(undefined);
  vi.restoreAllMocks();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open({ signedIn = true, locale = 'zh-cn' as 'zh-cn' | 'en' } = {}) {
  if (signedIn) beginSession({ token: 't', user: { id: '1', username: 'wang_01', organisationName: '' } });
  const router = createMemoryRouter([{ path: '*', Component, loader: retainedCategories }], {
    initialEntries: ['/account/privacy'],
  });
  const { user } = await renderScreen(<RouterProvider router={router} />, { namespaces: ['accounts'], locale });
  await screen.findByRole('table');
  return { user, router };
}

describe('the privacy page', () => {
  it.each([
    ['zh-cn', '隐私说明', '立即匿名化', '30天', '借出的玩具'],
    ['en', 'Privacy', 'Made anonymous at once', '30 days', 'Lent toys'],
  ] as const)('tells a visitor in %s what is kept, why and how long', async (locale, title, fate, time, toy) => {
    await open({ signedIn: false, locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(COMPOSED.retention.size + 1);
    // The last one a module has brought that no portal ships.
    expect(rows.at(-1)?.textContent).toContain(toy);
    expect(within(screen.getByRole('table')).getAllByText(fate)).not.toEqual([]);
    expect(within(screen.getByRole('table')).getAllByText(time)).not.toEqual([]);
    expect(screen.getByRole('table').textContent).not.toMatch(/privacy\.|NaN|undefined/);
  });

  it('offers a visitor the login, and no download or deletion', async () => {
    const { user } = await open({ signedIn: false });
    expect(screen.queryByRole('button', { name: '下载我的数据' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '登录' }));
    expect(loginRequest.get()).toBeDefined();
  });

  it('names whom to ask where the operator has said so', async () => {
    const meta = document.createElement('meta');
    meta.name = 'privacy-contact';
    meta.content = 'privacy@example.com';
    document.head.append(meta);
    await open({ signedIn: false });
    expect(screen.getByText('联系方式：privacy@example.com')).toBeTruthy();
    meta.remove();
  });
});

describe('downloading one’s data', () => {
  it('saves a JSON file of the day', async () => {
    const files: { name: string; blob: Blob }[] = [];
    const urls: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${urls.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const [blob] = urls;
      if (blob) files.push({ name: this.download, blob });
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '下载我的数据' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['个人数据-2026-01-05.json']));
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual({ exportedAt: '2026-01-05T08:00:00Z' });
  });

  it('says why where it fails', async () => {
    refusal = { status: 503, code: 'server.busy', description: '系统繁忙' };
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '下载我的数据' }));
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['系统繁忙']));
  });
});

describe('deleting one’s account', () => {
  const openDialog = async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('button', { name: '注销账号…' }));
    return opened;
  };
  const password = () => screen.getByLabelText<HTMLInputElement>('密码');
  const confirm = () => screen.getByRole('button', { name: '永久注销' });

  it('needs the password and the tick; without them nothing is sent', async () => {
    const { user } = await openDialog();
    expect(document.activeElement).toBe(password());
    await user.click(confirm());
    expect(screen.getByText('请输入密码')).toBeTruthy();
    expect(screen.getByText('请先勾选确认')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it('ends the session here and leads to the product lines', async () => {
    localStorage.setItem('rememberedUsername', 'wang_01');
    const { user, router } = await openDialog();
    await user.type(password(), 'Drive-9');
    await user.click(screen.getByRole('checkbox'));
    await user.click(confirm());
    await waitFor(() => expect(router.state.location.pathname).toBe('/product-config/config-select'));
    expect(asked).toHaveBeenCalledWith('/api/v1/account/erase', { password: 'Drive-9' });
    expect([currentSession(), localStorage.getItem('rememberedUsername')]).toEqual([undefined, null]);
    await waitFor(() => expect(toasts.visible().map(({ text }) => text)).toEqual(['账号已注销']));
  });

  it.each([
    ['a wrong password at its field', 422, 'password.wrong', '密码错误'],
    ['any other refusal in the dialog', 422, 'account.kept', '此账号为平台运行所需'],
  ])('shows %s, and the person stays signed in', async (_, status, code, description) => {
    refusal = { status, code, description };
    const { user } = await openDialog();
    await user.type(password(), 'wrong');
    await user.click(screen.getByRole('checkbox'));
    await user.click(confirm());
    expect(await screen.findByText(description)).toBeTruthy();
    expect(password().getAttribute('aria-invalid')).toBe(code === 'password.wrong' ? 'true' : null);
    expect(currentSession()).toBeDefined();
  });
});
