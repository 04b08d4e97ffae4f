import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountRoutes, privacyRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { LIMITS } from '#modules/accounts/domain/limits.ts';
import {
  organisations,
  sessions,
  signInTickets,
  staffRights,
  users,
  verificationCodes,
} from '#modules/accounts/server/account-tables.ts';
import { hashPassword } from '#modules/accounts/server/passwords/passwords.ts';
import { auditEvents, recordAudit } from '#modules/audit/server/public.ts';
import { configurations } from '#modules/cart/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { mails, queueMail } from '#modules/mail/server/public.ts';
import { idempotencyKeys } from '#server/database/platform-tables.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const PASSWORD = 'Drive-9';
const passwordHash = await hashPassword(PASSWORD, app.settings.passwordMemory);
const [organisation] = await db.select().from(organisations).where(eq(organisations.name, '华东传动设备有限公司'));
const organisationId = organisation?.id ?? '';
const profile = {
  userName: '王工',
  lastName: 'Wang',
  industry: '输送',
  country: 'CN',
  area: '320000,320500,320505',
  address: '狮山路 1 号',
  postCode: '215000',
  useProducts: ['JRT'],
  agreedAt: '2026-01-05T08:00:00.000Z',
};

/** A person of whom something is kept everywhere, and everything of whose carries their name. */
async function personWithEverything(name: string): Promise<{ id: string; email: string; token: string }> {
  const { newId, clock } = app.portal;
  const [id, email, now] = [newId(), `${name}@Example.com`, clock()];
  await db.insert(users).values({
    id,
    username: name,
    passwordHash,
    role: 'customer-lv1',
    userAttribute: 'Customer-lv1',
    userDepartment: `${name}-department`,
    organisationId,
    email,
    phone: `${name}-phone`,
    profile: { ...profile, userName: `${name}-first` },
    locale: 'en',
    passwordUpdated: true,
    createdAt: now,
  });
  const token = await app.signIn(name, { password: PASSWORD });
  const enquiry = {
    productLine: 'JRP',
    name: `${name}-asker`,
    company: 'ACME',
    telephone: '1',
    message: `${name}-message`,
    locale: 'en',
    client: `${name}-client`,
    createdAt: now,
    lastSaidId: newId(),
  };
  await db.insert(enquiries).values([
    { id: newId(), organisationId, actorId: id, email: `${name}.work@example.com`, ...enquiry },
    { id: newId(), email: email.toLowerCase(), ...enquiry },
  ]);
  await db.insert(configurations).values({
    id: newId(),
    organisationId,
    actorId: id,
    productName: `${name}-drive`,
    category: 'JRT',
    gearboxModel: 'JRTR',
    typeCode: 'JRTR67',
    releaseHash: 'r',
    form: {} as never,
    quantity: 2,
    createdAt: now,
    updatedAt: now,
  });
  const code = { codeHash: `${name}-code-hash`, createdAt: now, usedAt: null };
  await db.insert(verificationCodes).values([
    { purpose: 'registration', address: email.toLowerCase(), ...code },
    { purpose: 'password-reset', address: `${name}-other@example.com`, userId: id, ...code },
  ]);
  const ticket = { ticketHash: `${name}-ticket-hash`, userId: id, partner: `${name}-partner`, createdAt: now };
  await db.insert(signInTickets).values(ticket);
  const answer = {
    actorId: id,
    key: `${name}-key`,
    organisationId,
    fingerprint: `${name}-print`,
    answer: { of: name },
    createdAt: now,
  };
  await db.insert(idempotencyKeys).values(answer);
  await db.insert(staffAssignments).values({ userId: id, organisationId });
  await db.insert(staffRights).values({ userId: id, right: 'cost.read', givenAt: now });
  await queueMail(db, {
    id: newId(),
    template: 'registration-code',
    values: { code: `SECRET-${name}` },
    recipient: email.toUpperCase(),
    locale: 'en',
    now,
  });
  const event = { at: now, requestId: 'r', details: { of: name } };
  await recordAudit(db, { id: newId(), actorId: id, action: 'configuration.read', object: 'x', ...event });
  await recordAudit(db, { id: newId(), actorId: null, action: 'user.confirmed', object: id, ...event });
  return { id, email, token };
}

const exportOf = (token: string) => app.call(privacyRoutes.exportOwn, {}, { token });
const erase = (token: string, password = PASSWORD) =>
  app.call(privacyRoutes.eraseOwn, { body: { password } }, { token });

