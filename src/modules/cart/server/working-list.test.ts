// @tests both-databases-long
import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { addNeighbours, cartApp, lv1, lv2 } from '#modules/cart/testing/cart-app.ts';
import { configurations } from './configuration-tables.ts';
import { forgetDeletedLines } from './forget-deleted-lines.ts';
import { keepSought } from './keep-sought.ts';

const { app, save, listAll } = await cartApp();
const { db } = app.database;
await addNeighbours(app);

beforeEach(() => db.delete(configurations).then(() => undefined));

const edit = (line: { id: string; version: number }, changes: object) =>
  app.call(cartRoutes.setQuantity, { params: { id: line.id }, body: { ...changes, version: line.version } }, lv1);
const list = (query = {}) => app.call(cartRoutes.list, { query }, lv1);
const batch = (body: object, caller = lv1) => app.call(cartRoutes.batch, { body: body as never }, caller);
const stored = async (id: string) => (await db.select().from(configurations).where(eq(configurations.id, id)))[0];

async function three() {
  const saved = async () => {
    app.clock.advance(1);
    return save();
  };
  const [a, b, c] = [await saved(), await saved(), await saved()];
  app.clock.advance(1);
  return [a, b, c] as const;
}

describe('what is written of a line in the list', () => {
  test('is kept, told, and found again', async () => {
    const line = await save();
    await save();
    await edit(line, { note: 'Belt conveyor 2', itemNumber: '10.20', folder: 'Plant Suzhou' });
    for (const q of ['conveyor', '10.20', 'suzhou', 'Suzhou  belt', 'jrt 10.20']) {
      const { rows } = await list({ q });
      expect(rows.map(({ id, note, itemNumber, folder }) => ({ id, note, itemNumber, folder }))).toEqual([
        { id: line.id, note: 'Belt conveyor 2', itemNumber: '10.20', folder: 'Plant Suzhou' },
      ]);
    }
  });

  test('is found the same in lines that stood here before it was kept, until a sweep has come by', async () => {
    const [line] = [await save(), await save()];
    await edit(line, { note: '100% Ölbad_1' });
    for (const prepare of [
      () => db.update(configurations).set({ sought: null, contentDigest: null }),
      () => keepSought(db),
    ]) {
      await prepare();
      for (const q of ['100%', 'ölbad_']) expect((await list({ q })).rows.map(({ id }) => id)).toEqual([line.id]);
      for (const q of ['0%0', 'ölbad-', '-DN90L4-1.5-50']) expect((await list({ q })).rows).toEqual([]);
    }
    expect(await db.$count(configurations, isNull(configurations.sought))).toBe(0);
    expect(await db.$count(configurations, isNull(configurations.contentDigest))).toBe(0);
    expect((await stored(line.id))?.version).toBe(2);
  });

  test('of two who write one is told of the conflict, and what is left out stays', async () => {
    const line = await save();
    await edit(line, { note: 'first' });
    await expect(edit(line, { note: 'second' })).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
    expect(await stored(line.id)).toMatchObject({ note: 'first', quantity: line.quantity, folder: '' });
  });

  test.each([
    ['note', 'a'.repeat(501)],
    ['itemNumber', 'two\nlines'],
    ['folder', 'a'.repeat(81)],
  ])('a %s that is none is refused', async (field, text) => {
    await expect(edit(await save(), { [field]: text })).rejects.toMatchObject({ status: 400 });
  });
});

