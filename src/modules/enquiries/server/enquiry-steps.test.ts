import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#modules/accounts/server/public.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { enquiryReplyRoute, enquiryRoutes, enquiryStepRoutes as steps } from '#modules/enquiries/contract.ts';
import { enquiryNumber } from '#modules/enquiries/domain/enquiry-number.ts';
import { mails } from '#modules/mail/server/public.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({
  demo: true,
  changes: { publicUrl: 'https://portal.example.com', enquiryStaff: ['Service-Demo'] },
});
const { db } = app.database;
const ASKED = { productLine: 'JRP', name: '王工', email: 'wang@example.com', message: '输出扭矩 120 kNm' } as const;
const staff = { as: 'sales-demo' };

async function ask(as?: string): Promise<string> {
  app.clock.advance(61);
  await db.delete(mails);
  return (await app.call(enquiryRoutes.create, { body: ASKED }, as === undefined ? {} : { as })).id;
}

const reply = (id: string, text: string, as = 'lv2-demo') =>
  app.call(enquiryReplyRoute, { params: { id }, body: { text } }, { as });
const mailsNow = async () =>
  (await db.select().from(mails)).map(({ template, recipient, values }) => ({ template, recipient, values }));
const recipientsOf = async (template: string) =>
  (await mailsNow())
    .filter((mail) => mail.template === template)
    .map(({ recipient }) => recipient)
    .sort();
/** What was done to it, in no order: events of one moment have none. */
const eventsOf = async (id: string) => {
  const events = await db.select().from(auditEvents).where(eq(auditEvents.object, id));
  return new Set(events.map(({ action }) => action));
};

describe('an enquiry that came in', () => {
  it('of a visitor is told to those the settings name, with a link and without the name, and to its sender', async () => {
    const id = await ask();
    expect(await recipientsOf('enquiry-received')).toEqual(['service-demo@example.com']);
    expect(await recipientsOf('enquiry-receipt-visitor')).toEqual([ASKED.email]);
    const [told] = (await mailsNow()).filter(({ template }) => template === 'enquiry-received');
    const link = `https://portal.example.com/services-support/enquiries/${id}`;
    expect(told?.values).toEqual({ line: 'JRP', number: enquiryNumber(id), company: '–', link });
    expect(await eventsOf(id)).toEqual(new Set(['enquiry.received']));
  });

  it('of a customer is told to the staff of the customer, also of the one above', async () => {
    await ask('lv2-demo');
    expect(await recipientsOf('enquiry-received')).toEqual([
      '2000@example.com',
      'sales-demo@example.com',
      'sales2-demo@example.com',
    ]);
  });

  it('of a customer names the customer in the mail, though no company was typed', async () => {
    await ask('lv2-demo');
    const told = (await mailsNow()).filter(({ template }) => template === 'enquiry-received');
    expect(new Set(told.map(({ values }) => values.company))).toEqual(new Set(['苏州输送机械有限公司']));
  });

  it('is told to all staff where nobody who is named can log in', async () => {
    const named = eq(users.username, 'service-demo');
    await db.update(users).set({ disabled: true }).where(named);
    await ask();
    expect(await recipientsOf('enquiry-received')).toEqual([
      '2000@example.com',
      'sales-demo@example.com',
      'sales2-demo@example.com',
    ]);
    await db.update(users).set({ disabled: false }).where(named);
  });

  it('with a telephone number alone gets a receipt at the address of its account, without an account none', async () => {
    const body = { ...ASKED, email: '', telephone: '13812345678' };
    await db.delete(mails);
    await app.call(enquiryRoutes.create, { body }, { as: 'lv2-demo' });
    expect(await recipientsOf('enquiry-receipt')).toEqual(['lv2-demo@example.com']);
    await db.delete(mails);
    await app.call(enquiryRoutes.create, { body });
    expect(await recipientsOf('enquiry-receipt')).toEqual([]);
  });
});

