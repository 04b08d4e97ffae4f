// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { enquiryReplyRoute, enquiryRoutes } from '#modules/enquiries/contract.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { testApp } from '#testing/app.ts';
import { enquiries } from './enquiry-tables.ts';

const app = await testApp({ demo: true });
const ASKED = {
  productLine: 'JRP',
  name: '王工',
  email: 'wang@example.com',
  message: '输出扭矩 120 kNm，速比约 80',
} as const;

describe('an enquiry about a product line', () => {
  it('of a visitor is stored with its language', async () => {
    const { id } = await app.call(enquiryRoutes.create, { body: ASKED }, { headers: { 'accept-language': 'en' } });
    const [stored] = (await app.database.db.select().from(enquiries)).filter((row) => row.id === id);
    expect(stored).toMatchObject({
      ...ASKED,
      company: '',
      telephone: '',
      locale: 'en',
      organisationId: null,
      actorId: null,
    });
  });

  it('of a signed-in customer belongs to their organisation', async () => {
    const { id } = await app.call(enquiryRoutes.create, { body: ASKED }, { as: 'lv2-demo' });
    const [stored] = (await app.database.db.select().from(enquiries)).filter((row) => row.id === id);
    expect([stored?.organisationId === null, stored?.actorId === null]).toEqual([false, false]);
  });

  it('need not be told who asks by somebody who is signed in', async () => {
    const sender = await app.call(enquiryRoutes.sender, {}, { as: 'lv2-demo' });
    expect(sender).toEqual({
      name: 'lv2-demo',
      company: '苏州输送机械有限公司',
      email: 'lv2-demo@example.com',
      telephone: '',
    });
  });

  it.each([
    ['no way to answer', { ...ASKED, email: '' }, 'body.email'],
    ['no message', { ...ASKED, message: '  ' }, 'body.message'],
    ['a line that does not exist', { ...ASKED, productLine: 'XYZ' }, 'body.productLine'],
    ['an address that is none', { ...ASKED, email: 'wang@' }, 'body.email'],
  ])('with %s is refused at the field', async (_, body, path) => {
    const answer = await app.send(enquiryRoutes.create, { body });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });

  it.each([
    ['zh-cn', {}, '姓名（请填写）；工况说明（请填写）'],
    ['en', {}, 'Name (please fill in); Your application (please fill in)'],
    ['zh-cn', { name: ' ' }, '姓名（请填写）'],
    ['en', { name: 'a'.repeat(81) }, 'Name (at most 80 characters)'],
    ['en', { name: 'Wang\nLi' }, 'Name (has to be one line, without line breaks or invisible characters)'],
    ['zh-cn', { email: 'wang@' }, '电子邮箱（无效电子邮件）'],
  ])('in %s with %j is refused in words', async (language, changes, words) => {
    const headers = { 'accept-language': language };
    const body = Object.keys(changes).length === 0 ? { productLine: 'JRP' } : { ...ASKED, ...changes };
    const answer = await app.send(enquiryRoutes.create, { body }, { headers });
    expect([answer.statusCode, answer.json().description]).toEqual([400, expect.stringContaining(`${words}`)]);
    expect(answer.json().description).not.toContain('body.');
  });

  it.each([
    ['zh-cn', '邮箱与电话至少填写一项'],
    ['en', 'an e-mail address or a telephone number is needed'],
  ])('without a way to answer is refused in a sentence, in %s', async (language, sentence) => {
    const headers = { 'accept-language': language };
    const answer = await app.send(enquiryRoutes.create, { body: { ...ASKED, email: '' } }, { headers });
    expect(answer.json().error.issues[0].message).toContain(sentence);
    expect(answer.json().message).toContain(sentence);
  });

  it.each([
    ['zh-cn', '改变书写方向'],
    ['en', 'turn the direction of writing'],
  ])('with a message that is turned around is refused in a sentence, in %s', async (language, sentence) => {
    const headers = { 'accept-language': language };
    const body = { ...ASKED, message: 'fB \u202e40.1' };
    const answer = await app.send(enquiryRoutes.create, { body }, { headers });
    const [issue] = answer.json().error.issues;
    expect([answer.statusCode, issue.path]).toEqual([400, 'body.message']);
    expect(issue.message).toContain(sentence);
  });

  it('is taken ten times an hour from one client, then asked to wait, then taken again', async () => {
    app.clock.advance(120);
    for (let asked = 0; asked < 10; asked++) await app.call(enquiryRoutes.create, { body: ASKED });
    const eleventh = await app.send(enquiryRoutes.create, { body: ASKED });
    expect([eleventh.statusCode, eleventh.headers['retry-after']]).toEqual([429, '3600']);
    // Who is signed in is counted apart: visitors of an office do not shut its customers out.
    await expect(app.call(enquiryRoutes.create, { body: ASKED }, { as: 'sales-demo' })).resolves.toBeDefined();
    app.clock.advance(61);
    await expect(app.call(enquiryRoutes.create, { body: ASKED })).resolves.toBeDefined();
  });
});

