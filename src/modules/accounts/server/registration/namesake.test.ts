// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { registrationRoutes, userRoutes } from '#modules/accounts/contract.ts';
import { attempts, organisations, users } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';
import { codeMailedTo, mailsTo } from '#testing/mailed.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const CUSTOMER = '华东传动设备有限公司';
const PROVIDER = '驱动制造有限公司';
const english = { headers: { 'accept-language': 'en' } };

let people = 0;
async function register(company: string) {
  people += 1;
  const form = aRegistration({
    userId: `namesake-${people}`,
    email: `namesake-${people}@example.com`,
    telephone: `1370000${String(people).padStart(4, '0')}`,
    country: 'DE',
    creditCode: `HRB ${people}`,
    lastName: 'Chen',
    company,
  });
  await app.call(registrationRoutes.sendCode, { query: { email: form.email } });
  const verificationCode = await codeMailedTo(app, form.email);
  const body = { ...form, verificationCode, useProducts: [...form.useProducts] };
  const answer = await app.call(registrationRoutes.register, { body }, english);
  const [account] = await db.select().from(users).where(eq(users.username, form.userId));
  return { ...answer, account: account!, email: form.email };
}

beforeEach(async () => {
  await db.delete(attempts);
});

describe('a registration under the name of a customer that is here already', () => {
  test.each([
    ['the very name', CUSTOMER],
    ['blanks in it', '华东 传动设备\u3000有限公司'],
    ['stops in it', '华东传动设备·有限公司.'],
  ])('waits to be confirmed, with %s, and lets nobody into that company', async (_, company) => {
    const { pending, account } = await register(company);
    expect([pending, account.pending]).toEqual([true, true]);
    const [own] = await db.select().from(organisations).where(eq(organisations.id, account.organisationId));
    expect(own?.name).toBe(company);
  });

  test('waits whatever the case and width of the letters', async () => {
    expect((await register('Straßmann Drives GmbH')).pending).toBe(false);
    expect((await register('ＳＴＲＡＳＳＭＡＮＮ drives GMBH')).pending).toBe(true);
  });

  test('of several at once is let in for one alone', async () => {
    const answers = await Promise.all(['Race Ltd', 'RACE Ltd', 'Race  Ltd.', 'race LTD'].map(register));
    expect(answers.filter(({ pending }) => !pending)).toHaveLength(1);
  });

  test('leaves no company behind once it is refused', async () => {
    const { account, email } = await register(CUSTOMER);
    await app.call(userRoutes.refuse, { params: { id: account.id } }, { as: 'admin' });
    expect(await db.$count(organisations, eq(organisations.id, account.organisationId))).toBe(0);
    expect(await db.$count(organisations, eq(organisations.name, CUSTOMER))).toBeGreaterThan(0);
    expect(await mailsTo(app, email)).toContain('registration-refused');
  });
});

describe('the name of the company that runs the portal', () => {
  test.each([PROVIDER, '驱动 制造有限公司', 'Drivewright', 'DRIVE-WRIGHT'])(
    '%s is refused with a sentence',
    async (name) => {
      await expect(register(name)).rejects.toMatchObject({ status: 422, code: 'company.provider' });
    },
  );

  test('is told at the field', async () => {
    const said = await app.call(registrationRoutes.checkCompany, { query: { company: PROVIDER } }, english);
    expect(said).toBe('This is the company that runs the portal. Please give your own company');
  });
});