describe('the order of the list', () => {
  const put = (id: string, body: object, caller = lv1) =>
    app.call(cartRoutes.place, { params: { id }, body: body as never }, caller);

  test('begins with what was saved last, and follows where lines are put', async () => {
    const [a, b, c] = await three();
    expect(await listAll(lv1)).toEqual([c.id, b.id, a.id]);
    await put(a.id, { side: 'above', of: b.id });
    expect(await listAll(lv1)).toEqual([c.id, a.id, b.id]);
    await put(c.id, { side: 'below', of: b.id });
    expect(await listAll(lv1)).toEqual([a.id, b.id, c.id]);
    await put(c.id, { side: 'first' });
    expect(await listAll(lv1, { pageSize: '1' })).toEqual([c.id, a.id, b.id]);
    await put(c.id, { side: 'last' });
    const d = await save();
    expect(await listAll(lv1, { pageSize: '2' })).toEqual([d.id, a.id, b.id, c.id]);
  });

  test('a line beside itself stays, and beside what nobody knows is not found', async () => {
    const [a, b] = await three();
    await put(a.id, { side: 'above', of: a.id });
    await expect(put(a.id, { side: 'above', of: app.portal.newId() })).rejects.toMatchObject({ status: 404 });
    await expect(put(b.id, { side: 'above', of: a.id }, { as: 'other-demo' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('filters', () => {
  test('name a folder, no folder, a person and a type code', async () => {
    const [a, b] = await three();
    await edit(a, { folder: 'North' });
    const own = (await stored(b.id))?.actorId ?? '';
    const count = async (query: object) => (await list(query)).rows.length;
    expect(await count({ folder: 'North' })).toBe(1);
    expect(await count({ folder: '' })).toBe(2);
    expect(await count({ person: own })).toBe(3);
    expect(await count({ person: 'nobody' })).toBe(0);
    const [{ organisationId = '' } = {}] = await db.select().from(configurations);
    expect([await count({ customer: organisationId }), await count({ customer: 'nobody' })]).toEqual([3, 0]);
    expect(await count({ typeCode: a.typeCode })).toBe(3);
    expect(await count({ category: a.category })).toBe(3);
    expect(await count({ category: 'none' })).toBe(0);
  });

  test('are offered as far as there are lines for them, of nobody else', async () => {
    const line = await save();
    await edit(line, { folder: 'North' });
    await edit(await save(), { folder: 'East' });
    await batch(
      { action: 'move', ids: [(await save({ as: 'other-demo' })).id], folder: 'Secret' },
      { as: 'other-demo' },
    );
    const offered = await app.call(cartRoutes.filters, {}, lv1);
    expect(offered.folders).toEqual(['East', 'North']);
    expect(offered.categories).toEqual([line.category]);
    expect(offered.persons.map(({ name }) => name)).toEqual(['lv1-demo']);
    expect(offered.customers).toHaveLength(1);
  });

  test('choose the ids of all their lines that one may change', async () => {
    const [a, b, c] = await three();
    await save(lv2);
    await edit(b, { folder: 'North' });
    expect(await app.call(cartRoutes.ids, {}, lv1)).toEqual({ ids: [c.id, b.id, a.id], isCut: false });
    expect(await app.call(cartRoutes.ids, { query: { folder: 'North' } }, lv1)).toEqual({ ids: [b.id], isCut: false });
  });
});

describe('lines that are the same product', () => {
  test('know of each other', async () => {
    const [a] = await three();
    await save(lv2);
    expect((await list({ typeCode: a.typeCode })).rows.map(({ twins }) => twins).slice(-3)).toEqual([2, 2, 2]);
    expect((await list({ sameAs: a.id })).rows).toHaveLength(3);
  });

  test('are those that can become one: a remark makes another product of the same code', async () => {
    const [a, b, c] = await three();
    const form = sql`jsonb_set(${configurations.form}, '{remark}', '"sealed"')`;
    await db.update(configurations).set({ form }).where(eq(configurations.id, c.id));
    const rows = (await list()).rows.map(({ id, twins }) => [id, twins]);
    expect(rows).toEqual([
      [c.id, 0],
      [b.id, 1],
      [a.id, 1],
    ]);
    expect((await list({ sameAs: a.id })).rows.map(({ id }) => id)).toEqual([b.id, a.id]);
  });

  test('become one with all their quantities', async () => {
    const [a, b, c] = await three();
    await edit(b, { quantity: 5 });
    await batch({ action: 'merge', ids: [b.id, a.id, c.id] });
    expect((await list()).rows.map(({ id, quantity, twins }) => ({ id, quantity, twins }))).toEqual([
      { id: b.id, quantity: 5 + a.quantity + c.quantity, twins: 0 },
    ]);
  });

  test('are as they were when it is undone: quantities, what was written of them, and their order', async () => {
    const [a, b, c] = await three();
    await edit(b, { quantity: 5, itemNumber: '10', note: 'kept' });
    await edit(c, { quantity: 3, itemNumber: '20', note: 'Belt 2', folder: 'North' });
    const told = async () =>
      (await list()).rows.map(({ id, quantity, itemNumber, note, folder }) => [id, quantity, itemNumber, note, folder]);
    const before = await told();
    app.clock.advance(1);
    await batch({ action: 'merge', ids: [b.id, a.id, c.id] });
    app.clock.advance(1);
    await batch({ action: 'unmerge', ids: [b.id, a.id, c.id] });
    expect(await told()).toEqual(before);
  });

  test('that were changed since stay added up, whole', async () => {
    const [a, b] = await three();
    app.clock.advance(1);
    await batch({ action: 'merge', ids: [b.id, a.id] });
    app.clock.advance(1);
    const merged = await stored(b.id);
    await edit({ id: b.id, version: merged?.version ?? 0 }, { quantity: 9 });
    await expect(batch({ action: 'unmerge', ids: [b.id, a.id] })).rejects.toMatchObject({ code: 'version.conflict' });
    expect((await stored(b.id))?.quantity).toBe(9);
    expect((await stored(a.id))?.deletedAt).not.toBeNull();
  });

  test('are not taken apart where one was not among them', async () => {
    const [a, b, c] = await three();
    app.clock.advance(1);
    await batch({ action: 'merge', ids: [b.id, a.id] });
    app.clock.advance(1);
    await batch({ action: 'delete', ids: [c.id] });
    await expect(batch({ action: 'unmerge', ids: [b.id, a.id, c.id] })).rejects.toMatchObject({
      code: 'version.conflict',
    });
    expect((await list()).rows.map(({ quantity }) => quantity)).toEqual([a.quantity + b.quantity]);
  });

  test('stay apart where they differ in more, or would be too many', async () => {
    const [a, b] = await three();
    const other = await save(lv1, { remark: 'painted' });
    await db.update(configurations).set({ contentDigest: null }).where(eq(configurations.id, other.id));
    await expect(batch({ action: 'merge', ids: [a.id, other.id] })).rejects.toMatchObject({
      code: 'configuration.not-alike',
    });
    await edit(b, { quantity: 9999 });
    await expect(batch({ action: 'merge', ids: [a.id, b.id] })).rejects.toMatchObject({
      code: 'configuration.too-often',
    });
    expect((await list()).rows).toHaveLength(4);
  });
});

describe('a batch', () => {
  test('moves, counts and copies all of its lines', async () => {
    const [a, b, c] = await three();
    await batch({ action: 'move', ids: [a.id, b.id], folder: 'North' });
    await batch({ action: 'quantity', ids: [b.id, c.id], quantity: 7 });
    const { ids } = await batch({ action: 'copy', ids: [a.id, b.id] });
    const { rows } = await list();
    expect(rows.map(({ id }) => id)).toEqual([c.id, b.id, ids[1], a.id, ids[0]]);
    expect(rows.map(({ folder, quantity }) => [folder, quantity])).toEqual([
      ['', 7],
      ['North', 7],
      ['North', 7],
      ['North', a.quantity],
      ['North', a.quantity],
    ]);
    expect(await stored(b.id)).toMatchObject({ version: 3 });
  });

  test('deletes, and has back what was deleted, for a day', async () => {
    const [a, b, c] = await three();
    await batch({ action: 'delete', ids: [a.id, b.id] });
    expect(await listAll(lv1)).toEqual([c.id]);
    await expect(app.call(cartRoutes.open, { params: { id: a.id } }, lv1)).rejects.toMatchObject({ status: 404 });
    await batch({ action: 'restore', ids: [a.id] });
    expect(await listAll(lv1)).toEqual([c.id, a.id]);
    await expect(batch({ action: 'restore', ids: [a.id] })).rejects.toMatchObject({ status: 404 });
    await forgetDeletedLines(db, new Date(app.clock.now().getTime() + 25 * 3_600_000));
    await expect(batch({ action: 'restore', ids: [b.id] })).rejects.toMatchObject({ status: 404 });
    expect(await db.$count(configurations)).toBe(2);
  });

  test.each(['move', 'quantity', 'copy', 'delete', 'merge', 'migrate', 'restore', 'unmerge'] as const)(
    'to %s opens nothing where one line is somebody else’s',
    async (action) => {
      const own = await save();
      const foreign = await save({ as: 'other-demo' });
      const extras = { move: { folder: 'x' }, quantity: { quantity: 3 } };
      const more = action in extras ? extras[action as keyof typeof extras] : {};
      const kept = await save();
      if (action === 'restore') await batch({ action: 'delete', ids: [own.id] });
      if (action === 'unmerge') await batch({ action: 'merge', ids: [kept.id, own.id] });
      const first = action === 'unmerge' ? [kept.id] : [];
      const before = await db.select().from(configurations).orderBy(configurations.id);
      for (const ids of [
        [own.id, foreign.id],
        [foreign.id, own.id],
        [own.id, app.portal.newId()],
      ])
        await expect(batch({ action, ids: [...first, ...ids], ...more })).rejects.toMatchObject({
          status: 404,
          code: 'record.unknown',
        });
      expect(await db.select().from(configurations).orderBy(configurations.id)).toEqual(before);
    },
  );

  test('sent again does nothing more', async () => {
    const line = await save();
    const again = { ...lv1, headers: { 'idempotency-key': 'copied' } };
    const first = await batch({ action: 'copy', ids: [line.id] }, again);
    expect(await batch({ action: 'copy', ids: [line.id] }, again)).toEqual(first);
    expect(await listAll(lv1)).toHaveLength(2);
  });

  test('of more lines than it takes is refused', async () => {
    const ids = Array.from({ length: 1001 }, () => app.portal.newId());
    await expect(batch({ action: 'delete', ids })).rejects.toMatchObject({ status: 400 });
  });
});
