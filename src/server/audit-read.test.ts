import { expect, test } from 'vitest';
import { userRoutes } from '#modules/accounts/contract.ts';
import { auditEvents, sweepAudit } from '#modules/audit/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

const app = await testApp({ demo: true });
const { db } = app.database;
const form = aConfiguredForm(await loadActiveRelease(app.portal.db), A_ROW_ID);

/** The id of a line a customer saved. */
async function aLine(): Promise<string> {
  return (await app.call(cartRoutes.create, { body: form }, { as: 'lv1-demo' })).id;
}

/** What was written down while something was done, in its order. */
async function eventsOf(work: () => Promise<unknown>) {
  await db.delete(auditEvents);
  await work();
  return db.select().from(auditEvents).orderBy(auditEvents.id);
}

test('what the administrator reads of the business is written down: who, when, what, and in which request', async () => {
  const line = await app.call(cartRoutes.create, { body: form }, { as: 'lv1-demo' });
  await app.signIn('admin');
  const events = await eventsOf(async () => {
    await app.call(cartRoutes.list, {}, { as: 'admin' });
    app.clock.advance(0.1);
    await app.call(cartRoutes.open, { params: { id: line.id } }, { as: 'admin' });
    app.clock.advance(0.1);
    await app.call(enquiryRoutes.list, {}, { as: 'admin' });
  });
  const reads = events.filter(({ action }) => /^(configuration|enquiry)\./.test(action));
  expect(reads.map(({ action, object }) => [action, object])).toEqual([
    ['configuration.list', '/v1/configurations'],
    ['configuration.read', line.id],
    ['enquiry.list', '/v1/enquiries'],
  ]);
  for (const read of reads) {
    expect(read.actorId).toMatch(/^[\da-f-]{36}$/);
    expect(read.requestId).toMatch(/^[\da-f]{16}$/);
  }
  expect(reads.at(-1)?.at).toEqual(app.clock.now());
  expect(new Set(reads.map(({ requestId }) => requestId)).size).toBe(3);
});

test('of a list it is kept what it was searched for and narrowed to, not which page of it', async () => {
  await app.signIn('admin');
  const events = await eventsOf(async () => {
    await app.call(userRoutes.list, { query: { q: ' wang ', role: 'staff', pageSize: '5' } }, { as: 'admin' });
    app.clock.advance(0.1);
    await app.call(userRoutes.list, {}, { as: 'admin' });
  });
  const reads = events.filter(({ action }) => action === 'user.list');
  expect(reads.map(({ details }) => details)).toEqual([{ q: 'wang', role: 'staff' }, {}]);
});

test('of documents the lines that were printed are named; of what is not saved there is only that it was', async () => {
  const [one, two] = [await aLine(), await aLine()];
  await app.signIn('admin');
  const print = (...ids: unknown[]) =>
    app.send(
      documentRoutes.downloadTechnicalDocuments,
      { body: ids.map((productConfig) => ({ productConfig })) },
      { as: 'admin' },
    );
  const events = await eventsOf(async () => {
    expect((await print({ id: one }, { id: two })).statusCode).toBe(200);
    app.clock.advance(0.1);
    expect((await print(form)).statusCode).toBe(200);
  });
  const prints = events.filter(({ action }) => action === 'document.download').map(({ object }) => object);
  expect(prints.slice(0, -1).sort()).toEqual([one, two].sort());
  expect(prints.at(-1)).toBe(documentRoutes.downloadTechnicalDocuments.path);
});

test('what others read, and what the administrator was not shown, is not', async () => {
  const tokens = { as: 'lv1-demo' };
  await app.signIn('admin');
  const events = await eventsOf(async () => {
    await app.call(cartRoutes.list, {}, tokens);
    await app.send(cartRoutes.open, { params: { id: app.portal.newId() } }, { as: 'admin' });
    await app.send(cartRoutes.list, { query: { pageSize: '0' } }, { as: 'admin' });
  });
  expect(events.filter(({ action }) => action.startsWith('configuration.'))).toEqual([]);
});

test('events of before a moment can be forgotten', async () => {
  const events = await eventsOf(async () => {
    await app.call(cartRoutes.list, {}, { as: 'admin' });
    app.clock.advance(60);
    await app.call(enquiryRoutes.list, {}, { as: 'admin' });
  });
  expect(events.map(({ action }) => action)).toContain('configuration.list');
  await sweepAudit(db, app.clock.now());
  const left = await db.select().from(auditEvents);
  expect(left.map(({ action }) => action)).toContain('enquiry.list');
  expect(left.map(({ action }) => action)).not.toContain('configuration.list');
});
