// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { ADMIN, LV1, LV2, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { reportQuoteRoutes, reportRoutes } from '#modules/reporting/contract.ts';
import { FACTS, reportApp } from '#modules/reporting/testing/report-app.ts';
import { expireReports } from './expire-reports.ts';

const { app, approved, open, quotes, report, send, step } = await reportApp();
const { db } = app.database;
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const actsOf = ({ abilities }: { abilities: readonly { action: string }[] }) => abilities.map(({ action }) => action);
const mailsTo = async (recipient: string, number: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, recipient)))
    .filter(({ values }) => values.report === number)
    .map(({ template }) => template);
const DAY = 24 * 60;

describe('a report', () => {
  test('is made by a level-1 customer, and waits for somebody else who may decide', async () => {
    const made = await report({ creditCode: '', quantity: 12, amount: 50_000_00, currency: 'CNY' });
    expect(made).toMatchObject({ state: 'pending', side: 'C', isOwn: true, company: FACTS.company, quantity: 12 });
    expect(made.number).toMatch(/^CR\d{4}-\d{5}$/);
    expect(actsOf(made)).toEqual(['edit', 'withdraw']);
    expect(await mailsTo('sales2-demo@example.com', made.number)).toEqual(['report-filed']);
    expect(await mailsTo('sales-demo@example.com', made.number)).toEqual([]);
    expect(actsOf(await open(made.id, SALES2))).toEqual(['approve', 'refuse']);
    expect(actsOf(await open(made.id, SALES))).toEqual([]);
    expect(actsOf(await open(made.id, ADMIN))).toEqual([]);
  });

  test('is not made for a centre customer, nor by one', async () => {
    expect(codeOf(await app.send(reportRoutes.report, { body: FACTS }, LV2))).toBe('access.refused');
    const organisationId = await quotes.organisationOf('lv2-demo');
    const acting = { ...LV1, headers: { 'on-behalf-of': organisationId } };
    expect(codeOf(await app.send(reportRoutes.report, { body: FACTS }, acting))).toBe('report.only-level-1');
    expect(codeOf(await app.send(reportRoutes.report, { body: { ...FACTS, organisationId } }, SALES))).toBe(
      'report.only-level-1',
    );
  });

  test('is made by staff for a customer of theirs, or in the own name', async () => {
    const organisationId = await quotes.organisationOf('lv1-demo');
    const forCustomer = await report({ organisationId }, SALES);
    expect(forCustomer).toMatchObject({ side: 'P', isOwn: true });
    expect((await open(forCustomer.id, LV1)).isOwn).toBe(false);
    const own = await report({}, SALES);
    expect(own.side).toBe('P');
    expect(codeOf(await app.send(reportRoutes.open, { params: { id: own.id } }, LV1))).toBe('record.unknown');
    expect(actsOf(await open(own.id, SALES2))).toEqual(['approve', 'refuse']);
    // A colleague without the right to decide is told nothing of it.
    const colleagues = await report({}, SALES2);
    expect(codeOf(await app.send(reportRoutes.open, { params: { id: colleagues.id } }, SALES))).toBe('record.unknown');
    const customerOfOthers = { ...FACTS, organisationId: '01890a5d-ac96-774b-bcce-b302099a8057' };
    expect(codeOf(await app.send(reportRoutes.report, { body: customerOfOthers }, SALES))).toBe('access.refused');
  });

  test.each([
    ['a company', { company: ' ' }],
    ['a project', { project: '' }],
    ['a country', { country: 'XX' }],
    ['a sound credit code in China', { creditCode: '91310000MA1FL0000X' }],
    ['a currency with an amount', { amount: 100 }],
  ])('needs %s', async (_, facts) => {
    expect(codeOf(await app.send(reportRoutes.report, { body: { ...FACTS, ...facts } }, LV1))).toBe('request.invalid');
  });

  test('takes any register number elsewhere', async () => {
    expect(await report({ country: 'DE', creditCode: 'HRB 4711' })).toMatchObject({ creditCode: 'HRB 4711' });
  });

  test('is changed by whoever reported it over the version that was read', async () => {
    const made = await report();
    const changed = await step('edit', made, { ...FACTS, project: '三期', version: made.version }, LV1);
    expect(changed).toMatchObject({ project: '三期', version: 2 });
    const stale = await send('edit', made, { ...FACTS, version: made.version }, LV1);
    expect(codeOf(stale)).toBe('version.conflict');
  });

  test('is protected for 180 days once it is approved, extended once, and ends with its day', async () => {
    const made = await approved();
    expect(made).toMatchObject({ state: 'approved', daysLeft: 180, deciderName: 'sales2-demo' });
    expect(await mailsTo('lv1-demo@example.com', made.number)).toEqual(['report-decided']);
    const longer = await step('extend', made, {}, SALES2);
    expect(longer).toMatchObject({ daysLeft: 360, isExtended: true });
    expect(longer.abilities).toContainEqual({ action: 'extend', refusal: 'report.extended' });
    expect(codeOf(await send('extend', made, {}, SALES2))).toBe('report.extended');
    app.clock.advance(361 * DAY);
    expect(await open(made.id)).toMatchObject({ state: 'expired', daysLeft: null });
    await Promise.all([expireReports(app.portal, app.clock.now()), expireReports(app.portal, app.clock.now())]);
    const over = await open(made.id);
    expect(over.history.filter(({ action }) => action === 'expire')).toHaveLength(1);
    expect(await mailsTo('lv1-demo@example.com', made.number)).toEqual([
      'report-decided',
      'report-extended',
      'report-expired',
    ]);
  });

  test('is not decided by whoever made it, whatever right they have', async () => {
    const organisationId = await quotes.organisationOf('lv1-demo');
    const own = await report({ organisationId }, SALES2);
    expect(own.abilities).toContainEqual({ action: 'approve', refusal: 'report.own-decision' });
    const seen = await open(own.id, SALES2);
    expect([seen.duplicates, seen.duplicatesHash]).toEqual([null, null]);
    for (const [action, body] of [
      ['approve', { duplicatesHash: 'a'.repeat(64) }],
      ['refuse', { reason: 'r' }],
    ] as const)
      expect(codeOf(await send(action, own, body, SALES2))).toBe('report.own-decision');
  });

  test('is withdrawn; once approved with the reason why', async () => {
    expect(await step('withdraw', await report(), {}, LV1)).toMatchObject({ state: 'withdrawn' });
    const made = await approved();
    expect(codeOf(await send('withdraw', made, {}, LV1))).toBe('report.reason');
    expect(await step('withdraw', made, { reason: '项目终止' }, LV1)).toMatchObject({
      state: 'withdrawn',
      reason: '项目终止',
    });
  });

  test('is found by number, company and project, by state and by who made it', async () => {
    const made = await report({ company: '唯一公司', project: '唯一项目' });
    const foundBy = async (query: object) =>
      (await app.call(reportRoutes.list, { query }, LV1)).rows.map(({ id }) => id);
    for (const q of [made.number, '唯一公', '一项目']) expect(await foundBy({ q })).toEqual([made.id]);
    expect(await foundBy({ state: 'pending', reporter: 'me', pageSize: '1' })).toEqual([made.id]);
    expect(await foundBy({ q: '唯一公', state: 'approved' })).toEqual([]);
  });
});

