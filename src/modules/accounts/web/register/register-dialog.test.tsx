// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { renderScreen } from '#testing/browser.tsx';
import { configureCalls } from '#web/calls/call.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { toasts } from '#web/ui/toasts.ts';
import { RegisterDialog } from './register-dialog.tsx';

type Answer = { status?: number; code?: number; result?: unknown; description?: string; error?: object };
type Answering = Answer | 'offline' | Promise<Answer>;

const FREE: Answer = { result: null };
const CREDIT_CODE = '91350100M000100Y43';
const asked = vi.fn<(path: string, detail: Record<string, unknown>) => void>();
let answers: Record<string, (detail: Record<string, unknown>) => Answering>;

beforeEach(() => {
  asked.mockClear();
  answers = {
    checkRegisterInfo: () => FREE,
    checkUserCompany: () => ({ result: true }),
    sendVerificationCode: () => ({ result: null }),
    checkVerificationCode: ({ code }) => ({ result: code === 'ABC123' }),
    register: () => ({ result: { pending: false } }),
  };
  configureCalls({
    fetch: async (address, init) => {
      const url = new URL(String(address), 'http://portal');
      const path = url.pathname.replace('/api/v1/user/', '');
      const detail = init?.body ? JSON.parse(String(init.body)) : Object.fromEntries(url.searchParams);
      asked(path, detail);
      const answer = await answers[path]?.(detail);
      init?.signal?.throwIfAborted();
      if (answer === undefined || answer === 'offline') throw new TypeError('offline');
      const { status = 200, code = 0, result = null, description = '', error } = answer;
      return Response.json({ code, result, description, error }, { status });
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  closeLogin();
  for (const toast of toasts.visible()) toasts.dismiss(toast.id);
});

async function open(locale: Locale = 'zh-cn') {
  const close = vi.fn();
  const { user } = await renderScreen(<RegisterDialog request={{ kind: 'register' }} onClose={close} />, {
    locale,
    namespaces: ['accounts'],
  });
  return { user, close };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
const submit = () => fireEvent.click(screen.getByText('注册', { selector: 'button' }));
const send = () => screen.getByText(/^(发送验证码|重新发送)/, { selector: 'button' });
const errorOf = (name: string) =>
  field(name).getAttribute('aria-invalid') === 'true'
    ? [...(field(name).getAttribute('aria-describedby') ?? '').split(' ')]
        .map((id) => document.getElementById(id))
        .filter((element) => element?.id.endsWith('-error'))
        .map((element) => element?.textContent)
        .join()
    : undefined;
const questions = (path: string) => asked.mock.calls.filter(([called]) => called === path).map(([, detail]) => detail);

function write(name: string, text: string): void {
  const entry = field(name);
  fireEvent.focus(entry);
  fireEvent.change(entry, { target: { value: text } });
  fireEvent.blur(entry);
}

const ENTRIES = {
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

async function fillIn({ code = 'ABC123' } = {}): Promise<void> {
  for (const [name, text] of Object.entries(ENTRIES)) write(name, text);
  await waitFor(() => expect(screen.getByLabelText('省份').textContent).toContain('上海市'));
  fireEvent.change(field('省份'), { target: { value: '310000' } });
  fireEvent.change(field('区县'), { target: { value: '310115' } });
  write('详细地址', '世纪大道 1 号');
  write('验证码', code);
  fireEvent.click(field('JRT 智能减速电机'));
  fireEvent.click(field('我已阅读并同意注册条款'));
}

describe('registering', () => {
  it('sends the whole form, says so, and leads to the login with the name filled in', async () => {
    const { close } = await open();
    await fillIn();
    submit();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(questions('register')).toEqual([
      {
        userId: 'anna-1',
        password: 'secret-1',
        passwordTwo: 'secret-1',
        userName: '安娜',
        lastName: '',
        company: '苏州输送机械有限公司',
        creditCode: CREDIT_CODE,
        industry: '物流',
        country: 'CN',
        area: '310000,310100,310115',
        address: '世纪大道 1 号',
        postCode: '',
        telephone: '13800000001',
        email: 'anna@example.com',
        verificationCode: 'ABC123',
        useProducts: ['JRT'],
        agreed: true,
      },
    ]);
    expect(loginRequest.get()).toMatchObject({ username: 'anna-1' });
    expect(toasts.visible().map(({ text }) => text)).toContain('注册成功');
  });

  it('says plainly when the account must be confirmed first', async () => {
    answers.register = () => ({ result: { pending: true } });
    const { user, close } = await open();
    await fillIn();
    submit();
    const dialog = await screen.findByRole('dialog', { name: '注册成功，等待确认' });
    expect(dialog.textContent).toContain('确认后即可登录');
    expect(loginRequest.get()).toBeUndefined();
    await user.click(within(dialog).getByRole('button', { name: '知道了' }));
    expect(close).toHaveBeenCalled();
  });

  it('is sent once however often one clicks', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    answers.register = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const { close } = await open();
    await fillIn();
    submit();
    submit();
    await waitFor(() => expect(questions('register')).toHaveLength(1));
    submit();
    answer({ result: { pending: false } });
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(questions('register')).toHaveLength(1);
  });

  it('asks first for the account and the code that proves its address', async () => {
    await open();
    const names = screen.getAllByRole<HTMLInputElement>('textbox').map((entry) => entry.labels?.[0]?.textContent);
    expect(names.slice(0, 3)).toEqual(['用户名', '邮箱', '验证码']);
  });

  it('names every required field that is empty, and goes to the first', async () => {
    await open();
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('用户名')));
    for (const name of [
      '用户名',
      '密码',
      '确认密码',
      '姓名',
      '公司名称',
      '统一社会信用代码',
      '所属行业',
      '详细地址',
      '电话',
      '邮箱',
      '验证码',
    ])
      expect(errorOf(name)).toBe(`${name}不能为空`);
    expect(screen.getByText('请阅读并同意注册条款')).toBeTruthy();
    expect(screen.getByText('有 13 处需要更正，已标出。')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });

  it('puts what the server refuses on its fields and keeps everything that was typed', async () => {
    answers.register = () => ({
      status: 400,
      code: 400,
      description: '请求内容有误',
      error: { code: 'request.invalid', issues: [{ path: 'body.industry', message: '太笼统' }] },
    });
    const { close } = await open();
    await fillIn();
    submit();
    await waitFor(() => expect(errorOf('所属行业')).toBe('太笼统'));
    await waitFor(() => expect(document.activeElement).toBe(field('所属行业')));
    for (const [name, text] of Object.entries(ENTRIES)) expect(field(name).value).toBe(text);
    expect(close).not.toHaveBeenCalled();
    write('所属行业', '物流设备');
    expect(errorOf('所属行业')).toBeUndefined();
  });

  it('finds out which entry was taken in the meantime', async () => {
    const { close } = await open();
    await fillIn();
    await waitFor(() => expect(questions('checkVerificationCode')).toHaveLength(1));
    const taken = { status: 409, code: 1001, description: '该邮箱已被使用', error: { code: 'register.taken' } };
    answers.register = () => taken;
    answers.checkRegisterInfo = ({ type }) => (type === 'email' ? taken : FREE);
    submit();
    await waitFor(() => expect(errorOf('邮箱')).toBe('该邮箱已被使用'));
    expect(close).not.toHaveBeenCalled();
  });

  it('says when the network failed', async () => {
    answers.register = () => 'offline';
    await open();
    await fillIn();
    submit();
    await waitFor(() => expect(screen.getByText(/^网络请求失败/)).toBeTruthy());
    expect(field('用户名').value).toBe('anna-1');
  });
});

describe('the fields of the registration', () => {
  it('compare the repeated password anew when the password changes', async () => {
    await open();
    write('密码', 'secret-1');
    write('确认密码', 'secret-1');
    expect(errorOf('确认密码')).toBeUndefined();
    write('密码', 'secret-2');
    expect(errorOf('确认密码')).toBe('两次输入的密码不一致');
  });

  it('are called empty once one is in another field, not while one looks elsewhere or presses a button', async () => {
    const { user } = await open();
    await user.click(field('邮箱'));
    expect(errorOf('用户名')).toBe('用户名不能为空');
    expect(errorOf('邮箱')).toBeUndefined();
    fireEvent.blur(field('邮箱'));
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(errorOf('邮箱')).toBeUndefined();
    expect(screen.queryByText(/处需要更正/)).toBeNull();
  });

  it('of the area are called open once all three levels are left', async () => {
    const { user } = await open();
    await waitFor(() => expect(screen.getByLabelText('省份').textContent).toContain('上海市'));
    await user.selectOptions(field('省份'), '江苏省');
    await user.click(field('城市'));
    expect(errorOf('城市')).toBeUndefined();
    await user.click(field('详细地址'));
    expect(errorOf('城市')).toBeDefined();
  });

  it('that may stay empty are never called so', async () => {
    const { user } = await open();
    await user.click(field('邮政编码'));
    await user.click(field('邮箱'));
    expect(errorOf('邮政编码')).toBeUndefined();
  });

  it('show a password and hide it again', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field('密码').type).toBe('text');
    expect(field('确认密码').type).toBe('password');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(field('密码').type).toBe('password');
  });

  it('belong to the country and the language: the Chinese address comes and goes, and is emptied', async () => {
    await open();
    expect(field('国家或地区').value).toBe('中国');
    await waitFor(() => expect(screen.getByLabelText('省份').textContent).toContain('上海市'));
    write('详细地址', '世纪大道 1 号');
    write('国家或地区', '德国');
    expect(screen.queryByLabelText('详细地址')).toBeNull();
    expect(screen.getByLabelText('公司注册号')).toBeTruthy();
    write('国家或地区', '中国');
    expect(field('详细地址').value).toBe('');
    write('国家或地区', '');
    expect(screen.queryByLabelText('详细地址')).toBeNull();
  });

  it('in English ask for first and last name and for no Chinese address', async () => {
    await open('en');
    write('Country or region', 'China');
    expect(field('Country or region').value).toBe('China');
    expect([field('First name').autocomplete, field('Last name').autocomplete]).toEqual(['given-name', 'family-name']);
    expect(screen.queryByLabelText('Address')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(errorOf('Last name')).toBe('Last name cannot be empty'));
  });

  it('let a country be found by typing and taken by Enter or Tab', async () => {
    const { user } = await open();
    await user.click(field('国家或地区'));
    expect(within(screen.getByRole('listbox')).getAllByRole('option')[0]?.textContent).toBe('中国');
    await user.keyboard('germ{Enter}');
    expect(field('国家或地区').value).toBe('德国');
    await user.clear(field('国家或地区'));
    await user.keyboard('fran');
    await user.tab();
    expect(field('国家或地区').value).toBe('法国');
    await user.click(field('国家或地区'));
    await user.clear(field('国家或地区'));
    await user.keyboard('qqq');
    expect(screen.getByText('没有找到“qqq”')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '注册' })).toBeTruthy();
  });
});

