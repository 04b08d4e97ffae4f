// @tests both-databases-long
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '#modules/audit/server/public.ts';
import { billRoutes, ruleRoutes } from '#modules/bills/contract.ts';
import { billApp } from '#modules/bills/testing/bill-app.ts';
import { ADMIN, SALES } from '#modules/quotes/testing/quote-app.ts';
import { billRules, hsCodes } from './bill-rule-tables.ts';

const portal = await billApp();
const { app, bill, issued, openBill, packed, ready, sendBill, ship, stepBill } = portal;
const { db } = app.database;
const EN = { ...ADMIN, headers: { 'accept-language': 'en' } };
const ZH = { ...ADMIN, headers: { 'accept-language': 'zh-CN' } };

beforeEach(async () => {
  await db.delete(billRules);
  await db.delete(hsCodes);
});

const rulesOf = async (field: string) => {
  const { rules } = await app.call(ruleRoutes.readRules, {}, ADMIN);
  return rules.find((one) => one.field === field) ?? expect.fail(field);
};
type Level = { kind: 'pi' | 'ci' | 'pl'; destination: 'domestic' | 'export'; level: 'R' | 'O' };
const change = (id: string, levels: Level[], as = ADMIN, version?: number) =>
  app.send(ruleRoutes.changeRule, { params: { id }, body: { levels, version } }, as);
const remarks = (level: 'R' | 'O'): Level[] => [
  { kind: 'pl', destination: 'domestic', level },
  { kind: 'pl', destination: 'export', level },
];
const errorOf = (answer: { json: () => { error?: { code: string }; description?: string } }) => {
  const { description, error } = answer.json();
  return [error?.code, description];
};
const CODE = { code: '8501520000', source: '海关税则 2026', sourceDate: '2026-01-01', isConfirmed: true };
const toldOf = (action: string) =>
  db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, action as 'bill-rule.changed'));

describe('the rules of papers', () => {
  it('stop a draft as soon as they ask for more, and let it pass again', async () => {
    const draft = await bill('pl', 'shipment', (await packed([await ready(1)])).id);
    const missing = async () =>
      (await openBill(draft.id)).draft?.findings.filter(({ key }) => key === 'field-missing').map(({ place }) => place);
    expect(await missing()).toEqual([]);
    expect((await change('remarks', remarks('R'))).statusCode).toBe(200);
    expect(await missing()).toEqual([{ field: 'remarks' }]);
    const stopped = await sendBill('issue', draft, { hash: draft.sha256 });
    expect([stopped.statusCode, errorOf(stopped)[0]]).toEqual([422, 'bill.checker']);
    await change('remarks', remarks('O'));
    expect(await db.$count(billRules)).toBe(0);
    expect(await stepBill('issue', draft, { hash: draft.sha256 })).toMatchObject({ state: 'issued' });
  });

  it('leave what was issued as it is', async () => {
    const list = await issued('pl', await packed([await ready(1)]));
    const paper = () => app.send(billRoutes.paper, { params: { id: list.id, format: 'pdf' } }, SALES);
    const before = await paper();
    await change('remarks', remarks('R'));
    expect((await paper()).rawPayload.equals(before.rawPayload)).toBe(true);
    expect(await openBill(list.id)).toMatchObject({ state: 'issued', sha256: list.sha256, draft: null });
  });

  it('keep what differs alone, and write down what was and what became of it', async () => {
    const before = await toldOf('bill-rule.changed');
    await change('hs-code', [
      { kind: 'ci', destination: 'export', level: 'O' },
      { kind: 'pl', destination: 'export', level: 'O' },
    ]);
    expect(await db.select().from(billRules)).toMatchObject([
      { field: 'hs-code', kind: 'ci', destination: 'export', level: 'O' },
    ]);
    const written = (await toldOf('bill-rule.changed')).slice(before.length);
    expect(written).toMatchObject([
      { object: 'hs-code', details: { kind: 'ci', destination: 'export', level: { from: 'R', to: 'O' } } },
    ]);
  });

  it('are changed over no other change', async () => {
    const { version } = await rulesOf('remarks');
    expect((await change('remarks', remarks('R'), ADMIN, version)).statusCode).toBe(200);
    expect(errorOf(await change('remarks', remarks('R'), ADMIN, version))[0]).toBe('version.conflict');
  });

  it('refuse what papers cannot do without, in the words of whoever asks', async () => {
    const relax = (kind: 'pi' | 'pl', destination: 'domestic' | 'export' = 'export'): Level[] => [
      { kind, destination, level: 'O' },
    ];
    expect(errorOf(await change('title', relax('pl'), EN))).toEqual([
      'bill.rule-fixed',
      'PACKING LIST: “title” stays as it is, since it says which paper it is',
    ]);
    expect(errorOf(await change('bank', relax('pi'), ZH))).toEqual([
      'bill.rule-fixed',
      '形式发票的“收款银行账户”不能更改：形式发票按此账户收款',
    ]);
    expect(errorOf(await change('validity', relax('pl'), ZH))).toEqual(['bill.rule-unused', '装箱单上没有“有效期”']);
    expect((await change('nothing', relax('pl'))).statusCode).toBe(404);
    const wrong = [{ kind: 'pl', destination: 'export', level: 'must' }] as never;
    expect(errorOf(await change('remarks', wrong, EN))[1]).toContain('Level of rule 1 (has to be one of: R, O)');
    expect(errorOf(await change('remarks', wrong, ZH))[1]).toContain('第 1 条规则的要求（请从以下各项中选择：R、O）');
    expect(await db.$count(billRules)).toBe(0);
  });
});

