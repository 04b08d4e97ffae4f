// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  type Answer,
  type Answering,
  answers,
  asked,
  errorOf,
  FREE,
  field,
  fillIn,
  openDialog,
  questions,
  send,
  submit,
  withNetworkDouble,
  write,
} from './testing/register-screen.tsx';

withNetworkDouble();

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
    await openDialog();
    write(name, text.slice(0, 3));
    expect(asked).not.toHaveBeenCalled();
    write(name, text);
    await waitFor(() => expect(errorOf(name)).toBe('已被使用'));
    expect(questions('checkRegisterInfo')).toEqual([{ content: text, type }]);
  });

  it('is said to be unknown when nobody answers', async () => {
    answers.checkRegisterInfo = () => 'offline';
    await openDialog();
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
    await openDialog();
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
    await openDialog();
    await fillIn();
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('公司名称')));
    expect(errorOf('公司名称')).toBe(text);
    expect(questions('register')).toEqual([]);
  });
});

describe('the verification code', () => {
  it('is sent once the address is known to be free, and again a minute later', async () => {
    await openDialog();
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
    // What counts begins to count after what is shown.
    await act(async () => undefined);
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
    await openDialog();
    write('邮箱', 'anna@example.com');
    await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(send());
    await waitFor(() => expect(errorOf('验证码')).toBe(text));
    expect(send().getAttribute('aria-disabled')).toBeNull();
  });

  it('is checked at its sixth character', async () => {
    await openDialog();
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
    await openDialog();
    await fillIn({ code: 'ABC124' });
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field('验证码')));
    expect(errorOf('验证码')).toBe('验证码不正确');
    expect(questions('register')).toEqual([]);
  });
});