describe('what only the server knows', () => {
  it.each([
    ['用户名', 'anna-1', 'account'],
    ['邮箱', 'anna@example.com', 'email'],
    ['电话', '13800000001', 'phone'],
  ])('%s: asked when left and well-formed, refused with the server’s words', async (name, text, type) => {
    answers.checkRegisterInfo = () => ({
      status: 409,
      code: 1001,
      description: '已被使用',
      error: { code: 'register.taken' },
    });
    await open();
    write(name, text.slice(0, 3));
    expect(asked).not.toHaveBeenCalled();
    write(name, text);
    await waitFor(() => expect(errorOf(name)).toBe('已被使用'));
    expect(questions('checkRegisterInfo')).toEqual([{ content: text, type }]);
  });

  it('is said to be unknown when nobody answers', async () => {
    answers.checkRegisterInfo = () => 'offline';
    await open();
    write('用户名', 'anna-1');
    await waitFor(() => expect(errorOf('用户名')).toBe('用户名校验失败，请稍后重试'));
  });

  it('is forgotten with the entry it was about, even when the answer is late', async () => {
    let late: (answer: Answer) => void = () => undefined;
    const taken = { status: 409, code: 1001, description: '已被使用', error: { code: 'register.taken' } };
    answers.checkRegisterInfo = ({ content }) =>
      content === 'anna-1'
        ? new Promise((resolve) => {
            late = resolve;
          })
        : FREE;
    await open();
    write('用户名', 'anna-1');
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    write('用户名', 'anna-2');
    late(taken);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    write('用户名', 'anna-2');
    expect(errorOf('用户名')).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Answering, string]>([
    ['an unknown company', { result: '请输入准确的公司名称' }, '请输入准确的公司名称'],
    ['a check that is refused', { status: 429, code: 429, description: '请稍后' }, '公司名称校验失败：请稍后'],
    ['a check that cannot be asked', 'offline', '公司名称校验出错，请检查网络连接'],
  ])('%s keeps the registration from being sent', async (_, answer, text) => {
    answers.checkUserCompany = () => answer;
    await open();
    await fillIn();
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('公司名称')));
    expect(errorOf('公司名称')).toBe(text);
    expect(questions('register')).toEqual([]);
  });
});

