// @tests both-databases
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { addNeighbours, lv1, lv2 } from '#modules/cart/testing/cart-app.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { SIZING_CASE_LENGTH } from '#product/sizing-case.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const app = await testApp({ demo: true });
await addNeighbours(app);
const form = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);
const CASE = 'application=hoist&m_L=5000%7Ekg&v=0.2';
const OF_CASE = { case: CASE, line: 'JRT', row: form.basicTypeId, release: form.releaseHash };

const save = (sizingCase: string | undefined = CASE, caller = lv2) =>
  app.call(cartRoutes.create, { body: { ...form, ...(sizingCase && { sizingCase }) } as never }, caller);
const open = (id: string, caller = lv2) => app.call(cartRoutes.open, { params: { id } }, caller);
const listed = async (id: string, caller = lv2) =>
  (await app.call(cartRoutes.list, { query: { pageSize: '200' } }, caller)).rows.find((row) => row.id === id);
const update = (id: string, body: object) => app.call(cartRoutes.update, { params: { id }, body: body as never }, lv2);

describe('a line that comes from a sizing', () => {
  test('keeps its case, and tells it in the list and where it is opened', async () => {
    const { id, form: saved, sizing } = await save();
    expect([saved.sizingCase, sizing]).toEqual([CASE, OF_CASE]);
    expect((await open(id)).sizing).toEqual(OF_CASE);
    expect((await listed(id))?.sizing).toEqual(OF_CASE);
  });

  test('is read by those who may read the line, and by nobody else', async () => {
    const { id } = await save();
    for (const reader of [lv2, lv1, { as: 'sales-demo' }, { as: 'admin' }]) {
      expect([reader.as, (await open(id, reader)).sizing]).toEqual([reader.as, OF_CASE]);
    }
    for (const stranger of [{ as: 'other-demo' }, { as: 'sibling-demo' }]) {
      await expect(open(id, stranger)).rejects.toMatchObject({ status: 404, code: 'record.unknown' });
      expect(await listed(id, stranger)).toBeUndefined();
    }
    await expect(open(id, {} as never)).rejects.toMatchObject({ status: 401 });
  });

  test('keeps it in a copy, and while something else of it is changed', async () => {
    const { id, form: saved } = await save();
    const [copy = ''] = (await app.call(cartRoutes.batch, { body: { action: 'copy', ids: [id] } }, lv2)).ids;
    expect((await open(copy)).sizing).toEqual(OF_CASE);
    const changed = await update(id, { ...saved, remark: 'crane 2', version: 1 });
    expect([changed.version, changed.sizing]).toEqual([2, OF_CASE]);
    const counted = await app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 3, version: 2 } }, lv2);
    expect(counted.sizing).toEqual(OF_CASE);
  });

  test('is one of none once it is saved without', async () => {
    const { id, form: saved } = await save();
    const { sizingCase: _, ...without } = saved;
    const changed = await update(id, { ...without, version: 1 });
    expect([changed.version, changed.sizing, 'sizingCase' in changed.form]).toEqual([2, null, false]);
  });

  test('is no other product for that: it is called and found the same', async () => {
    const [one, other] = [await save(), await save('')];
    expect([one.productName, one.typeCode, one.fullTypeCode]).toEqual([
      other.productName,
      other.typeCode,
      other.fullTypeCode,
    ]);
    expect(other.sizing).toBeNull();
  });
});

describe('a case', () => {
  const long = (length: number) => 'application=hoist&v='.padEnd(length, '1');

  test('is kept up to its length', async () => {
    expect((await save(long(SIZING_CASE_LENGTH))).sizing?.case).toHaveLength(SIZING_CASE_LENGTH);
  });

  test.each([
    ['one too long', long(SIZING_CASE_LENGTH + 1)],
    ['another address', 'https://example.com/?application=hoist'],
    ['markup', 'application=hoist&v=<b>'],
  ])('is refused as %s', async (_, sizingCase) =>
    expect(save(sizingCase)).rejects.toMatchObject({ status: 400, code: 'request.invalid' }),
  );
});