describe('a member of staff', () => {
  it('takes an enquiry, answers it by mail and closes it; each step is written down', async () => {
    const id = await ask();
    const taken = await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    expect(taken).toMatchObject({ state: 'taken', ownerName: 'sales-demo', version: 2 });
    const answered = await app.call(steps.answer, { params: { id }, body: { version: 2, text: '选用 JRP 18' } }, staff);
    expect(answered).toMatchObject({ state: 'answered', answers: [{ text: '选用 JRP 18', actorName: 'sales-demo' }] });
    const [mail] = (await mailsNow()).filter(({ template }) => template === 'enquiry-answered-visitor');
    const values = { number: enquiryNumber(id), answer: '选用 JRP 18', question: ASKED.message };
    expect(mail).toMatchObject({ recipient: ASKED.email, values });
    await app.call(steps.close, { params: { id }, body: { version: 3 } }, staff);
    const reopened = await app.call(steps.reopen, { params: { id }, body: { version: 4 } }, staff);
    expect(reopened).toMatchObject({ state: 'taken', ownerName: 'sales-demo', version: 5 });
    const done = ['received', 'taken', 'answered', 'closed', 'reopened'];
    expect(await eventsOf(id)).toEqual(new Set(done.map((name) => `enquiry.${name}`)));
  });

  it.each([
    ['mail, where an address was left', ASKED, undefined, true],
    ['mail, where the account has an address', { ...ASKED, email: '', telephone: '13812345678' }, 'lv2-demo', true],
    [
      'no mail, where a visitor left a number alone',
      { ...ASKED, email: '', telephone: '13812345678' },
      undefined,
      false,
    ],
  ] as const)('is told that the answer goes by %s', async (_, body, as, isMailed) => {
    app.clock.advance(61);
    const { id } = await app.call(enquiryRoutes.create, { body }, as === undefined ? {} : { as });
    const opened = await app.call(enquiryRoutes.open, { params: { id } }, staff);
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    await db.delete(mails);
    const answered = await app.call(steps.answer, { params: { id }, body: { version: 2, text: 'ok' } }, staff);
    expect([opened.answeredByMail, answered.answeredByMail]).toEqual([isMailed, isMailed]);
    const template = as === undefined ? 'enquiry-answered-visitor' : 'enquiry-answered';
    expect(await recipientsOf(template)).toHaveLength(isMailed ? 1 : 0);
  });

  it('returns one to everybody', async () => {
    const id = await ask();
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    const returned = await app.call(steps.return, { params: { id }, body: { version: 2 } }, staff);
    expect(returned).toMatchObject({ state: 'new', ownerName: null });
  });

  it('is told when a colleague was first, and nothing is sent twice', async () => {
    const id = await ask();
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    const late = await app.send(steps.take, { params: { id }, body: { version: 1 } }, { as: 'service-demo' });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'version.conflict']);
    const text = { version: 2, text: 'ok' };
    const sent = await Promise.all(
      ['sales-demo', 'service-demo'].map((as) => app.send(steps.answer, { params: { id }, body: text }, { as })),
    );
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await recipientsOf('enquiry-answered-visitor')).toHaveLength(1);
  });

  it('cannot do what the state does not allow', async () => {
    const id = await ask();
    const early = await app.send(steps.answer, { params: { id }, body: { version: 1, text: 'ok' } }, staff);
    expect([early.statusCode, early.json().error.code]).toEqual([409, 'enquiry.wrong-state']);
    const blind = await app.send(steps.take, { params: { id }, body: {} }, staff);
    expect([blind.statusCode, blind.json().description]).toEqual([
      400,
      '请求内容有误，请检查：版本（请以 If-Match 或 version 提供所读取的版本）',
    ]);
  });

  it('finds those they look after, and those in a state', async () => {
    const id = await ask('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    const mine = await app.call(enquiryRoutes.list, { query: { owner: 'me', state: 'taken' } }, staff);
    expect(mine.rows[0]).toMatchObject({ id, subject: ASKED.message });
    expect(new Set(mine.rows.map(({ ownerName, state }) => `${ownerName} ${state}`))).toEqual(
      new Set(['sales-demo taken']),
    );
  });

  it('does not reach an enquiry of a customer of others', async () => {
    const id = await ask('lv2-demo');
    const [self] = await db.select().from(users).where(eq(users.username, staff.as));
    const isOwn = eq(staffAssignments.userId, self!.id);
    const kept = await db.select().from(staffAssignments).where(isOwn);
    await db.delete(staffAssignments).where(isOwn);
    expect((await app.send(steps.take, { params: { id }, body: { version: 1 } }, staff)).statusCode).toBe(404);
    await db.insert(staffAssignments).values(kept);
  });
});