/** Tables whose rows name a person: by their account, or by an address or number of theirs. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass
    union
    select table_name::text from information_schema.columns where table_schema = 'public'
      and column_name ~ '^(actor|user|person|account|created_by|updated_by|owner|recipient|address|subject|e_?mail|phone|telephone|username)(_|$)'`);
  return rows.map(({ name }) => name).sort();
}

test('every table that names a person is in the retention table, and no other', async () => {
  const told = [...app.portal.modules.retention.values()].flatMap(({ tables }) => [...tables]);
  expect([...new Set(told)].sort()).toEqual(await tablesOfPeople());
});

describe('the export', () => {
  test('tells everything of every category that can be told of one person', async () => {
    const { token } = await personWithEverything('ex1');
    const told = await exportOf(token);
    const expected = [...app.portal.modules.retention].filter(([, rule]) => !('notExported' in rule));
    expect(Object.keys(told).sort()).toEqual(['exportedAt', ...expected.map(([name]) => name)].sort());
    expect(told).toMatchObject({
      account: { username: 'ex1', email: 'ex1@Example.com', organisation: '华东传动设备有限公司', locale: 'en' },
      profile: { userName: 'ex1-first', address: '狮山路 1 号' },
      sessions: [{ remembered: false }],
      browsers: [{ lastUsedAt: expect.any(String) }],
      codes: [{ purpose: 'password-reset' }, { purpose: 'registration' }],
      tickets: [{ partner: 'ex1-partner' }],
      answers: [{ answer: { of: 'ex1' } }],
      mails: [{ template: 'registration-code', recipient: 'EX1@EXAMPLE.COM' }],
      events: expect.arrayContaining([
        expect.objectContaining({ action: 'configuration.read', byYourself: true }),
        expect.objectContaining({ action: 'user.confirmed', byYourself: false }),
      ]),
      enquiries: expect.arrayContaining([
        expect.objectContaining({ email: 'ex1.work@example.com' }),
        expect.objectContaining({ email: 'ex1@example.com' }),
      ]),
      business: [{ productName: 'ex1-drive', quantity: 2 }],
      assignments: [{ customer: '华东传动设备有限公司' }],
      rights: [{ right: 'cost.read', givenAt: expect.any(String) }],
    });
  });

  test('holds no secret, and nothing of anyone else', async () => {
    const { token } = await personWithEverything('ex2');
    const text = JSON.stringify(await exportOf(token));
    expect(text).toContain('ex2');
    for (const secret of ['SECRET', 'hash', 'Hash', 'argon2', token, 'ex1']) expect(text).not.toContain(secret);
  });

  test('needs no address: without one, nobody else’s mail comes along', async () => {
    const { id, token } = await personWithEverything('ex3');
    await db.update(users).set({ email: null }).where(eq(users.id, id));
    expect(await exportOf(token)).toMatchObject({ mails: [], codes: [{ purpose: 'password-reset' }] });
  });

  test('tells of business outside today’s reach no more than that there was some', async () => {
    const { id, token } = await personWithEverything('ex4');
    const [line] = await db.select().from(configurations).where(eq(configurations.actorId, id));
    const [far] = await db.select().from(organisations).where(eq(organisations.name, '南方包装机械有限公司'));
    if (line === undefined || far === undefined) throw new Error('The demo data have changed');
    const lost = { ...line, id: app.portal.newId(), organisationId: far.id, typeCode: 'THEIRS', quantity: 99 };
    await db.insert(configurations).values(lost);
    const { business } = await exportOf(token);
    // Both have the same moment in their ids.
    expect(business).toHaveLength(2);
    expect(business).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: line.id, quantity: 2, typeCode: 'JRTR67', organisation: '华东传动设备有限公司' }),
        { id: lost.id, productName: 'ex4-drive', createdAt: '2026-01-05T08:00:00.000Z' },
      ]),
    );
  });

  test('is refused to a visitor', async () => {
    expect((await app.send(privacyRoutes.exportOwn)).statusCode).toBe(401);
  });
});

/** The rows that still carry a name, by table; only what the retention table says may stay. */
async function tracesOf(name: string): Promise<Record<string, number>> {
  const traces: Record<string, number> = {};
  for (const table of await tablesOfPeople()) {
    const { rows } = await db.execute<{ found: number }>(
      sql`select count(*)::int as found from ${sql.identifier(table)} as t where t::text ilike ${`%${name}%`}`,
    );
    if (rows[0]?.found) traces[table] = rows[0].found;
  }
  return traces;
}