describe('many enquiries of one client at the same time', () => {
  it('are taken as long as they are ten', async () => {
    app.clock.advance(120);
    const sent = Array.from({ length: 20 }, () => app.send(enquiryRoutes.create, { body: ASKED }));
    const taken = (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(10);
  });
});

describe('an enquiry sent again', () => {
  it('with the same time and nonce is the first one, and counts once', async () => {
    app.clock.advance(120);
    const token = await app.signIn('lv1-demo');
    const headers = { timestamp: '1767600000000', nonce: '42' };
    const ask = () => app.call(enquiryRoutes.create, { body: ASKED }, { token, headers });
    const first = await ask();
    for (let again = 0; again < 12; again += 1) expect(await ask()).toEqual(first);
  });
});

describe('reading enquiries', () => {
  const list = (as: string, query: { pageSize?: string; cursor?: string; q?: string } = {}) =>
    app.call(enquiryRoutes.list, { query }, { as });
  const ask = async (message: string, as?: string) => {
    app.clock.advance(61);
    return (await app.call(enquiryRoutes.create, { body: { ...ASKED, message } }, as === undefined ? {} : { as })).id;
  };

  it.each(['sales-demo', 'admin'])('shows %s who asks what, newest first', async (as) => {
    const ids = [await ask('first', 'lv2-demo'), await ask('second')];
    const { rows } = await list(as);
    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(rows[1]).toEqual({
      ...ASKED,
      version: 1,
      state: 'new',
      subject: 'first',
      ownerName: null,
      isReplied: false,
      abilities: { take: as === 'sales-demo', return: false, answer: false, close: false, reopen: false, reply: false },
      id: ids[0],
      message: 'first',
      company: '',
      telephone: '',
      locale: 'zh-cn',
      customerName: '苏州输送机械有限公司',
      actorName: 'lv2-demo',
      askedBy: null,
      createdAt: expect.stringMatching(/Z$/),
      lastSaidAt: rows[1]?.createdAt,
    });
    expect([rows[0]?.customerName, rows[0]?.actorName]).toEqual([null, null]);
  });

  it.each(['sales-demo', 'lv2-demo'])('shows %s first what was said last, with its time', async (as) => {
    const [older, newer] = [await ask('older', 'lv2-demo'), await ask('newer', 'lv2-demo')];
    app.clock.advance(1);
    await app.call(enquiryReplyRoute, { params: { id: older }, body: { text: 'added' } }, { as: 'lv2-demo' });
    const now = app.clock.now().toISOString();
    const first = await list(as, { pageSize: '1' });
    expect(first.rows).toMatchObject([{ id: older, isReplied: true, lastSaidAt: now }]);
    const second = await list(as, { pageSize: '1', cursor: first.next! });
    expect(second.rows).toMatchObject([{ id: newer, isReplied: false, lastSaidAt: second.rows[0]?.createdAt }]);
  });

  it('gives every enquiry once over its pages', async () => {
    for (const message of ['1', '2', '3']) await ask(message);
    const added = await ask('4', 'lv2-demo');
    await ask('5');
    await app.call(enquiryReplyRoute, { params: { id: added }, body: { text: 'added' } }, { as: 'lv2-demo' });
    const all = await list('admin', { pageSize: '200' });
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page: typeof all = await list('admin', { pageSize: '2', ...(cursor !== undefined && { cursor }) });
      ids.push(...page.rows.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(ids).toEqual(all.rows.map(({ id }) => id));
  });

  it('finds what the words, the names of who asked or the number hold, with or without its dash', async () => {
    const id = await ask('Bucket elevator, 45 m', 'lv2-demo');
    await ask('something else');
    const found = async (q: string) => (await list('sales-demo', { q })).rows.map((row) => row.id);
    expect(await found('bucket ELEVATOR')).toEqual([id]);
    expect(await found('苏州输送')).toContain(id);
    for (const number of [enquiryNumber(id), enquiryNumber(id).replace('-', '')])
      expect(await found(number)).toEqual([id]);
    expect(await found('100%')).toEqual([]);
  });

  it('shows a member of staff the visitors and the customers assigned to them, no others', async () => {
    const visitor = await ask('of a visitor');
    const customer = await ask('of a customer', 'lv1-demo');
    const { db } = app.database;
    const [self] = await db.select().from(users).where(eq(users.username, 'sales-demo'));
    await db.delete(staffAssignments).where(eq(staffAssignments.userId, self!.id));
    const { rows } = await list('sales-demo', { pageSize: '200' });
    expect(rows.map(({ id }) => id)).toContain(visitor);
    expect(rows.map(({ id }) => id)).not.toContain(customer);
  });

  it('shows a customer their own alone, which they can reply to and nothing else', async () => {
    const own = await ask('own', 'lv2-demo');
    const others = [await ask('of a visitor'), await ask('of the customer above', 'lv1-demo')];
    const { rows } = await list('lv2-demo', { pageSize: '200' });
    const ids = rows.map(({ id }) => id);
    expect([ids.includes(own), ...others.map((id) => ids.includes(id))]).toEqual([true, false, false]);
    const open = rows.flatMap(({ abilities }) =>
      Object.entries(abilities).flatMap(([step, may]) => (may ? [step] : [])),
    );
    expect(new Set(open)).toEqual(new Set(['reply']));
  });

  it('is refused to a visitor', async () => {
    expect((await app.send(enquiryRoutes.list)).statusCode).toBe(401);
  });
});
