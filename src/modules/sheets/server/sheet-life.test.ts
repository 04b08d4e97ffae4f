// @tests both-databases
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { mails } from '#modules/mail/server/public.ts';
import { ADMIN, LV1, LV2, SALES, SALES2 } from '#modules/quotes/testing/quote-app.ts';
import { sheetFileRoutes, sheetRoutes } from '#modules/sheets/contract.ts';
import { isUnchanged, revisionChanges } from '#modules/sheets/domain/revision-changes.ts';
import { sheetApp } from '#modules/sheets/testing/sheet-app.ts';
import { todayRoutes } from '#modules/today/contract.ts';
import { hashOfBody } from './hash-of-body.ts';

const { app, confirmed, draft, open, quotes, released, send, step } = await sheetApp();
const { db } = app.database;
const codeOf = (answer: { json(): { error?: { code: string } } }) => answer.json().error?.code;
const actsOf = ({ abilities }: { abilities: readonly { action: string }[] }) => abilities.map(({ action }) => action);
const mailsTo = async (recipient: string, number: string) =>
  (await db.select().from(mails).where(eq(mails.recipient, recipient)))
    .filter(({ values }) => values.sheet === number)
    .map(({ template, values }) => [template, values.happened ?? ''].join(' ').trim());
const todoOf = async (caller: typeof LV1, id: string) =>
  (await app.call(todayRoutes.read, {}, caller)).sections.find((section) => section.id === id)?.rows ?? [];
const acting = async (caller: typeof LV1, username: string) => ({
  ...caller,
  headers: { 'on-behalf-of': await quotes.organisationOf(username) },
});

