import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { SERVER_MODULES } from '#app/server/modules.ts';
import { sweep } from '#app/server/sweep.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { draftRoutes } from '#modules/drafts/contract.ts';
import { MOST_DRAFTS } from '#modules/drafts/domain/draft-limits.ts';
import { type TestCaller, testApp } from '#testing/app.ts';
import { drafts } from './draft-tables.ts';
import { DRAFT_RECORDS } from './personal-records.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const lv1 = { as: 'lv1-demo' };
const lv2 = { as: 'lv2-demo' };
const sales = { as: 'sales-demo' };

const keep = (key: string, version: number, content: Record<string, unknown>, caller: TestCaller = lv1) =>
  app.call(draftRoutes.keep, { params: { key }, body: { version, content, name: `JRT ${key}` } }, caller);
const open = (key: string, caller: TestCaller = lv1) => app.call(draftRoutes.open, { params: { key } }, caller);
const discard = (key: string, caller: TestCaller = lv1) => app.call(draftRoutes.discard, { params: { key } }, caller);
const keysOf = async (caller: TestCaller) => (await app.call(draftRoutes.list, {}, caller)).map(({ key }) => key);

async function person(username: string) {
  const [found] = await db.select().from(users).where(eq(users.username, username));
  return { id: found!.id, email: found!.email };
}

/** Somebody of staff as they act for a customer. */
async function actingFor(username: string): Promise<TestCaller> {
  const [found] = await db.select().from(users).where(eq(users.username, username));
  return { ...sales, headers: { 'on-behalf-of': found!.organisationId } };
}

describe('a draft', () => {
  test('that never was is an empty one of version 0', async () => {
    const answer = await app.send(draftRoutes.open, { params: { key: 'JD' } }, lv1);
    expect(answer.json().result).toEqual({ key: 'JD', version: 0, name: '', updatedAt: null, content: null });
    expect(answer.headers.etag).toBe('"0"');
  });

  test('is kept over the version that is known, and answers the next as ETag', async () => {
    expect(await keep('JRT', 0, { currentStep: 1 })).toMatchObject({ key: 'JRT', version: 1 });
    const input = { params: { key: 'JRT' }, body: { content: { currentStep: 2 } } };
    const answer = await app.send(draftRoutes.keep, input, { ...lv1, headers: { 'if-match': '"1"' } });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"2"']);
    expect(await open('JRT')).toMatchObject({ version: 2, content: { currentStep: 2 } });
  });

  test('is never written over by who does not know it as it is', async () => {
    await keep('JRW', 0, { from: 'one' });
    await expect(keep('JRW', 0, { from: 'two' })).rejects.toMatchObject({ status: 409, code: 'version.conflict' });
    await expect(
      app.call(draftRoutes.keep, { params: { key: 'JRW' }, body: { content: {} } }, lv1),
    ).rejects.toMatchObject({ status: 400 });
    expect((await open('JRW')).content).toEqual({ from: 'one' });
  });

  test('begun by twenty windows at once is the first one’s', async () => {
    const tries = Array.from({ length: 20 }, (_, window) => keep('JRP', 0, { window }));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await open('JRP')).version).toBe(1);
  });

  test('that was discarded is none any more, and its version goes on', async () => {
    await keep('JRH', 0, { currentStep: 1 });
    expect(await discard('JRH')).toMatchObject({ version: 2, name: '' });
    expect(await discard('JRH')).toMatchObject({ version: 2 });
    expect(await keysOf(lv1)).not.toContain('JRH');
    expect(await open('JRH')).toMatchObject({ version: 2, content: null });
    // Nothing is overwritten: who still has the draft has it kept again.
    expect(await keep('JRH', 1, { currentStep: 1 })).toMatchObject({ version: 3 });
  });

  test('is not discarded by who has not seen its last change', async () => {
    await keep('JD', 0, {});
    await keep('JD', 1, { currentStep: 3 });
    const late = app.call(draftRoutes.discard, { params: { key: 'JD' }, query: { version: '1' } }, lv1);
    await expect(late).rejects.toMatchObject({ code: 'version.conflict' });
  });

  test('holds what was typed as it was', async () => {
    const content = { remark: '"\\ ＪＲＴ 减速机 🛠\n', currentStep: 1, configuration: { values: { z: '1', a: '2' } } };
    await keep('JRT:line:letters', 0, content);
    // In the same order, too: by its text one state is told from another.
    expect(JSON.stringify((await open('JRT:line:letters')).content)).toBe(JSON.stringify(content));
  });
});

describe('drafts', () => {
  test('are their person’s alone', async () => {
    await keep('JRT:line:own', 0, { currentStep: 1 }, lv2);
    expect(await keysOf(lv1)).not.toContain('JRT:line:own');
    expect(await open('JRT:line:own', lv1)).toMatchObject({ version: 0, content: null });
    const colleague = app.portal.newId();
    const [model] = await db.select().from(users).where(eq(users.username, 'lv2-demo'));
    await db.insert(users).values({ ...model!, id: colleague, username: 'colleague', email: null, phone: null });
    expect(await keysOf({ as: 'colleague' })).toEqual([]);
  });

  test('made for a customer stand apart from one’s own and from those for others', async () => {
    const [forOne, forOther] = [await actingFor('lv1-demo'), await actingFor('lv2-demo')];
    await keep('JRT', 0, { whose: 'own' }, sales);
    await keep('JRT', 0, { whose: 'one' }, forOne);
    expect((await open('JRT', sales)).content).toEqual({ whose: 'own' });
    expect((await open('JRT', forOne)).content).toEqual({ whose: 'one' });
    expect((await open('JRT', forOther)).content).toBeNull();
    // What the customer does is theirs.
    expect((await open('JRT', lv1)).content).not.toEqual({ whose: 'one' });
  });

  test('are none of an administrator’s, who saves no configuration', async () => {
    await expect(keysOf({ as: 'admin' })).rejects.toMatchObject({ code: 'access.refused' });
  });

  test('are so many and no more; one that is there can be changed', async () => {
    const caller = { as: 'service-demo' };
    for (let at = 0; at < MOST_DRAFTS; at += 1) await keep(`JRT:line:${at}`, 0, {}, caller);
    await expect(keep('JRT', 0, {}, caller)).rejects.toMatchObject({ status: 422, code: 'draft.too-many' });
    expect(await keep('JRT:line:7', 1, {}, caller)).toMatchObject({ version: 2 });
    await discard('JRT:line:3', caller);
    expect(await keep('JRT', 0, {}, caller)).toMatchObject({ version: 1 });
  });

  test('are told to their person, but for those of an organisation they work for no more, and go with them', async () => {
    const own = await person('sales-demo');
    const [reach] = await db.select().from(organisations).where(eq(organisations.name, '驱动制造有限公司'));
    const told = (await DRAFT_RECORDS.read(db, own, [reach!.id])) as Record<string, unknown>[];
    expect(told.map(({ content }) => content)).toHaveLength(2);
    expect(told.filter(({ content }) => content !== undefined)).toMatchObject([{ content: { whose: 'own' } }]);
    await DRAFT_RECORDS.erase?.(db, own);
    expect(await db.$count(drafts, eq(drafts.personId, own.id))).toBe(0);
  });

  test('are forgotten 90 days after they were last changed', async () => {
    const now = app.clock.now().getTime();
    await sweep(db, new Date(now + 89 * 86_400_000), SERVER_MODULES);
    expect(await db.$count(drafts)).toBeGreaterThan(0);
    await sweep(db, new Date(now + 91 * 86_400_000), SERVER_MODULES);
    expect(await db.$count(drafts)).toBe(0);
  });
});