describe('the duplicates of a report', () => {
  test('are told to those who decide, and looked at before it is approved', async () => {
    const first = await approved({ company: '重复机械', project: 'P1' });
    const [customer] = await db
      .select()
      .from(organisations)
      .where(eq(organisations.id, await quotes.organisationOf('lv2-demo')));
    const again = await report({ company: '重复（机械）有限公司', project: 'P1' });
    const seen = await open(again.id, SALES2);
    expect(seen.duplicates).toMatchObject([
      { kind: 'report', ground: 'name-and-project', report: { id: first.id, isWithinReach: true } },
    ]);
    await report({ company: '重复机械', project: 'P1' });
    const approval = { duplicatesHash: seen.duplicatesHash };
    expect(codeOf(await send('approve', again, approval, SALES2))).toBe('report.duplicates-changed');
    const { duplicatesHash } = await open(again.id, SALES2);
    expect(await step('approve', again, { duplicatesHash }, SALES2)).toMatchObject({ state: 'approved' });
    const known = await report({ company: ` （${customer?.name}）`, project: 'any' });
    expect((await open(known.id, SALES2)).duplicates).toMatchObject([
      { kind: 'customer', ground: 'name', company: customer?.name, report: null },
    ]);
  });

  test('are told to nobody else', async () => {
    const made = await report();
    for (const caller of [LV1, SALES, ADMIN]) expect((await open(made.id, caller)).duplicates).toBeNull();
  });
});

describe('a quote that names a report', () => {
  test('lets it win when it becomes an order', async () => {
    const protectedOne = await approved();
    const quote = await quotes.offered();
    const params = { id: protectedOne.id, quoteId: quote.id };
    const named = await app.call(reportQuoteRoutes.name, { params }, LV1);
    expect(named.quotes).toMatchObject([{ id: quote.id, number: quote.number }]);
    const { no: offerNo, sha256 } = quote.offer ?? { no: 0, sha256: '' };
    const accepted = await quotes.step('accept', quote, { offerNo, sha256, orderNumber: 'PO 1' }, LV1);
    const ordered = await quotes.step('convert', accepted, {}, SALES);
    const won = await open(protectedOne.id);
    expect(won).toMatchObject({ state: 'won', daysLeft: null });
    expect(won.history.at(-1)).toMatchObject({ action: 'win', actorName: null });
    expect(won.history.at(-1)?.quote).toContain(ordered.order?.number);
    expect(codeOf(await app.send(reportQuoteRoutes.unname, { params }, LV1))).toBe('report.wrong-state');
  });

  test('is one of the customer of the report, within reach and not ended', async () => {
    const made = await approved();
    const other = await quotes.draft(LV2);
    const refused = async (quoteId: string, caller = LV1, id = made.id) =>
      codeOf(await app.send(reportQuoteRoutes.name, { params: { id, quoteId } }, caller));
    // A customer's centre customers buy for its projects.
    expect(await refused(other.id)).toBeUndefined();
    expect(await refused(made.id)).toBe('record.unknown');
    const withdrawn = await quotes.request();
    await quotes.step('withdraw', withdrawn, {}, LV1);
    expect(await refused(withdrawn.id)).toBe('report.quote-ended');
    const pending = await report();
    expect(await refused((await quotes.request()).id, LV1, pending.id)).toBe('report.wrong-state');
  });

  test('names no other than the last that was said', async () => {
    const [one, two] = [await approved(), await approved()];
    const { id: quoteId } = await quotes.request();
    for (const { id } of [one, two]) await app.call(reportQuoteRoutes.name, { params: { id, quoteId } }, LV1);
    expect((await open(one.id)).quotes).toEqual([]);
    const left = await app.call(reportQuoteRoutes.unname, { params: { id: two.id, quoteId } }, LV1);
    expect(left.quotes).toEqual([]);
  });
});
