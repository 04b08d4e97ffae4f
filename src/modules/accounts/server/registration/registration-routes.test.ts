import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { registrationRoutes } from '#modules/accounts/contract.ts';
import type { Registration } from '#modules/accounts/domain/registration.ts';
import { organisations, users } from '#modules/accounts/server/account-tables.ts';
import { english, registrationApp } from '#modules/accounts/testing/registration-app.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mailsTo } from '#testing/mailed.ts';

const { app, someone, withCode, register, accountOf, forgetAttempts } = await registrationApp();
const { db } = app.database;

/** Sound credit codes, so that each test has a company of its own. */
const CREDIT_CODES = ['91110000802100433B', '914403001922038216', '91370200264574251E', '91330100799655058B'];

beforeEach(forgetAttempts);

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

  test('stores nothing of fields that are not shown', async () => {
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
