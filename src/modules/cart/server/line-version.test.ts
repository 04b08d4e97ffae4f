// @tests both-databases
import { describe, expect, test } from 'vitest';
import { cartRoutes } from '#modules/cart/contract.ts';
import { cartApp, lv1, lv2 } from '#modules/cart/testing/cart-app.ts';
import type { TestApp } from '#testing/app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';

const { app, save, open } = await cartApp();

describe('the version of a saved configuration', () => {
  const headers = (ifMatch: string) => ({ ...lv1, headers: { 'if-match': ifMatch } });
  const writes = (id: string, version?: number) => {
    const given = version === undefined ? {} : { version };
    return [
      { route: cartRoutes.update, input: { params: { id }, body: { ...aSavedForm(), quantity: 4, ...given } } },
      { route: cartRoutes.setQuantity, input: { params: { id }, body: { quantity: 2, ...given } } },
      { route: cartRoutes.remove, input: { params: { id }, query: given } },
    ];
  };
  const answerOf = async (sent: ReturnType<TestApp['send']>) => {
    const answer = await sent;
    return [answer.statusCode, answer.json().error?.code, answer.headers.etag];
  };

  test('comes as ETag whenever it is saved or opened', async () => {
    const created = await app.send(
      cartRoutes.create,
      { body: aSavedForm() },
      { ...lv1, headers: { 'idempotency-key': 'tag' } },
    );
    const again = await app.send(
      cartRoutes.create,
      { body: aSavedForm() },
      { ...lv1, headers: { 'idempotency-key': 'tag' } },
    );
    const { id } = created.json().result;
    const [update, setQuantity] = writes(id, 1);
    const updated = await app.send(update!.route, update!.input, lv1);
    const counted = await app.send(
      setQuantity!.route,
      { ...setQuantity!.input, body: { quantity: 3, version: 2 } },
      lv1,
    );
    const opened = await app.send(cartRoutes.open, { params: { id } }, lv1);
    const tags = [created, again, updated, counted, opened].map((answer) => answer.headers.etag);
    expect(tags).toEqual(['"1"', '"1"', '"2"', '"3"', '"3"']);
  });

  test.each(['"1"', 'W/"1"', '1'])('may stand in If-Match (%s) instead of the contents', async (ifMatch) => {
    for (const index of [0, 1, 2]) {
      const { id } = await save();
      const { route, input } = writes(id)[index]!;
      const [status, , tag] = await answerOf(app.send(route, input, headers(ifMatch)));
      expect([status, tag]).toEqual([200, index < 2 ? '"2"' : undefined]);
    }
  });

  test('in If-Match that is no longer the newest is refused', async () => {
    const { id } = await save();
    for (const { route, input } of writes(id)) {
      expect(await answerOf(app.send(route, input, headers('"2"')))).toEqual([409, 'version.conflict', undefined]);
    }
    expect((await open(id)).version).toBe(1);
  });

  test.each(['*', '"x"', '"1", "2"', '', '"1', '1'.repeat(30)])(
    'in If-Match is refused when it is none (%s)',
    async (ifMatch) => {
      const { id } = await save();
      for (const { route, input } of writes(id)) {
        const answer = await app.send(route, input, headers(ifMatch));
        expect([answer.statusCode, answer.json().description]).toEqual([400, '请求内容有误，请检查：If-Match']);
      }
    },
  );

  test('given twice must be the same', async () => {
    const { id } = await save();
    for (const { route, input } of writes(id, 1)) {
      const answer = await app.send(route, input, headers('"2"'));
      expect([answer.statusCode, answer.json().description]).toEqual([
        400,
        '请求内容有误，请检查：版本（If-Match 与 version 不一致）',
      ]);
    }
    const [, setQuantity] = writes(id, 1);
    expect((await app.send(setQuantity!.route, setQuantity!.input, headers('"1"'))).statusCode).toBe(200);
  });

  test('has to be given to change a line, whosever it is', async () => {
    const { id } = await save();
    for (const caller of [lv1, lv2]) {
      for (const { route, input } of writes(id).slice(0, 2)) {
        const answer = await app.send(route, input, caller);
        expect([answer.statusCode, answer.json().description]).toEqual([
          400,
          '请求内容有误，请检查：版本（请以 If-Match 或 version 提供所读取的版本）',
        ]);
      }
    }
  });
});
