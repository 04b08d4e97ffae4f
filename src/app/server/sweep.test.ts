// @tests both-databases
import { expect, test } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import {
  attempts,
  knownDevices,
  partnerCalls,
  sessions,
  signInTickets,
  users,
  verificationCodes,
} from '#modules/accounts/server/account-tables.ts';
import { auditEvents, recordAudit } from '#modules/audit/server/public.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { mails, queueMail } from '#modules/mail/server/public.ts';
import { idempotencyKeys } from '#server/database/platform-tables.ts';
import { testApp } from '#testing/app.ts';
import { sweep } from './sweep.ts';

const app = await testApp({ demo: true });
const { db } = app.database;

async function leftovers(): Promise<number[]> {
  const tables = [
    await db.select().from(sessions),
    await db.select().from(attempts),
    await db.select().from(idempotencyKeys),
  ];
  return tables.map((rows) => rows.length);
}

test('what still counts is kept, and what has expired is forgotten', async () => {
  await app.signIn('lv1-demo');
  const remembered = await app.signIn('lv1-demo', { remember: true });
  await app.signIn('lv1-demo', { password: 'wrong' }).catch(() => undefined);
  const key = { actorId: app.portal.newId(), key: 'k', fingerprint: 'f', answer: {}, createdAt: app.clock.now() };
  await db.insert(idempotencyKeys).values({ ...key, organisationId: app.portal.newId() });
  app.clock.advance(10);
  await sweep(db, app.clock.now());
  // A wrong password counts for the account and for the client.
  expect(await leftovers()).toEqual([2, 2, 1]);
  app.clock.advance(24 * 60);
  await sweep(db, app.clock.now());
  expect(await leftovers()).toEqual([1, 0, 0]);
  expect((await app.call(accountRoutes.me, {}, { token: remembered })).username).toBe('lv1-demo');
  app.clock.advance(8 * 24 * 60);
  await sweep(db, app.clock.now());
  expect(await leftovers()).toEqual([0, 0, 0]);
});

test('codes go when they have run out, signed calls after an hour, tickets after a day', async () => {
  const now = app.clock.now();
  const [person] = await db.select().from(users).limit(1);
  const userId = person?.id ?? '';
  await db
    .insert(verificationCodes)
    .values({ purpose: 'registration', address: 'x@example.com', codeHash: 'h', createdAt: now });
  await db.insert(partnerCalls).values({ partner: 'mall', nonce: 'n', at: now });
  await db.insert(signInTickets).values({ ticketHash: 'h', userId, partner: 'mall', createdAt: now });
  const left = [];
  for (const minutes of [4, 6, 59, 61, 1439, 1441]) {
    await sweep(db, new Date(now.getTime() + minutes * 60_000));
    const tables = [verificationCodes, partnerCalls, signInTickets];
    const counts = [];
    for (const table of tables) counts.push((await db.select().from(table)).length);
    left.push([minutes, ...counts]);
  }
  expect(left).toEqual([
    [4, 1, 1, 1],
    [6, 0, 1, 1],
    [59, 0, 1, 1],
    [61, 0, 0, 1],
    [1439, 0, 0, 1],
    [1441, 0, 0, 0],
  ]);
});

test('known browsers, mails, events and enquiries go after the time the retention table gives them, not before', async () => {
  const { newId } = app.portal;
  const now = app.clock.now();
  const count = async () => [
    (await db.select().from(knownDevices)).length,
    (await db.select().from(mails)).length,
    (await db.select().from(auditEvents)).length,
    (await db.select().from(enquiries)).length,
  ];
  await db.delete(knownDevices);
  await db.delete(auditEvents);
  await db.delete(enquiries);
  const [person] = await db.select().from(users).limit(1);
  await db.insert(knownDevices).values({ deviceHash: 'h', userId: person?.id ?? '', lastUsedAt: now });
  const mail = { template: 'account-confirmed', values: { username: 'x' }, recipient: 'x@example.com' } as const;
  await queueMail(db, { id: newId(), ...mail, locale: 'en', now });
  await recordAudit(db, { id: newId(), at: now, actorId: null, action: 'mail.read', object: 'o', requestId: 'r' });
  const asked = { productLine: 'JRP', name: '', company: '', email: '', telephone: '', message: '' };
  await db.insert(enquiries).values({ id: newId(), lastSaidId: newId(), ...asked, locale: 'en', createdAt: now });
  const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000 + 1000);
  const left = [];
  for (const days of [29, 30, 399, 400, 1094, 1095]) {
    await sweep(db, daysLater(days));
    left.push([days, ...(await count())]);
  }
  expect(left).toEqual([
    [29, 1, 1, 1, 1],
    [30, 1, 0, 1, 1],
    [399, 1, 0, 1, 1],
    [400, 0, 0, 1, 1],
    [1094, 0, 0, 1, 1],
    [1095, 0, 0, 0, 0],
  ]);
});
