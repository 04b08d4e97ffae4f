import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { sweep } from '#app/server/sweep.ts';
import { users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { DOCUMENTS_KEPT } from '#modules/documents/domain/declares.ts';
import { fileRoutes } from '#modules/jobs/contract.ts';
import { type TestCaller, testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { documents } from './document-tables.ts';
import { DOCUMENT_RECORDS } from './personal-records.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const FORM = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const lv1 = { as: 'lv1-demo' };
const lv2 = { as: 'lv2-demo' };

const save = (caller: TestCaller = lv1) => app.call(cartRoutes.create, { body: FORM }, caller);
const download = (productConfig: unknown, caller: TestCaller = lv1, query = {}) =>
  app.send(documentRoutes.downloadTechnicalDocuments, { body: [{ productConfig }], query }, caller);
const mine = (caller: TestCaller = lv1) => app.call(documentRoutes.mine, {}, caller);
const person = async (username: string) => (await db.select().from(users).where(eq(users.username, username)))[0]!;

beforeEach(() => db.delete(documents));

describe('a data sheet that was downloaded', () => {
  test('is there again byte for byte after its product was changed, and says of which version it is', async () => {
    const { id, version, productName } = await save();
    const first = await download({ id }, lv1, { language: 'en' });
    await app.call(cartRoutes.update, { params: { id }, body: { ...FORM, version, quantity: 1, remark: 'new' } }, lv1);
    const { rows } = await mine();
    expect(rows).toMatchObject([
      {
        language: 'en',
        customerName: null,
        items: [{ configurationId: id, productName, version, versionNow: version + 1 }],
        file: { name: `${productName}-technical file.pdf`, type: 'application/pdf' },
      },
    ]);
    const again = await app.send(fileRoutes.open, { params: { id: rows[0]!.file.id } }, lv1);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const anew = await download({ id }, lv1, { language: 'en' });
    expect(anew.rawPayload.equals(first.rawPayload)).toBe(false);
  });

  test('of a line sent whole, as it was answered, is one of that line in its version', async () => {
    const { id, version } = await save();
    await download(await app.call(cartRoutes.open, { params: { id } }, lv1));
    expect((await mine()).rows).toMatchObject([{ items: [{ configurationId: id, version, versionNow: version }] }]);
  });

  test('stands there once however often the same was downloaded', async () => {
    const { id } = await save();
    for (const query of [{}, {}, { downloadOthersPdf: 'true' }]) await download({ id }, lv1, query);
    expect((await mine()).rows).toHaveLength(2);
  });

  test('tells which pages it has: the mounting position of saved products alone', async () => {
    const { id } = await save();
    const both = { downloadMxPdf: 'true', downloadOthersPdf: 'true' };
    await download({ id });
    await download({ id }, lv1, both);
    await download(FORM, lv1, both);
    const told = (await mine()).rows.map(({ items, sentTo }) => [items[0]?.documents?.join(), sentTo.length]);
    expect(told.toSorted()).toEqual([
      ['sheet', 0],
      ['sheet,mounting,service', 0],
      ['sheet,service', 0],
    ]);
  });

  test('of what was not saved names no version, and of a product that is gone none of today', async () => {
    const { id, version } = await save();
    await download({ id });
    await download(FORM);
    await app.call(cartRoutes.remove, { params: { id }, query: { version: String(version) } }, lv1);
    const told = (await mine()).rows.flatMap(({ items }) => items.map((item) => [item.version, item.versionNow]));
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        [null, null],
        [version, null],
      ]),
    );
  });

  test('is nobody else’s to list, and out of reach its file is as absent as one that never was', async () => {
    const { id } = await save();
    await download({ id });
    const [{ file } = { file: { id: 'none' } }] = (await mine()).rows;
    expect(file.id).not.toBe('none');
    expect((await mine(lv2)).rows).toEqual([]);
    const answer = await app.send(fileRoutes.open, { params: { id: file.id } }, lv2);
    expect(answer.statusCode).toBe(404);
  });

  test('for a customer is listed with the customer, and alone while one acts for that customer', async () => {
    const { organisationId } = await person('lv1-demo');
    const acting = { as: 'sales-demo', headers: { 'on-behalf-of': organisationId } };
    const { id } = await save(acting);
    await download({ id }, acting);
    await download({ id }, { as: 'sales-demo' });
    const names = (await mine({ as: 'sales-demo' })).rows.map(({ customerName }) => customerName);
    expect(names.filter((name) => name !== null)).toHaveLength(1);
    expect(names).toHaveLength(2);
    expect((await mine(acting)).rows).toHaveLength(1);
  });

  test('is handed out though the space of the organisation is full, and then not kept', async () => {
    const { id } = await save();
    const { fileSpace } = app.portal.settings;
    Reflect.set(app.portal.settings, 'fileSpace', 1);
    const answer = await download({ id });
    Reflect.set(app.portal.settings, 'fileSpace', fileSpace);
    expect([answer.statusCode, (await mine()).rows]).toEqual([200, []]);
  });

  test('is not made of lines of which one is out of reach, and nothing of it is kept', async () => {
    const [own, foreign] = [await save(), await save(lv2)];
    const body = [{ productConfig: { id: foreign.id } }, { productConfig: { id: own.id } }];
    const answer = await app.send(documentRoutes.downloadTechnicalDocuments, { body }, lv2);
    expect([answer.statusCode, (await mine(lv2)).rows]).toEqual([404, []]);
  });

  test('is told to its person, goes with the account, and is forgotten after a year', async () => {
    const { id } = await save();
    await download({ id });
    const buyer = await person('lv1-demo');
    expect(await DOCUMENT_RECORDS.read(db, buyer, 'all')).toMatchObject([{ items: [{ configurationId: id }] }]);
    const later = new Date(app.clock.now().getTime() + DOCUMENTS_KEPT + 60_000);
    await sweep(db, later, SERVER_MODULES);
    expect(await db.$count(documents)).toBe(0);
    await download({ id });
    await db.transaction((tx) => DOCUMENT_RECORDS.erase!(tx, buyer) as Promise<unknown>);
    expect(await db.$count(documents)).toBe(0);
  });
});