describe('the HS codes', () => {
  const say = (id: string, body: object, as = ADMIN) => app.send(ruleRoutes.changeCode, { params: { id }, body }, as);

  it('are those of the portal until somebody says them; new lines begin with what was said', async () => {
    const first = await app.call(ruleRoutes.readCodes, {}, SALES);
    expect(first.codes).toHaveLength(8);
    expect(first.codes.every(({ updatedAt, version }) => updatedAt === null && version === 1)).toBe(true);
    const answer = await say('geared-motor-75000', { ...CODE, version: 1 });
    expect(answer.json().result).toMatchObject({ ...CODE, version: 2, updatedBy: 'admin' });
    expect((await ship([await ready(1)])).goods.lines).toMatchObject([{ hsCode: CODE.code }]);
    const [written] = (await toldOf('hs-code.changed')).slice(-1);
    expect(written?.details).toMatchObject({ code: { from: '850152', to: CODE.code } });
    expect(written?.details).toMatchObject({ isConfirmed: { from: false, to: true } });
  });

  it('are changed over no other change, and only where there is one', async () => {
    const inverter = { ...CODE, code: '8504400000' };
    await say('inverter', inverter);
    expect(errorOf(await say('inverter', { ...inverter, version: 1 }))[0]).toBe('version.conflict');
    expect((await say('part', CODE)).statusCode).toBe(404);
    expect(
      await db
        .select()
        .from(hsCodes)
        .where(inArray(hsCodes.id, ['inverter', 'part'])),
    ).toMatchObject([{ version: 2 }]);
  });

  it.each([
    ['inverter', { code: '000000' }, 'HS code 000000: there are no goods in chapter 00 of the Harmonized System'],
    [
      'geared-motor-750',
      { code: '848340' },
      'HS code 848340: goods of the kind “geared motor” belong in 8501.10–8501.53',
    ],
    [
      'geared-motor-750',
      { sourceDate: '2099-01-01' },
      'Date of the source 2099-01-01: it lies in the future; name a source that is in force',
    ],
  ])('refuse for a %s %j, which cannot be (issue 17)', async (id, wrong, said) => {
    const answer = await say(id, { ...CODE, ...wrong }, EN);
    expect([answer.statusCode, errorOf(answer)[1]]).toEqual([422, said]);
    expect(await db.$count(hsCodes)).toBe(0);
  });

  it.each([
    ['code', { code: '8501' }, 'HS 编码（应为 6 至 10 位数字）'],
    ['source', { source: ' ' }, '来源'],
    ['sourceDate', { sourceDate: '2026-02-30' }, '来源日期'],
  ])('refuse a wrong %s by its name', async (_what, wrong, said) => {
    const answer = await say('inverter', { ...CODE, ...wrong }, ZH);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(said);
  });
});