describe('the verification code', () => {
  it('is sent once the address is known to be free, and again a minute later', async () => {
    await open();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(send());
    expect(asked).not.toHaveBeenCalled();
    write('邮箱', 'anna@example.com');
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    fireEvent.click(send());
    await waitFor(() => expect(send().textContent).toBe('重新发送（60 秒）'));
    expect(questions('sendVerificationCode')).toEqual([{ email: 'anna@example.com' }]);
    expect(screen.getByText('验证码已发送（5 分钟内有效）')).toBeTruthy();
    vi.advanceTimersByTime(30_000);
    write('姓名', '安娜');
    await waitFor(() => expect(send().textContent).toBe('重新发送（30 秒）'));
    fireEvent.click(send());
    vi.advanceTimersByTime(30_000);
    await waitFor(() => expect(send().textContent).toBe('重新发送'));
    expect(screen.getByText('现在可以重新发送验证码')).toBeTruthy();
    expect(questions('sendVerificationCode')).toHaveLength(1);
  });

  it.each<[string, Answering, string]>([
    [
      'the server refuses',
      { status: 429, code: 429, description: '请在 30 秒后重试' },
      '验证码发送失败：请在 30 秒后重试',
    ],
    ['nobody answers', 'offline', '验证码发送出错，请检查网络连接'],
  ])('says why it was not sent when %s', async (_, answer, text) => {
    answers.sendVerificationCode = () => answer;
    await open();
    write('邮箱', 'anna@example.com');
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(send());
    await waitFor(() => expect(errorOf('验证码')).toBe(text));
    expect(send().getAttribute('aria-disabled')).toBeNull();
  });

  it('is checked at its sixth character', async () => {
    await open();
    write('邮箱', 'anna@example.com');
    fireEvent.change(field('验证码'), { target: { value: 'ABC12' } });
    expect(questions('checkVerificationCode')).toEqual([]);
    fireEvent.change(field('验证码'), { target: { value: 'ABC124' } });
    await waitFor(() => expect(errorOf('验证码')).toBe('验证码不正确'));
    fireEvent.change(field('验证码'), { target: { value: 'ABC123' } });
    await waitFor(() => expect(screen.getByText('验证码正确')).toBeTruthy());
    expect(questions('checkVerificationCode').map(({ code }) => code)).toEqual(['ABC124', 'ABC123']);
  });

  it('keeps the registration from being sent while it is wrong', async () => {
    await open();
    await fillIn({ code: 'ABC124' });
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('验证码')));
    expect(errorOf('验证码')).toBe('验证码不正确');
    expect(questions('register')).toEqual([]);
  });
});

describe('the dialog', () => {
  it('stays on Esc, closes by its cross, and shows the terms in a dialog of their own', async () => {
    const { user, close } = await open();
    await user.keyboard('{Escape}');
    expect(close).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '阅读条款' }));
    const terms = screen.getByRole('dialog', { name: '注册条款' });
    expect(within(terms).getByRole('link').getAttribute('href')).toBe('/account/privacy');
    await user.click(within(terms).getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog', { name: '注册条款' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
