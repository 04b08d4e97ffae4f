import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { RegisterDialog } from '#modules/accounts/web/register/register-dialog.tsx';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { closeLogin } from '#web/session/login-request.ts';
import { toasts } from '#web/ui/toasts.ts';

/** What the server answers to a call. */
export type Answer = { status?: number; code?: number; result?: unknown; description?: string; error?: object };
export type Answering = Answer | 'offline' | Promise<Answer>;

export const FREE: Answer = { result: null };
export const CREDIT_CODE = '91350100M000100Y43';
/** Notes every call. */
export const asked = vi.fn<(path: string, detail: Record<string, unknown>) => void>();

const USUAL: Readonly<Record<string, (detail: Record<string, unknown>) => Answering>> = {
  checkRegisterInfo: () => FREE,
  checkUserCompany: () => ({ result: true }),
  sendVerificationCode: () => ({ result: null }),
  checkVerificationCode: ({ code }) => ({ result: code === 'ABC123' }),
  register: () => ({ result: { pending: false } }),
};
/** The answers by path, until the end of a test those it puts here. */
export const answers: Record<string, (detail: Record<string, unknown>) => Answering> = {};

/** Puts the dialog before a network double for every test of a file. */
export function withNetworkDouble(): void {
  beforeEach(() => {
    asked.mockClear();
    Object.assign(answers, USUAL);
    configureCalls({ fetch: answered });
  });
  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    closeLogin();
    for (const toast of toasts.visible()) toasts.dismiss(toast.id);
  });
}

const answered: typeof fetch = async (address, init) => {
  const url = new URL(String(address), 'http://portal');
  const path = url.pathname.replace('/api/v1/user/', '');
  const detail = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
  asked(path, detail);
  const answer = await answers[path]?.(detail);
  init?.signal?.throwIfAborted();
  if (answer === undefined || answer === 'offline') throw new TypeError('offline');
  const { status = 200, code = 0, result = null, description = '', error } = answer;
  return Response.json({ code, result, description, error }, { status });
};

/** The dialog in a language. */
export async function openDialog(locale: Locale = 'zh-cn') {
  const close = vi.fn();
  const { user } = await renderScreen(<RegisterDialog request={{ kind: 'register' }} onClose={close} />, {
    locale,
    namespaces: ['accounts'],
  });
  return { user, close };
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
export const submit = () => fireEvent.click(screen.getByText('注册', { selector: 'button' }));
/** The button that sends a code. */
export const send = () => screen.getByText(/^(发送验证码|重新发送)/, { selector: 'button' });
/** What is said to be wrong with a field; undefined where nothing is. */
export const errorOf = (name: string) =>
  field(name).getAttribute('aria-invalid') === 'true'
    ? [...(field(name).getAttribute('aria-describedby') ?? '').split(' ')]
        .map((id) => document.getElementById(id))
        .filter((element) => element?.id.endsWith('-error'))
        .map((element) => element?.textContent)
        .join()
    : undefined;
/** What the server was asked under a path. */
export const questions = (path: string) =>
  asked.mock.calls.filter(([called]) => called === path).map(([, detail]) => detail);

/** Fills a field in and leaves it. */
export function write(name: string, text: string): void {
  const entry = field(name);
  fireEvent.focus(entry);
  fireEvent.change(entry, { target: { value: text } });
  fireEvent.blur(entry);
}

/** A form that is right, by the names of its fields. */
export const ENTRIES = {
  用户名: 'anna-1',
  密码: 'secret-1',
  确认密码: 'secret-1',
  姓名: '安娜',
  公司名称: '苏州输送机械有限公司',
  统一社会信用代码: CREDIT_CODE,
  所属行业: '物流',
  国家或地区: '中国',
  电话: '13800000001',
  邮箱: 'anna@example.com',
};

/** Fills the whole form in. */
export async function fillIn({ code = 'ABC123' } = {}): Promise<void> {
  for (const [name, text] of Object.entries(ENTRIES)) write(name, text);
  await waitFor(() => expect(screen.getByLabelText('省份').textContent).toContain('上海市'));
  fireEvent.change(field('省份'), { target: { value: '310000' } });
  fireEvent.change(field('区县'), { target: { value: '310115' } });
  write('详细地址', '世纪大道 1 号');
  write('验证码', code);
  fireEvent.click(field('JRT 智能减速电机'));
  fireEvent.click(field('我已阅读并同意注册条款'));
}
