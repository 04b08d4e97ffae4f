// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorOf, field, openDialog, withNetworkDouble, write } from './testing/register-screen.tsx';

withNetworkDouble();

describe('the fields of the registration', () => {
  it('compare the repeated password anew when the password changes', async () => {
    await openDialog();
    write('密码', 'secret-1');
    write('确认密码', 'secret-1');
    expect(errorOf('确认密码')).toBeUndefined();
    write('密码', 'secret-2');
    expect(errorOf('确认密码')).toBe('两次输入的密码不一致');
  });

  it('are called empty once one is in another field, not while one looks elsewhere or presses a button', async () => {
    const { user } = await openDialog();
    await user.click(field('邮箱'));
    expect(errorOf('用户名')).toBe('用户名不能为空');
    expect(errorOf('邮箱')).toBeUndefined();
    fireEvent.blur(field('邮箱'));
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(errorOf('邮箱')).toBeUndefined();
    expect(screen.queryByText(/处需要更正/)).toBeNull();
  });

  it('of the area are called open once all three levels are left', async () => {
    const { user } = await openDialog();
    await waitFor(() => expect(screen.getByLabelText('省份').textContent).toContain('上海市'));
    await user.selectOptions(field('省份'), '江苏省');
    await user.click(field('城市'));
    expect(errorOf('城市')).toBeUndefined();
    await user.click(field('详细地址'));
    expect(errorOf('城市')).toBeDefined();
  });

  it('that may stay empty are never called so', async () => {
    const { user } = await openDialog();
    await user.click(field('邮政编码'));
    await user.click(field('邮箱'));
    expect(errorOf('邮政编码')).toBeUndefined();
  });

  it('show a password and hide it again', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field('密码').type).toBe('text');
    expect(field('确认密码').type).toBe('password');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(field('密码').type).toBe('password');
  });

  it('belong to the country and the language: the Chinese address comes and goes, and is emptied', async () => {
    await openDialog();
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
    await openDialog('en');
    write('Country or region', 'China');
    expect(field('Country or region').value).toBe('China');
    expect([field('First name').autocomplete, field('Last name').autocomplete]).toEqual(['given-name', 'family-name']);
    expect(screen.queryByLabelText('Address')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(errorOf('Last name')).toBe('Last name cannot be empty'));
  });

  it('let a country be found by typing and taken by Enter or Tab', async () => {
    const { user } = await openDialog();
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