describe('a customer', () => {
  it('reads the state and the answers of their own enquiry', async () => {
    const id = await ask('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    await app.call(steps.answer, { params: { id }, body: { version: 2, text: 'JRP 18' } }, staff);
    const read = await app.call(enquiryRoutes.open, { params: { id } }, { as: 'lv2-demo' });
    expect(read).toMatchObject({ state: 'answered', answers: [{ text: 'JRP 18' }], ownerName: 'sales-demo' });
  });

  it('is led from the answer’s mail to the enquiry, and replies there; whoever looks after it is told', async () => {
    const id = await ask('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    await app.call(steps.answer, { params: { id }, body: { version: 2, text: '每小时启动几次？' } }, staff);
    const link = `https://portal.example.com/services-support/enquiries/${id}`;
    const told = async (template: string) => (await mailsNow()).filter((mail) => mail.template === template);
    const [answered] = await told('enquiry-answered');
    expect(answered?.values).toMatchObject({ number: enquiryNumber(id), link });
    app.clock.advance(1);
    const replied = await reply(id, '每小时 20 次');
    expect(replied).toMatchObject({
      state: 'taken',
      isReplied: true,
      ownerName: 'sales-demo',
      answers: [{ isReply: false }, { text: '每小时 20 次', actorName: 'lv2-demo', isReply: true }],
    });
    expect(await told('enquiry-replied')).toMatchObject([
      { recipient: 'sales-demo@example.com', values: { number: enquiryNumber(id), link, line: 'JRP' } },
    ]);
    expect(await eventsOf(id)).toContain('enquiry.replied');
    app.clock.advance(1);
    const again = await app.call(steps.answer, { params: { id }, body: { version: 4, text: 'JRP 18' } }, staff);
    expect(again.answers.map(({ isReply }) => isReply)).toEqual([false, true, false]);
    expect(again.isReplied).toBe(false);
  });

  it('adds to an enquiry nobody has taken yet, which is told to those a new one is told to', async () => {
    const id = await ask('lv2-demo');
    const toldBefore = await recipientsOf('enquiry-received');
    await db.delete(mails);
    expect(await reply(id, '补充：室外安装')).toMatchObject({ state: 'new', ownerName: null, isReplied: true });
    expect(await recipientsOf('enquiry-added')).toEqual(toldBefore);
    expect(toldBefore).not.toEqual([]);
  });

  it('adds to one whose owner can no longer be written to, which is told to the others', async () => {
    const id = await ask('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    const owner = eq(users.username, staff.as);
    await db.update(users).set({ email: null }).where(owner);
    await reply(id, '补充：室外安装');
    expect(await recipientsOf('enquiry-added')).toEqual(['2000@example.com', 'sales2-demo@example.com']);
    await db.update(users).set({ email: 'sales-demo@example.com' }).where(owner);
  });

  it('adds to one that is in progress, which is not told to be so again', async () => {
    const id = await ask('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    await reply(id, '补充：室外安装');
    expect(await recipientsOf('enquiry-added')).toEqual(['sales-demo@example.com']);
    expect(await recipientsOf('enquiry-replied')).toEqual([]);
  });

  it('opens a closed enquiry again by a reply', async () => {
    const id = await ask('lv2-demo');
    await app.call(steps.take, { params: { id }, body: { version: 1 } }, staff);
    await app.call(steps.close, { params: { id }, body: { version: 2 } }, staff);
    expect(await reply(id, '还有一个问题')).toMatchObject({ state: 'taken', ownerName: 'sales-demo' });
    expect(await recipientsOf('enquiry-replied')).toEqual(['sales-demo@example.com']);
  });

  it('replies thirty times an hour, then is asked to wait in a sentence about replies, and may still send an enquiry', async () => {
    const id = await ask('lv2-demo');
    for (let times = 0; times < 30; times += 1) await reply(id, `补充 ${times}`);
    await expect(reply(id, '补充')).rejects.toMatchObject({
      status: 429,
      code: 'enquiry.reply-slowed',
      message: expect.stringContaining('回复过于频繁'),
    });
    await expect(app.call(enquiryRoutes.create, { body: ASKED }, { as: 'lv2-demo' })).resolves.toBeDefined();
  });

  it('replies once, however often the same words arrive at the same time or within a minute', async () => {
    const id = await ask('lv2-demo');
    const send = () =>
      app.send(enquiryReplyRoute, { params: { id }, body: { text: '每小时 20 次' } }, { as: 'lv2-demo' });
    const sent = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ body }) => body)).size).toBe(1);
    expect((await reply(id, '每小时 20 次')).answers).toHaveLength(1);
    const events = await db.select().from(auditEvents).where(eq(auditEvents.object, id));
    expect(events.filter(({ action }) => action === 'enquiry.replied')).toHaveLength(1);
    app.clock.advance(2);
    expect((await reply(id, '每小时 20 次')).answers).toHaveLength(2);
  });

  it('replies to nobody else’s', async () => {
    const id = await ask('lv2-demo');
    await expect(reply(id, '回复', 'lv1-demo')).rejects.toMatchObject({ status: 403, code: 'access.refused' });
    await expect(reply(await ask(), '回复')).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
  });

  it('does not find those of visitors, nor do they answer any', async () => {
    const [foreign, own] = [await ask(), await ask('lv2-demo')];
    const open = await app.send(enquiryRoutes.open, { params: { id: foreign } }, { as: 'lv2-demo' });
    const take = await app.send(steps.take, { params: { id: own }, body: { version: 1 } }, { as: 'lv2-demo' });
    expect([open.statusCode, take.statusCode]).toEqual([404, 403]);
  });
});

it('the audit log knows enquiries by their line and sender', async () => {
  const id = await ask();
  const [event] = await db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect([event?.action, event?.object, event?.actorId]).toEqual(['enquiry.received', id, null]);
  const names = await Promise.all(app.portal.modules.names.map(({ namesOf }) => namesOf(db, [id])));
  expect(names.flat()).toEqual([{ id, name: 'JRP · 王工' }]);
});
