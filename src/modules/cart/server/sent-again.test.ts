// @tests both-databases-long
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { cartApp, lv1, lv2 } from '#modules/cart/testing/cart-app.ts';
import { idempotencyKeys } from '#server/database/platform-tables.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { ON_POSTGRES } from '#testing/postgres.ts';

const { app, save, listAll, holdBack } = await cartApp();
const { db } = app.database;

describe('the same request sent again', () => {
  const withKey = (key: string, caller = lv1) => ({ ...caller, headers: { 'idempotency-key': key } });

  test('gets the first answer and saves nothing more', async () => {
    const first = await save(withKey('again'));
    const count = (await listAll(lv1)).length;
    expect(await save(withKey('again'))).toEqual(first);
    expect(await listAll(lv1)).toHaveLength(count);
  });

  test('without a key is known by its time and nonce (spec 000 §7), also while the first is at work', async () => {
    const token = await app.signIn('lv1-demo');
    const stamped = { token, headers: { timestamp: '1767600000000', nonce: '7' } };
    const before = (await listAll(lv1)).length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(stamped)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await listAll(lv1)).toHaveLength(before + 1);
  });

  test.each([
    ['another nonce', { nonce: '8' }],
    ['another time', { timestamp: '1767600000001' }],
    ['other contents', {}, { quantity: 9 }],
    ['no nonce', { nonce: '' }],
    ['a nonce that is none', { nonce: '10000' }],
    ['a time that is none', { timestamp: 'now' }],
  ])('with %s is a new one', async (_, changed, changes: { quantity?: number } = {}) => {
    const token = await app.signIn('lv1-demo');
    const headers = { timestamp: '1767600000000', nonce: '7' };
    const first = await save({ token, headers });
    expect((await save({ token, headers: { ...headers, ...changed } }, changes)).id).not.toBe(first.id);
    const other = await save({ token: await app.signIn('lv1-demo'), headers });
    expect(other.id).not.toBe(first.id);
  });

  test('with other contents is refused', async () => {
    await save(withKey('contents'));
    await expect(save(withKey('contents'), { quantity: 2 })).rejects.toMatchObject({
      status: 422,
      code: 'idempotency.other-payload',
    });
  });

  test('as a change that had arrived gets its answer, and no conflict with itself', async () => {
    const { id, version } = await save();
    const body = { ...aSavedForm(), quantity: 5, version };
    const change = () => app.call(cartRoutes.update, { params: { id }, body }, withKey('changed'));
    const first = await change();
    expect(first.version).toBe(version + 1);
    expect(await change()).toEqual(first);
  });

  test('as a change of the quantity that had arrived gets its answer', async () => {
    const { id, version } = await save();
    const change = () =>
      app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 7, version } }, withKey('counted'));
    const first = await change();
    expect(first).toMatchObject({ quantity: 7, version: version + 1 });
    expect(await change()).toEqual(first);
  });

  test('as a change is answered with the line as it is now, and what is kept of it names nobody', async () => {
    const { id, version } = await save();
    const body = { quantity: 7, version };
    const change = () => app.send(cartRoutes.setQuantity, { params: { id }, body }, withKey('overtaken'));
    expect((await change()).headers.etag).toBe(`"${version + 1}"`);
    await app.call(cartRoutes.setQuantity, { params: { id }, body: { quantity: 9, version: version + 1 } }, lv1);
    const again = await change();
    expect(again.json().result).toMatchObject({ quantity: 9, version: version + 2 });
    expect(again.headers.etag).toBeUndefined();
    const kept = await app.database.db
      .select({ answer: idempotencyKeys.answer, version: idempotencyKeys.version })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, 'overtaken'));
    expect(kept).toEqual([{ answer: { id }, version: version + 1 }]);
  });

  test('over another version is another request, and refused under the same key', async () => {
    const { id, version } = await save();
    const over = (tag: string) =>
      app.send(
        cartRoutes.setQuantity,
        { params: { id }, body: { quantity: 7 } },
        { ...lv1, headers: { 'idempotency-key': 'versions', 'if-match': tag } },
      );
    expect((await over(`"${version}"`)).statusCode).toBe(200);
    const second = await over(`"${version + 1}"`);
    expect([second.statusCode, second.json().error.code]).toEqual([422, 'idempotency.other-payload']);
  });

  test('as a removal that had arrived is done, and the line not missed', async () => {
    const { id } = await save();
    const remove = () => app.call(cartRoutes.remove, { params: { id } }, withKey('removed'));
    expect([await remove(), await remove()]).toEqual([null, null]);
    await expect(app.call(cartRoutes.remove, { params: { id } }, withKey('removed-again'))).rejects.toMatchObject({
      code: 'record.unknown',
    });
  });

  test('by somebody else is another request', async () => {
    const first = await save(withKey('shared'));
    const other = await save(withKey('shared', lv2));
    expect(other.id).not.toBe(first.id);
    expect(other.customerName).toBe('苏州输送机械有限公司');
  });

  // The embedded database has one connection: there the second waits for the first and gets its answer.
  test.runIf(ON_POSTGRES)(
    'while the first is at work is refused, and afterwards gets the answer of the first',
    async () => {
      let letGo = () => {};
      holdBack(
        new Promise((done) => {
          letGo = done;
        }),
      );
      const first = save(withKey('held'));
      // It is at work once its key is locked.
      const locked = sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
      await vi.waitFor(async () => expect((await db.execute(locked)).rows).toHaveLength(1));
      await expect(save(withKey('held'))).rejects.toMatchObject({ status: 409, code: 'idempotency.in-progress' });
      letGo();
      holdBack(undefined);
      const { id } = await first;
      expect((await save(withKey('held'))).id).toBe(id);
    },
  );

  test('twenty times at once saves one line', async () => {
    const before = await listAll(lv1);
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => save(withKey('at-once'))));
    const saved = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []));
    expect(new Set(saved).size).toBe(1);
    expect(codes.filter((code) => code !== 'idempotency.in-progress')).toEqual([]);
    expect(await listAll(lv1)).toHaveLength(before.length + 1);
  });

  test('after a refusal may succeed: only what was done is kept', async () => {
    await expect(save(withKey('mended'), { basicTypeId: 'none' })).rejects.toMatchObject({ status: 422 });
    expect((await save(withKey('mended'))).version).toBe(1);
  });

  test.each([
    ['a key of 129 characters', 'k'.repeat(129)],
    ['a key with a blank', 'a b'],
    ['an empty key', ''],
  ])('with %s is invalid', async (_, key) => {
    await expect(save(withKey(key))).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
  });
});