describe('a sheet', () => {
  test('is drafted by a side, which alone sees it', async () => {
    const made = await draft(LV1, 2);
    expect(made).toMatchObject({ state: 'draft', side: 'C', maker: 'C', no: 1, turn: 'C', releasedNo: null });
    expect(made.number).toMatch(/^DS\d{4}-\d{5}$/);
    expect(made.draft?.items.map(({ itemNo, quantity }) => [itemNo, quantity])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(actsOf(made)).toEqual(['edit', 'submit', 'cancel']);
    expect(codeOf(await app.send(sheetRoutes.open, { params: { id: made.id } }, SALES))).toBe('record.unknown');
    const ofStaff = await draft(SALES);
    expect(ofStaff).toMatchObject({ side: 'P', maker: 'P', customerName: made.customerName });
    expect(codeOf(await app.send(sheetRoutes.open, { params: { id: ofStaff.id } }, LV1))).toBe('record.unknown');
  });

  test('holds configurations of one customer, within reach', async () => {
    const [own, other] = [await quotes.save(LV1), await quotes.save(LV2)];
    const create = async (configurationIds: string[], caller = SALES) =>
      codeOf(await app.send(sheetRoutes.create, { body: { configurationIds } }, caller));
    expect(await create([own, other])).toBe('sheet.mixed');
    expect(await create([own], LV2)).toBe('record.unknown');
    // A level-1 customer works on its centre customers' sheets by acting alone.
    expect(await create([other], LV1)).toBe('access.refused');
    expect(await create([other], await acting(LV1, 'lv2-demo'))).toBeUndefined();
    expect(await create([own], ADMIN)).toBe('access.refused');
  });

  test('is changed while it is a draft: said of items, taken out and added, over the version that was read', async () => {
    const made = await draft(LV1, 2);
    const add = [await quotes.save(LV1, 7)];
    const body = {
      version: made.version,
      title: 'T',
      items: [{ itemNo: 1, remark: '红色', quantity: 3 }],
      remove: [2],
      add,
    };
    const changed = await step('edit', made, body, LV1);
    expect(changed.draft?.items.map(({ itemNo, quantity, remark }) => [itemNo, quantity, remark])).toEqual([
      [1, 3, '红色'],
      [3, 7, ''],
    ]);
    expect(codeOf(await send('edit', made, body, LV1))).toBe('version.conflict');
    const version = changed.version;
    expect(codeOf(await send('edit', made, { version, remove: [1, 3] }, LV1))).toBe('sheet.items');
    expect(codeOf(await send('edit', made, { version, remove: [2] }, LV1))).toBe('sheet.item-unknown');
    const others = [await quotes.save(LV2)];
    expect(codeOf(await send('edit', made, { version, add: others }, await acting(SALES, 'lv1-demo')))).toBe(
      'sheet.mixed',
    );
  });

  test('names a quote and an order of its customer', async () => {
    const made = await draft();
    const quote = await quotes.request();
    const linked = await step('edit', made, { version: made.version, quoteId: quote.id }, LV1);
    expect(linked.quote).toEqual({ id: quote.id, number: quote.number });
    const other = await quotes.request(LV2);
    const refused = await send('edit', made, { version: linked.version, quoteId: other.id }, LV1);
    expect(codeOf(refused)).toBe('sheet.link-of-others');
    expect((await step('edit', made, { version: linked.version, quoteId: null }, LV1)).quote).toBeNull();
  });

  test('is frozen when it is submitted: all that is chosen, under its hash', async () => {
    const made = await draft();
    const submitted = await step('submit', made, {}, LV1);
    expect(submitted).toMatchObject({ state: 'submitted', turn: 'P', draft: null, no: 1 });
    const [revision] = (await open(made.id, SALES)).revisions;
    expect(revision?.body.items[0]).toMatchObject({ itemNo: 1, quantity: 2 });
    expect(revision?.body.items[0]?.groups.length).toBeGreaterThan(2);
    expect(revision?.sha256).toBe(revision && hashOfBody(revision.body));
    expect(await mailsTo('sales-demo@example.com', made.number)).toHaveLength(1);
    expect(await mailsTo('lv1-demo@example.com', made.number)).toEqual([]);
    expect((await todoOf(SALES, 'sheets.confirm')).map(({ title }) => title)).toContain(made.number);
    expect((await todoOf(LV1, 'sheets.confirm')).map(({ title }) => title)).not.toContain(made.number);
  });

  test('stays as it was frozen, whatever becomes of the configuration', async () => {
    const id = await quotes.save(LV1);
    const made = await app.call(sheetRoutes.create, { body: { configurationIds: [id] } }, LV1);
    const { revisions } = await step('submit', made, {}, LV1);
    await app.call(cartRoutes.batch, { body: { action: 'delete', ids: [id] } }, LV1);
    expect((await open(made.id)).revisions).toEqual(revisions);
  });

  test('is answered by the other side, which names the revision it has looked at', async () => {
    const made = await draft();
    const { no } = await step('submit', made, {}, LV1);
    expect(codeOf(await send('confirm', made, { no }, LV1))).toBe('sheet.own-answer');
    await step('call-back', made, {}, LV1);
    expect(codeOf(await send('confirm', made, { no }, SALES))).toBe('sheet.wrong-state');
    await step('edit', made, { version: (await open(made.id)).version, remark: '加急' }, LV1);
    const again = await step('submit', made, {}, LV1);
    expect([no, again.no]).toEqual([1, 2]);
    expect(codeOf(await send('confirm', made, { no }, SALES))).toBe('sheet.not-current');
    expect(await step('confirm', made, { no: again.no }, SALES)).toMatchObject({ state: 'confirmed' });
    expect(await mailsTo('lv1-demo@example.com', made.number)).toHaveLength(1);
  });

  test('is not confirmed by the person who submitted it for the other side', async () => {
    const forCustomer = await acting(SALES, 'lv1-demo');
    const made = await draft(forCustomer);
    const { no } = await step('submit', made, {}, forCustomer);
    const seen = await open(made.id, SALES);
    expect(seen.abilities).toContainEqual({ action: 'confirm', refusal: 'sheet.own-answer', needsReason: false });
    expect(codeOf(await send('confirm', made, { no }, SALES))).toBe('sheet.own-answer');
    expect(await step('confirm', made, { no }, SALES2)).toMatchObject({ state: 'confirmed' });
    expect(codeOf(await send('release', made, { no }, SALES))).toBe('sheet.own-release');
  });

  test('is returned with a remark on at least one item, revised and submitted again', async () => {
    const made = await draft();
    const { no } = await step('submit', made, {}, LV1);
    expect(codeOf(await send('return', made, { no, remarks: [] }, SALES))).toBe('request.invalid');
    const unknown = { no, remarks: [{ itemNo: 9, text: 'r' }] };
    expect(codeOf(await send('return', made, unknown, SALES))).toBe('sheet.item-unknown');
    const remarks = [{ itemNo: 1, text: '电压不对' }];
    const returned = await step('return', made, { no, remarks }, SALES);
    expect(returned.history.at(-1)).toMatchObject({ action: 'return', no, remarks });
    expect((await todoOf(LV1, 'sheets.returned')).map(({ title }) => title)).toContain(made.number);
    const revised = await step('revise', made, {}, LV1);
    expect(revised).toMatchObject({ state: 'draft', no: 2, maker: 'C' });
    // Both know the sheet; what is worked on is the maker's alone.
    expect(await open(made.id, SALES)).toMatchObject({ state: 'draft', draft: null });
    await step('edit', made, { version: revised.version, items: [{ itemNo: 1, quantity: 5 }] }, LV1);
    const [first, second] = (await step('submit', made, {}, LV1)).revisions;
    if (first === undefined || second === undefined) throw new Error('two revisions were submitted');
    const changes = revisionChanges(first.body, second.body);
    expect(isUnchanged(changes)).toBe(false);
    expect(changes.fields).toEqual([{ itemNo: 1, field: 'quantity', label: null, before: '2', after: '5' }]);
  });

  test('is released by somebody with the right, told to both sides, and stays in force while it is revised', async () => {
    const made = await confirmed();
    expect(actsOf(await open(made.id, SALES2))).toEqual(['revise']);
    expect(codeOf(await send('release', made, { no: 1 }, SALES2))).toBe('access.refused');
    expect((await todoOf(SALES, 'sheets.release')).map(({ title }) => title)).toContain(made.number);
    expect(await todoOf(SALES2, 'sheets.release')).toEqual([]);
    expect(await step('release', made, { no: 1 }, SALES)).toMatchObject({
      state: 'released',
      releasedNo: 1,
      turn: null,
    });
    expect((await mailsTo('lv1-demo@example.com', made.number)).at(-1)).toBe('sheet-released');
    expect(codeOf(await send('revise', made, { reason: 'r' }, LV1))).toBe('access.refused');
    expect(codeOf(await send('revise', made, {}, SALES))).toBe('sheet.reason');
    const revised = await step('revise', made, { reason: '改电压' }, SALES);
    expect(revised).toMatchObject({ state: 'draft', no: 2, releasedNo: 1, maker: 'P' });
    expect(actsOf(revised)).toEqual(['edit', 'submit', 'discard']);
    expect(codeOf(await send('cancel', made, { reason: 'r' }, SALES))).toBe('sheet.in-force');
  });

  test('goes back to the released revision when the draft of the next is discarded', async () => {
    const made = await released();
    const revised = await step('revise', made, { reason: 'r' }, SALES);
    const body = { version: revised.version, title: '别的', items: [{ itemNo: 1, quantity: 9 }] };
    await step('edit', made, body, SALES);
    expect(codeOf(await send('discard', made, {}, SALES))).toBe('sheet.reason');
    const discarded = await step('discard', made, { reason: '不改了' }, SALES);
    expect(discarded).toMatchObject({ state: 'released', releasedNo: 1, title: made.title });
    const again = await step('revise', made, { reason: 'r' }, SALES);
    expect(again.draft?.items.map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('is cancelled by its maker; with a reason once it was submitted, which the other side is told', async () => {
    const made = await draft();
    expect(await step('cancel', made, {}, LV1)).toMatchObject({ state: 'cancelled', abilities: [] });
    expect(await mailsTo('sales-demo@example.com', made.number)).toEqual([]);
    const sent = await draft();
    await step('submit', sent, {}, LV1);
    expect(codeOf(await send('cancel', sent, {}, LV1))).toBe('sheet.reason');
    await step('cancel', sent, { reason: '项目终止' }, LV1);
    expect(await mailsTo('sales-demo@example.com', sent.number)).toHaveLength(2);
  });

  test('is found by number and title, by state, and by whose turn it is', async () => {
    const made = await draft();
    await step('edit', made, { version: made.version, title: '唯一名称' }, LV1);
    const foundBy = async (query: object, caller = LV1) =>
      (await app.call(sheetRoutes.list, { query }, caller)).rows.map(({ id }) => id);
    for (const q of [made.number, '唯一名']) expect(await foundBy({ q })).toEqual([made.id]);
    expect(await foundBy({ q: '唯一名', turn: 'mine' })).toEqual([made.id]);
    await step('submit', made, {}, LV1);
    expect(await foundBy({ q: '唯一名', turn: 'mine' })).toEqual([]);
    expect(await foundBy({ q: '唯一名', turn: 'mine' }, SALES)).toEqual([made.id]);
    expect(await foundBy({ q: '唯一名', state: 'draft' })).toEqual([]);
    expect(await foundBy({ turn: 'mine' }, ADMIN)).toEqual([]);
  });

  test.each(['zh-cn', 'en', 'both'])('is had as PDF and as XLSX in %s, by either side', async (language) => {
    const made = await draft();
    await step('submit', made, {}, LV1);
    const input = { params: { id: made.id, no: '1' }, query: { language } };
    for (const caller of [LV1, SALES, ADMIN]) {
      const paper = await app.send(sheetFileRoutes.paper, input, caller);
      expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      const table = await app.send(sheetFileRoutes.table, input, caller);
      expect(table.rawPayload.subarray(0, 2).toString()).toBe('PK');
      expect(table.headers['content-disposition']).toContain(`${made.number}-1-${language}.xlsx`);
    }
    const absent = { params: { id: made.id, no: '2' } };
    expect(codeOf(await app.send(sheetFileRoutes.paper, absent, LV1))).toBe('record.unknown');
  });
});
