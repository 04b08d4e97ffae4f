// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginRequest } from '#web/session/login-request.ts';
import { toasts } from '#web/ui/toasts.ts';
import {
  type Answer,
  answers,
  asked,
  CREDIT_CODE,
  ENTRIES,
  errorOf,
  FREE,
  field,
  fillIn,
  openDialog,
  questions,
  submit,
  withNetworkDouble,
  write,
} from './testing/register-screen.tsx';

withNetworkDouble();

describe('registering', () => {
  it('sends the whole form, says so, and leads to the login with the name filled in', async () => {
    const { close } = await openDialog();
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
    const { user, close } = await openDialog();
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
    const { close } = await openDialog();
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
    await openDialog();
    const names = screen.getAllByRole<HTMLInputElement>('textbox').map((entry) => entry.labels?.[0]?.textContent);
    expect(names.slice(0, 3)).toEqual(['用户名', '邮箱', '验证码']);
  });

  it('names every required field that is empty, and goes to the first', async () => {
    await openDialog();
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
    const { close } = await openDialog();
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
    const { close } = await openDialog();
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
    await openDialog();
    await fillIn();
    submit();
    await waitFor(() => expect(screen.getByText(/^网络请求失败/)).toBeTruthy());
    expect(field('用户名').value).toBe('anna-1');
  });
});

describe('the dialog', () => {
  it('stays on Esc, closes by its cross, and shows the terms in a dialog of their own', async () => {
    const { user, close } = await openDialog();
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
