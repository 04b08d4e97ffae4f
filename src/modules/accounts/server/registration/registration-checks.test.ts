import { beforeEach, describe, expect, test } from 'vitest';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import { english, registrationApp } from '#modules/accounts/testing/registration-app.ts';

const { app, someone, withCode, register, forgetAttempts } = await registrationApp();

beforeEach(forgetAttempts);

describe('whether a name, address or number is free', () => {
  test.each([
    ['account', 'free_1'],
    ['email', 'free@example.com'],
    ['phone', '13999999999'],
  ] as const)('is answered for the %s %s', async (type, content) => {
    expect(await app.call(registrationRoutes.checkInfo, { query: { type, content } })).toBeNull();
  });

  test.each([
    ['account', 'LV1-Demo', '该用户名已被使用', 'This user name is already in use'],
    ['email', 'Admin@Example.com', '该邮箱已被使用', 'This e-mail address is already in use'],
  ] as const)('says of the %s %s that it is taken, whatever its case', async (type, content, zh, en) => {
    const taken = { status: 409, code: 'register.taken' };
    const query = { type, content };
    await expect(app.call(registrationRoutes.checkInfo, { query })).rejects.toMatchObject({
      ...taken,
      description: zh,
    });
    await expect(app.call(registrationRoutes.checkInfo, { query }, english)).rejects.toMatchObject({
      ...taken,
      description: en,
    });
    expect((await app.send(registrationRoutes.checkInfo, { query })).json().code).toBe(1209);
  });

  test('sees through the ways of writing a telephone number', async () => {
    await register(await withCode(someone({ userId: 'phone-1', telephone: '+86 139 1111 2222' })));
    for (const content of ['13911112222', '139-1111-2222', '+8613911112222']) {
      const asked = app.call(registrationRoutes.checkInfo, { query: { type: 'phone', content } });
      await expect(asked, content).rejects.toMatchObject({ code: 'register.taken', description: '该手机号已被使用' });
    }
  });

  test.each([
    ['account', 'abcd', 'Incorrect account format'],
    ['email', 'a@b', 'Incorrect e-mail format'],
    ['phone', '12', 'Please enter a valid phone number'],
  ] as const)('refuses the %s %j as what it is', async (type, content, message) => {
    await expect(app.call(registrationRoutes.checkInfo, { query: { type, content } }, english)).rejects.toMatchObject({
      status: 400,
      code: 'request.invalid',
      issues: [{ path: 'query.content', message }],
    });
  });

  test('may be asked 120 times in ten minutes by one client', async () => {
    const ask = () => app.call(registrationRoutes.checkInfo, { query: { type: 'account', content: 'free_1' } });
    for (let asked = 0; asked < 120; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ status: 429, code: 'check.slowed' });
    app.clock.advance(10);
    expect(await ask()).toBeNull();
  });
});

describe('a company', () => {
  test('that may be one is true, any other is a sentence', async () => {
    const ask = (company: string, caller = {}) =>
      app.call(registrationRoutes.checkCompany, { query: { company } }, caller);
    expect(await ask('宁波传动设备有限公司')).toBe(true);
    expect(await ask('1234')).toBe('请输入准确的公司名称');
    expect(await ask('', english)).toBe('Please enter accurate company name');
  });

  test('is judged with its credit code where there is one', async () => {
    const ask = (creditCode: string) =>
      app.call(registrationRoutes.checkCompany, { query: { company: '宁波传动', creditCode } });
    expect([await ask(''), await ask('91350100M000100Y43')]).toEqual([true, true]);
    expect(await ask('91350100M000100Y44')).toBe('请输入准确的公司名称');
  });
});
