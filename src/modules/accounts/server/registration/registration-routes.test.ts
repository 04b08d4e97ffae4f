import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import type { Registration } from '#modules/accounts/domain/registration.ts';
import { attempts, organisations, users, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { testApp } from '#testing/app.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';
import { codeMailedTo, mailsTo } from '#testing/mailed.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const english = { headers: { 'accept-language': 'en' } };

/** Sound credit codes, so that each test has a company of its own. */
const CREDIT_CODES = ['91110000802100433B', '914403001922038216', '91370200264574251E', '91330100799655058B'];
let people = 0;

/** Somebody nobody knows yet, with a company nobody knows yet where the test wants one. */
function someone(changes: Partial<Registration> = {}): Registration {
  people += 1;
  const telephone = `138${String(people).padStart(8, '0')}`;
  return aRegistration({
    userId: `buyer-${people}`,
    email: `buyer-${people}@example.com`,
    telephone,
    company: `Conveyors ${people} GmbH`,
    country: 'DE',
    creditCode: '',
    ...changes,
  });
}

async function withCode(form: Registration): Promise<Registration> {
  await app.call(registrationRoutes.sendCode, { query: { email: form.email } });
  return { ...form, verificationCode: await codeMailedTo(app, form.email.toLowerCase()) };
}

const register = (form: Registration, caller = {}) =>
  app.call(registrationRoutes.register, { body: { ...form, useProducts: [...form.useProducts] } }, caller);

async function accountOf(userId: string) {
  const [found] = await db.select().from(users).where(eq(users.username, userId));
  return found;
}

beforeEach(async () => {
  await db.delete(attempts);
});

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

describe('a code for a registration', () => {
  test('comes by mail, right or wrong whatever its case, and looking does not use it up', async () => {
    const { email, verificationCode } = await withCode(someone());
    expect(verificationCode).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    const check = (code: string) => app.call(registrationRoutes.checkCode, { query: { email, code } });
    expect([await check('WRONG1'), await check(verificationCode), await check(verificationCode.toLowerCase())]).toEqual(
      [false, true, true],
    );
    expect(
      await app.call(registrationRoutes.checkCode, { query: { email: 'other@example.com', code: verificationCode } }),
    ).toBe(false);
  });

  test('is kept as an HMAC alone, and differently for each address', async () => {
    const { email, verificationCode } = await withCode(someone());
    const [stored] = await db.select().from(verificationCodes).where(eq(verificationCodes.address, email));
    expect(stored?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(stored)).not.toContain(verificationCode);
    const other = `other-${email}`;
    await db.insert(verificationCodes).values({ ...stored!, address: other });
    expect(await app.call(registrationRoutes.checkCode, { query: { email: other, code: verificationCode } })).toBe(
      false,
    );
  });

  test('is not sent to an address that is taken or none', async () => {
    const send = (email: string) => app.call(registrationRoutes.sendCode, { query: { email } }, english);
    await expect(send('ADMIN@example.com')).rejects.toMatchObject({ status: 409, code: 'register.taken' });
    await expect(send('a@b')).rejects.toMatchObject({ status: 400, issues: [{ path: 'query.email' }] });
    expect(await mailsTo(app, 'admin@example.com')).toEqual([]);
  });

  test('is sent again a minute later at the earliest, and then is the only one that counts', async () => {
    const first = await withCode(someone());
    app.clock.advance(1 / 3);
    const again = app.call(registrationRoutes.sendCode, { query: { email: first.email.toUpperCase() } });
    await expect(again).rejects.toMatchObject({
      status: 429,
      code: 'code.slowed',
      description: '验证码已发送，请在 40 秒后重新获取',
    });
    app.clock.advance(2 / 3);
    const second = await withCode(first);
    const check = (code: string) => app.call(registrationRoutes.checkCode, { query: { email: first.email, code } });
    expect([await check(first.verificationCode), await check(second.verificationCode)]).toEqual([false, true]);
    expect(await mailsTo(app, first.email)).toEqual(['registration-code', 'registration-code']);
  });

  test('is sent once when twenty ask at the same time', async () => {
    const { email } = someone();
    const asked = Array.from({ length: 20 }, () => app.send(registrationRoutes.sendCode, { query: { email } }));
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(19);
    expect(await mailsTo(app, email)).toEqual(['registration-code']);
  });

  test('is asked for twenty times an hour by one client, whatever the addresses', async () => {
    for (let asked = 0; asked < 20; asked += 1) await withCode(someone());
    await expect(withCode(someone())).rejects.toMatchObject({ status: 429, code: 'check.slowed' });
  });

  test('ends after five minutes', async () => {
    const { email, verificationCode: code } = await withCode(someone());
    app.clock.advance(5);
    expect(await app.call(registrationRoutes.checkCode, { query: { email, code } })).toBe(false);
  });

  test('is burnt by nobody but for themselves', async () => {
    const { email } = someone();
    const ask = async (remoteAddress: string) =>
      app.http.inject({ url: `/api${registrationRoutes.sendCode.path}?email=${email}`, remoteAddress });
    const check = async (code: string, remoteAddress: string, cookie = '') => {
      const url = `/api${registrationRoutes.checkCode.path}?email=${email}&code=${code}`;
      return (await app.http.inject({ url, remoteAddress, headers: { cookie } })).json().result;
    };
    const asked = await ask('192.0.2.1');
    const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    const code = await codeMailedTo(app, email);
    const burn = async (client: string) => {
      for (let wrong = 0; wrong < 5; wrong += 1) await check('WRONG1', client);
    };
    await burn('198.51.100.1');
    expect([await check(code, '198.51.100.1'), await check(code, '192.0.2.1')]).toEqual([false, true]);
    for (let client = 2; client <= 10; client += 1) await burn(`198.51.100.${client}`);
    expect([await check(code, '203.0.113.1'), await check(code, '192.0.2.1', cookie)]).toEqual([false, true]);
    expect(await check(code, '203.0.113.1', `portalCode=${'x'.repeat(43)}`)).toBe(false);
    for (let wrong = 0; wrong < 5; wrong += 1) await check('WRONG1', '192.0.2.1', cookie);
    expect(await check(code, '192.0.2.1', cookie)).toBe(false);
  });

  test('can be asked for although somebody else has just asked, and is mailed once a minute', async () => {
    const { email } = someone();
    const url = `/api${registrationRoutes.sendCode.path}?email=${email}`;
    const statuses = [];
    for (const remoteAddress of ['198.51.100.1', '192.0.2.1', '198.51.100.1'])
      statuses.push((await app.http.inject({ url, remoteAddress })).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await mailsTo(app, email)).toEqual(['registration-code']);
  });

  test('ends with the fifth wrong try', async () => {
    const { email, verificationCode } = await withCode(someone());
    const check = (code: string) => app.call(registrationRoutes.checkCode, { query: { email, code } });
    for (let wrong = 0; wrong < 4; wrong += 1) await check('WRONG1');
    expect(await check(verificationCode)).toBe(true);
    await check('WRONG1');
    expect(await check(verificationCode)).toBe(false);
  });

  test('counts wrong tries one by one when they come at the same time', async () => {
    const { email } = await withCode(someone());
    const wrong = Array.from({ length: 4 }, () =>
      app.call(registrationRoutes.checkCode, { query: { email, code: 'WRONG1' } }),
    );
    expect(await Promise.all(wrong)).toEqual([false, false, false, false]);
    const [stored] = await db.select().from(verificationCodes).where(eq(verificationCodes.address, email));
    expect(stored?.wrongTries).toBe(4);
  });
});

describe('a registration', () => {
  test.each([
    ['Qwerty-1', 'This is one of the commonest passwords; please choose another'],
    ['Buyer-99-x', 'The password must not be your user name or e-mail address'],
  ])('takes no password that is guessed first: %s', async (password, message) => {
    const form = await withCode(someone({ userId: 'Buyer-99', lastName: 'Chen', password, passwordTwo: password }));
    await expect(register(form, english)).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'body.password', message }],
    });
  });

  test('takes no name with signs that nobody sees', async () => {
    const form = await withCode(someone({ company: 'Drive\u202eevirD' }));
    await expect(register(form)).rejects.toMatchObject({
      status: 400,
      issues: [{ path: 'body.company', message: '此项含有不可见字符' }],
    });
  });

  test('makes an account and its company, tells the person, and lets them in', async () => {
    const form = await withCode(
      someone({
        userId: 'First-1',
        email: 'First@Example.com',
        company: '宁波传动设备有限公司',
        country: 'CN',
        creditCode: '91350100M000100Y43',
      }),
    );
    expect(await register(form)).toEqual({ pending: false });
    const account = await accountOf('First-1');
    expect(account).toMatchObject({
      role: 'customer-lv1',
      userAttribute: 'Customer-lv1',
      userDepartment: '',
      email: 'first@example.com',
      phone: form.telephone,
      locale: 'zh-cn',
      pending: false,
      passwordUpdated: true,
      demo: false,
      profile: {
        userName: '陈明',
        lastName: '',
        industry: '输送机械',
        country: 'CN',
        area: '330000,330200,330203',
        address: '江北大道 1 号',
        postCode: '315000',
        useProducts: ['JRT'],
        agreedAt: app.clock.now().toISOString(),
      },
    });
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/);
    const [company] = await db.select().from(organisations).where(eq(organisations.id, account!.organisationId));
    expect(company).toMatchObject({
      name: '宁波传动设备有限公司',
      kind: 'customer-lv1',
      parentId: null,
      creditCode: '91350100M000100Y43',
    });
    expect(await mailsTo(app, 'first@example.com')).toEqual(['registration-code', 'registration-done']);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.object, account!.id));
    expect(events).toMatchObject([{ action: 'user.registered', actorId: account!.id }]);
    expect(await app.signIn('first-1', { password: form.password })).toBeTruthy();
  });

  test('keeps nothing of fields that are not shown', async () => {
    const form = await withCode(someone({ lastName: 'Unseen' }));
    await register(form);
    expect((await accountOf(form.userId))?.profile).toMatchObject({
      country: 'DE',
      area: '',
      address: '',
      postCode: '',
      lastName: '',
    });
  });

  test('of a company that is here already waits for the provider, and says so after the right password only', async () => {
    const creditCode = CREDIT_CODES[0]!;
    const first = await withCode(someone({ country: 'CN', creditCode }));
    const second = await withCode(someone({ country: 'CN', creditCode, company: '同一家公司' }));
    await register(first);
    expect(await register(second)).toEqual({ pending: true });
    expect((await accountOf(second.userId))?.organisationId).toBe((await accountOf(first.userId))?.organisationId);
    expect(await mailsTo(app, second.email)).toEqual(['registration-code', 'registration-pending']);
    await expect(app.signIn(second.userId, { password: 'Wrong-1' })).rejects.toMatchObject({
      status: 401,
      code: 'login.wrong-credentials',
    });
    await expect(app.signIn(second.userId, { password: second.password })).rejects.toMatchObject({
      status: 403,
      code: 'login.pending',
      description: '注册已收到，待我们确认后即可登录',
    });
    await db.update(users).set({ pending: false }).where(eq(users.username, second.userId));
    expect(await app.signIn(second.userId, { password: second.password })).toBeTruthy();
  });

  test('of a centre customer makes a level-2 customer', async () => {
    const creditCode = CREDIT_CODES[1]!;
    await db.update(organisations).set({ creditCode }).where(eq(organisations.name, '苏州输送机械有限公司'));
    const form = await withCode(someone({ country: 'CN', creditCode }));
    expect(await register(form)).toEqual({ pending: true });
    expect(await accountOf(form.userId)).toMatchObject({ role: 'customer-lv2', userAttribute: 'Customer-lv2' });
  });

  test('never joins the provider, and leaves the code good for another company', async () => {
    const creditCode = CREDIT_CODES[2]!;
    await db.update(organisations).set({ creditCode }).where(eq(organisations.name, '驱动制造有限公司'));
    const form = await withCode(someone({ country: 'CN', creditCode }));
    await expect(register({ ...form, lastName: 'Chen' }, english)).rejects.toMatchObject({
      status: 422,
      code: 'company.unknown',
      description: 'Please enter accurate company name',
    });
    expect(await accountOf(form.userId)).toBeUndefined();
    expect(await register({ ...form, country: 'DE', creditCode: '' })).toEqual({ pending: false });
  });

  test('is refused without a company, and leaves the code good', async () => {
    const form = await withCode(someone());
    await expect(register({ ...form, company: '1234' })).rejects.toMatchObject({ code: 'company.unknown' });
    expect(await register(form)).toEqual({ pending: false });
  });

  test('is refused with every field that is wrong, in the language of the person', async () => {
    const body = someone({ userId: 'abcd', passwordTwo: 'Drive-2', agreed: false });
    await expect(register(body)).rejects.toMatchObject({
      status: 400,
      code: 'request.invalid',
      issues: [
        { path: 'body.userId', message: '用户名格式不正确' },
        { path: 'body.passwordTwo', message: '两次输入的密码不一致' },
        { path: 'body.agreed', message: '请阅读并同意注册条款' },
      ],
    });
    await expect(register(body, english)).rejects.toMatchObject({
      issues: [
        { path: 'body.userId' },
        { path: 'body.passwordTwo', message: 'Passwords do not match' },
        { path: 'body.lastName', message: 'This field cannot be empty' },
        { path: 'body.agreed', message: 'Please read and agree to registration terms' },
      ],
    });
  });

  test('with a wrong code is refused, and that counts as a try', async () => {
    const form = await withCode(someone());
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await expect(register({ ...form, verificationCode: 'WRONG1' })).rejects.toMatchObject({
        status: 422,
        code: 'code.wrong',
      });
    }
    await expect(register(form)).rejects.toMatchObject({ code: 'code.wrong' });
    expect(await accountOf(form.userId)).toBeUndefined();
  });

  test('needs the code of its own address', async () => {
    const [one, other] = [await withCode(someone()), someone()];
    await expect(register({ ...other, verificationCode: one.verificationCode })).rejects.toMatchObject({
      code: 'code.wrong',
    });
  });

  test.each([
    ['account name', { userId: 'LV1-DEMO' }, '该用户名已被使用'],
    ['address', { email: 'Admin@example.com' }, '该邮箱已被使用'],
  ])('with the %s of somebody else is refused', async (_, changes, description) => {
    await expect(register(someone(changes))).rejects.toMatchObject({
      status: 409,
      code: 'register.taken',
      description,
    });
  });

  test('happens once when twenty of the same come at the same time', async () => {
    const form = await withCode(someone({ country: 'CN', creditCode: CREDIT_CODES[3]! }));
    const tried = Array.from({ length: 20 }, () => app.send(registrationRoutes.register, { body: form }));
    const codes = (await Promise.all(tried)).map((answer) => answer.json().error?.code ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(codes.filter((code) => code !== 'done')).toEqual(Array(19).fill('register.taken'));
    expect(await db.select().from(users).where(eq(users.email, form.email))).toHaveLength(1);
  });

  test('that loses the race for a name hears that it is taken', async () => {
    const forms: Registration[] = [];
    for (let each = 0; each < 5; each += 1) forms.push(await withCode(someone({ userId: 'wanted-1' })));
    const tried = forms.map((body) => app.send(registrationRoutes.register, { body }));
    const answers = (await Promise.all(tried)).map((answer) => [answer.statusCode, answer.json().description]);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([status]) => status === 409)).toHaveLength(4);
    expect(answers.find(([status]) => status === 409)?.[1]).toBe('该用户名已被使用');
  });

  test('of a new company by several at once makes it once; all but one wait', async () => {
    const company = { country: 'CN', creditCode: '9144030071526726XG' };
    const forms: Registration[] = [];
    for (let each = 0; each < 5; each += 1) forms.push(await withCode(someone(company)));
    const pending = (await Promise.all(forms.map((form) => register(form)))).map((answer) => answer.pending);
    expect(pending.sort()).toEqual([false, true, true, true, true]);
    const made = await db.select().from(organisations).where(eq(organisations.creditCode, company.creditCode));
    expect(made).toHaveLength(1);
  });

  test('may be tried twenty times an hour by one client', async () => {
    for (let tried = 0; tried < 20; tried += 1)
      await expect(register(someone({ userId: 'LV1-DEMO' }))).rejects.toMatchObject({ code: 'register.taken' });
    await expect(register(someone({ userId: 'LV1-DEMO' }))).rejects.toMatchObject({
      status: 429,
      code: 'check.slowed',
    });
  });
});