describe('the erasure', () => {
  test('leaves no trace but business records, what was done, and a last mail', async () => {
    const { id, email, token } = await personWithEverything('leaver-one');
    await personWithEverything('neighbour');
    const othersBefore = await tracesOf('neighbour');
    await erase(token);
    // The product a person named and the details this test wrote down are not theirs; nor is what they asked.
    expect(await tracesOf('leaver-one')).toEqual({ audit_events: 2, configurations: 1, enquiries: 2, mails: 1 });
    expect(await tracesOf('neighbour')).toEqual(othersBefore);
    const [account] = await db.select().from(users).where(eq(users.id, id));
    expect(account).toMatchObject({ email: null, phone: null, profile: null, userDepartment: '', disabled: true });
    expect([account?.username, account?.erasedAt]).toEqual([`erased-${id.slice(-12)}`, app.clock.now()]);
    expect(await db.select().from(mails).where(eq(mails.recipient, email))).toMatchObject([
      { template: 'account-erased', locale: 'en', state: 'queued', values: { username: 'leaver-one' } },
    ]);
    const asked = (await db.select().from(enquiries)).filter(({ message }) => message === 'leaver-one-message');
    expect(asked.map((row) => [row.name, row.email, row.telephone])).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
    const [line] = await db.select().from(configurations).where(eq(configurations.actorId, id));
    expect(line?.organisationId).toBe(organisationId);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.object, id));
    expect(events.map(({ action, actorId }) => [action, actorId])).toContainEqual(['user.erased', id]);
  });

  test('takes the own address out of what documents are sent to, and leaves the others', async () => {
    const { id, email, token } = await personWithEverything('er6');
    const sentTo = {
      own: email.toUpperCase(),
      several: `a@example.com, ${email} ,b@example.com`,
      other: 'x@example.com',
    };
    const [line] = await db.select().from(configurations).where(eq(configurations.actorId, id));
    if (line === undefined) throw new Error('There is no configuration');
    for (const [productName, technicalDocEmail] of Object.entries(sentTo)) {
      const form = { technicalDocEmail, remark: 'kept' } as never;
      await db.insert(configurations).values({ ...line, id: app.portal.newId(), productName, form });
    }
    await erase(token);
    const rows = await db.select().from(configurations).where(eq(configurations.actorId, id));
    const left = Object.fromEntries(rows.map(({ productName, form }) => [productName, form]));
    expect(left).toEqual({
      'er6-drive': {},
      own: { technicalDocEmail: '', remark: 'kept' },
      several: { technicalDocEmail: 'a@example.com,b@example.com', remark: 'kept' },
      other: { technicalDocEmail: 'x@example.com', remark: 'kept' },
    });
    expect(Object.fromEntries(rows.map(({ productName, version }) => [productName, version]))).toMatchObject({
      own: 2,
      other: 1,
    });
  });

  test('ends every session, and neither the old name nor the new one signs in', async () => {
    const { id, token } = await personWithEverything('er2');
    const second = await app.signIn('er2', { password: PASSWORD });
    await erase(token);
    for (const ended of [token, second]) {
      await expect(app.call(accountRoutes.me, {}, { token: ended })).rejects.toMatchObject({ status: 401 });
    }
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    for (const name of ['er2', `erased-${id.slice(-12)}`]) {
      const answer = app.signIn(name, { password: PASSWORD });
      await expect(answer).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    }
  });

  test('frees name, address and telephone number for someone else', async () => {
    await erase((await personWithEverything('er3')).token);
    const again = await personWithEverything('er3');
    expect(await exportOf(again.token)).toMatchObject({ enquiries: [{}, {}], business: [{}], sessions: [{}] });
  });

  test('needs the password; wrong ones count as they do at the sign-in', async () => {
    const { id, token } = await personWithEverything('er4');
    for (let tried = 0; tried < LIMITS.password.most; tried++) {
      await expect(erase(token, 'wrong')).rejects.toMatchObject({ status: 422, code: 'password.wrong' });
    }
    await expect(erase(token)).rejects.toMatchObject({ status: 429, code: 'login.slowed' });
    const [stored] = await db.select().from(users).where(eq(users.id, id));
    expect(stored).toMatchObject({ username: 'er4', erasedAt: null });
    app.clock.advance(16);
    await expect(erase(token)).resolves.toBeNull();
  });

  test('of the administrator is refused with the reason', async () => {
    const answer = app.call(privacyRoutes.eraseOwn, { body: { password: DEMO_PASSWORD } }, { as: 'admin' });
    await expect(answer).rejects.toMatchObject({ status: 422, code: 'account.kept' });
  });

  test('asked for many times at once happens once', async () => {
    const { id, email, token } = await personWithEverything('er5');
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => erase(token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.select().from(mails).where(eq(mails.recipient, email))).toHaveLength(1);
    const erased = (await db.select().from(auditEvents)).filter(
      ({ action, object }) => action === 'user.erased' && object === id,
    );
    expect(erased).toHaveLength(1);
  });
});
