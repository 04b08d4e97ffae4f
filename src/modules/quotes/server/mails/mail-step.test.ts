// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { staffRights, users } from '#modules/accounts/server/account-tables.ts';
import { staffAssignments } from '#modules/customers/server/customer-tables.ts';
import { quoteApprovalRoutes } from '#modules/quotes/contract.ts';
import { QUOTE_RECORDS } from '#modules/quotes/server/personal-records.ts';
import { quoteEvents, quotes } from '#modules/quotes/server/quote-tables.ts';
import { forgetMails, quoteMailsOf, toldBy } from '#modules/quotes/testing/mails-of.ts';
import { LV1, LV2, type Quote, quoteApp, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';

const { app, draft, idOf, offered, open, organisationOf, request, send, step } = await quoteApp();
const { db } = app.database;
const STAFF = ['2000', 'sales-demo', 'sales2-demo'];

beforeEach(() => forgetMails(app));

const answerTo = ({ offer }: Quote) => ({ offerNo: offer?.no, sha256: offer?.sha256 });
/** A quote with an offer that stands, in the hands of one. */
async function offeredBy(): Promise<Quote> {
  const quote = await offered();
  await db
    .update(quotes)
    .set({ assignedTo: await idOf('sales-demo') })
    .where(eq(quotes.id, quote.id));
  await forgetMails(app);
  return quote;
}

describe('a step of a quote', () => {
  test('is told to those it concerns, each in their language, with number, title, doer and link', async () => {
    await db.update(users).set({ locale: 'en' }).where(eq(users.username, 'sales2-demo'));
    const drafted = await draft(LV1);
    const named = await step('edit', drafted, { version: 1, title: '输送线 二期' }, LV1);
    expect(await toldBy(app)).toEqual([]);
    await step('request', named, { version: named.version }, LV1);
    expect(await toldBy(app)).toEqual(STAFF.map((name) => `quote-requested to ${name}`));
    const [english] = (await quoteMailsOf(app)).filter(({ locale }) => locale === 'en');
    const [chinese] = (await quoteMailsOf(app)).filter(({ locale }) => locale === 'zh-cn');
    const company = '华东传动设备有限公司';
    const told = { company, who: 'lv1-demo', link: expect.stringMatching(`/config-order/quotes/${named.id}$`) };
    expect(english?.values).toEqual({ ...told, quote: `${named.number} (输送线 二期)` });
    expect(chinese?.values).toEqual({ ...told, quote: `${named.number}（输送线 二期）` });
    await db.update(users).set({ locale: 'zh-cn' }).where(eq(users.username, 'sales2-demo'));
  });

  test('names both who did it and for whom, where somebody acts', async () => {
    const quote = await offeredBy();
    const acting = { ...SALES2, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
    await step('accept', quote, { ...answerTo(quote), orderNumber: 'PO 7' }, acting);
    const [mail] = await quoteMailsOf(app);
    expect(await toldBy(app)).toEqual(['quote-accepted to sales-demo']);
    expect(mail?.values.who).toBe('sales2-demo（代华东传动设备有限公司）');
  });

  test.each([
    ['recall', () => ({ reason: '铜价上涨' }), SALES2, ['quote-recalled to lv1-demo']],
    ['decline', () => ({ reasonCode: 'price' }), LV1, ['quote-declined to sales-demo']],
    ['withdraw', () => ({}), LV1, ['quote-withdrawn to sales-demo']],
    [
      'counter',
      ({ offer }: Quote) => ({ offerNo: offer?.no, lines: [{ lineNo: 1, quantity: 9 }] }),
      LV1,
      ['quote-countered to sales-demo'],
    ],
    ['accept', answerTo, LV1, ['quote-accepted to sales-demo']],
    ['price', ({ version }: Quote) => ({ version }), SALES, []],
  ] as const)('%s of an offer is told once, to the other side', async (action, bodyOf, caller, told) => {
    const quote = await offeredBy();
    await step(action, quote, bodyOf(quote), caller);
    expect(await toldBy(app)).toEqual(told);
  });

  test('that a reason is given for says the reason', async () => {
    const quote = await request();
    await forgetMails(app);
    await step('reject', quote, { reason: '不在供货范围' }, SALES);
    const [mail] = await quoteMailsOf(app);
    expect([mail?.template, mail?.values.reason]).toEqual(['quote-rejected', '不在供货范围']);
  });

  test('that comes again under its key is told once, and one that is refused is not told', async () => {
    const quote = await offeredBy();
    const keyed = { ...LV1, headers: { 'idempotency-key': 'once-and-no-more' } };
    for (const _ of [1, 2]) expect((await send('accept', quote, answerTo(quote), keyed)).statusCode).toBe(200);
    expect((await send('accept', quote, answerTo(quote), LV1)).statusCode).toBe(409);
    expect(await toldBy(app)).toEqual(['quote-accepted to sales-demo']);
  });

  test('is told to one who is given the quote, and to nobody who takes it', async () => {
    const quote = await request();
    await forgetMails(app);
    const taken = await step('take', quote, { version: quote.version }, SALES);
    expect(await toldBy(app)).toEqual([]);
    await step('give-to', taken, { userId: await idOf('sales2-demo') }, SALES);
    expect(await toldBy(app)).toEqual(['quote-assigned to sales2-demo']);
  });

  test('of a draft that is withdrawn is told to nobody', async () => {
    const drafted = await draft(LV1);
    await step('withdraw', drafted, { version: drafted.version }, LV1);
    expect(await toldBy(app)).toEqual([]);
  });

  test('that the provider opens with is told to all of the customer, since none of them has worked on it', async () => {
    const quote = await offeredBy();
    await db.delete(quoteEvents).where(eq(quoteEvents.quoteId, quote.id));
    await step('recall', quote, { reason: 'r' }, SALES);
    expect(await toldBy(app)).toEqual(['quote-recalled to lv1-demo']);
  });
});

describe('where nobody can do what is to be done', () => {
  test('the administrators are told that a customer has no staff', async () => {
    const before = await db.delete(staffAssignments).returning();
    await request(LV2);
    expect(await toldBy(app)).toEqual(['quote-unattended to admin']);
    expect((await quoteMailsOf(app))[0]?.values.link).toMatch(/\/back-office\/customers$/);
    await db.insert(staffAssignments).values(before);
  });

  test('of an approval those who may give it are told, else the administrators', async () => {
    const asked = await approvalAsked();
    expect(await toldBy(app)).toEqual(['approval-asked to sales2-demo']);
    await app.call(quoteApprovalRoutes['call-back-approval'], { params: { id: asked.id }, body: {} }, SALES);
    await forgetMails(app);
    const before = await db.delete(staffRights).where(eq(staffRights.right, 'quotes.approve')).returning();
    await approvalAsked();
    expect(await toldBy(app)).toEqual(['approval-unanswerable to admin']);
    await db.insert(staffRights).values(before);
  });

  test('and of an answer whoever asked', async () => {
    const { id, hash } = await approvalAsked();
    await forgetMails(app);
    const refuse = quoteApprovalRoutes['refuse-approval'];
    await app.call(refuse, { params: { id }, body: { hash, comment: '毛利太低' } }, SALES2);
    expect(await toldBy(app)).toEqual(['approval-refused to sales-demo']);
    expect((await quoteMailsOf(app))[0]?.values.reason).toBe('毛利太低');
    await app.call(quoteApprovalRoutes['ask-approval'], { params: { id }, body: { hash } }, SALES);
    await forgetMails(app);
    await app.call(quoteApprovalRoutes.approve, { params: { id }, body: { hash } }, SALES2);
    expect(await toldBy(app)).toEqual(['approval-given to sales-demo']);
  });

  async function approvalAsked(): Promise<{ readonly id: string; readonly hash: string }> {
    const quote = await request();
    const lines = [{ lineNo: 1, as: 'discount', basisPoints: 600 }];
    const priced = await step('price', quote, { version: quote.version, lines }, SALES);
    const hash = (priced.view === 'provider' && priced.working?.hash) || '';
    await forgetMails(app);
    await app.call(quoteApprovalRoutes['ask-approval'], { params: { id: quote.id }, body: { hash } }, SALES);
    return { id: quote.id, hash };
  }
});

test('no mail to a customer holds a cost, a margin, a word among colleagues or an offer that is worked on', async () => {
  const quote = await offeredBy();
  await step('message', quote, { text: '底价 4000', isInternal: true }, SALES);
  await step('message', quote, { text: '交期可商议' }, SALES);
  const lines = [{ lineNo: 1, as: 'discount', basisPoints: 600 }];
  const { id } = await step('price', quote, { version: quote.version, lines }, SALES);
  const priced = await open(id, SALES2);
  if (priced.view !== 'provider' || priced.working === null) throw new Error('nothing is worked on');
  const { cost, unit, net } = priced.working.lines[0] ?? {};
  const { hash } = priced.working;
  await app.call(quoteApprovalRoutes['ask-approval'], { params: { id: quote.id }, body: { hash } }, SALES);
  const approve = { hash, comment: '仅此一次' };
  await app.call(quoteApprovalRoutes.approve, { params: { id: quote.id }, body: approve }, SALES2);
  const again = await step('offer', priced, { version: priced.version }, SALES);
  await step('recall', again, { reason: '数量有误' }, SALES);
  const told = (await quoteMailsOf(app)).filter(({ recipient }) => recipient.startsWith('lv1-demo'));
  expect(told.map(({ template }) => template).sort()).toEqual(['quote-message', 'quote-offered', 'quote-recalled']);
  expect(told.find(({ template }) => template === 'quote-message')?.values.count).toBe('1');
  const written = JSON.stringify(told.map(({ values }) => values));
  const secrets = [cost?.unit, cost?.margin, unit, net, '底价', '仅此一次', hash, '毛利', '成本', '审批', 'approv'];
  for (const secret of secrets) {
    expect(secret).toBeTruthy();
    expect(written).not.toContain(String(secret));
  }
});

test('the name of somebody who is forgotten goes out of the mails to others', async () => {
  const quote = await offeredBy();
  const acting = { ...SALES2, headers: { 'on-behalf-of': await organisationOf('lv1-demo') } };
  await step('decline', quote, { reasonCode: 'price' }, acting);
  await step('recall', await offeredBy(), { reason: 'r' }, SALES2);
  await step('decline', await offered(), { reasonCode: 'price' }, LV1);
  const names = async () => new Set((await quoteMailsOf(app)).map(({ values }) => values.who));
  await QUOTE_RECORDS.erase?.(db, { id: await idOf('sales2-demo'), email: 'sales2-demo@example.com' });
  expect([...(await names())].filter((who) => who?.startsWith('sales2-demo'))).toEqual([]);
  expect((await names()).has('–')).toBe(true);
  expect((await names()).has('lv1-demo')).toBe(true);
});
