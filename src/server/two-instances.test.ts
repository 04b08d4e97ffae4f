import { afterAll, describe, expect, test } from 'vitest';
import { granted } from '#kernel/result.ts';
import { registerAccounts } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { registerCart } from '#modules/cart/server/public.ts';
import { ON_POSTGRES, testApp } from '#testing/app.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { createApp } from './app.ts';
import type { Portal } from './portal.ts';

/** What a save waits for while it is at work; nothing, unless a test says so. */
let gate: Promise<void> = Promise.resolve();

function register(portal: Portal): void {
  registerAccounts(portal);
  registerCart(portal, {
    verify: async (form) => {
      await gate;
      return granted({ form, productName: 'JRTR67', typeCode: 'JRTR67-128.97' });
    },
  });
}

const app = await testApp({ demo: true, register });
const { settings, database, clock } = app;
const other = await createApp({ settings, database, clock: clock.now, register });
afterAll(() => other.http.close());
const token = await app.signIn('lv1-demo');
const INSTANCES = [app.portal, other];

async function ask(
  instance: number,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, key }: { body?: object; key?: string } = {},
) {
  const answer = await INSTANCES[instance]!.http.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body && { payload: body }),
  });
  const { result, error } = answer.json();
  return { status: answer.statusCode, result, code: error?.code };
}

const save = (instance: number, key: string, changes = {}) =>
  ask(instance, 'POST', cartRoutes.create.path, { body: { ...aSavedForm(), ...changes }, key });
const change = (instance: number, id: string, changes: object) =>
  ask(instance, 'PUT', cartRoutes.update.path.replace(':id', id), {
    body: { ...aSavedForm(), quantity: 1, ...changes },
  });
const countLines = async () => (await ask(0, 'GET', `${cartRoutes.list.path}?pageSize=200`)).result.rows.length;

describe('two instances on one database', () => {
  test('answer a repeated request alike and carry it out once', async () => {
    const before = await countLines();
    const first = await save(0, 'both');
    expect(first.status).toBe(200);
    expect(await save(1, 'both')).toEqual(first);
    expect(await countLines()).toBe(before + 1);
  });

  test('refuse the same key with other contents, whoever had the first', async () => {
    await save(1, 'contents');
    expect(await save(0, 'contents', { quantity: 2 })).toMatchObject({
      status: 422,
      code: 'idempotency.other-payload',
    });
  });

  test.runIf(ON_POSTGRES)('say that a request is at work while the other one works on it', async () => {
    let open: () => void = () => undefined;
    gate = new Promise((done) => {
      open = done;
    });
    const first = save(0, 'at-work');
    await expect.poll(() => save(1, 'at-work')).toMatchObject({ status: 409, code: 'idempotency.in-progress' });
    open();
    expect((await first).status).toBe(200);
    expect(await save(1, 'at-work')).toEqual(await first);
  });

  test('asked twenty times at once in turn, save one line', async () => {
    const before = await countLines();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => save(index % 2, 'at-once')));
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ result }) => result.id)).size).toBe(1);
    expect(answers.filter(({ status, code }) => status !== 200 && code !== 'idempotency.in-progress')).toEqual([]);
    expect(await countLines()).toBe(before + 1);
  });

  test('given twenty changes of one version, take one and say clearly to the others what happened', async () => {
    const { id } = (await save(0, 'edited')).result;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(index % 2, id, { quantity: index + 1, version: 1 })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'version.conflict')).toHaveLength(19);
    const line = (await ask(1, 'GET', cartRoutes.open.path.replace(':id', id))).result;
    expect(line).toMatchObject({ version: 2, quantity: won[0]?.result.quantity });
  });
});
