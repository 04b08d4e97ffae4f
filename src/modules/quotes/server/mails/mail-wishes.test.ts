// @tests both-databases-long
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '#modules/audit/server/public.ts';
import { isStillWanted } from '#modules/mail/server/wishes.ts';
import { quoteMailRoutes } from '#modules/quotes/contract.ts';
import { quoteMailWishes } from '#modules/quotes/server/quote-mail-tables.ts';
import { forgetMails, toldBy } from '#modules/quotes/testing/mails-of.ts';
import { LV1, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { QUOTE_MAIL_RECORDS } from './mail-wishes.ts';

const { app, idOf, offered, request, step } = await quoteApp();
const { db } = app.database;
const choose = (isWanted: boolean) => app.call(quoteMailRoutes.choose, { body: { isWanted } }, LV1);

beforeEach(async () => {
  await db.delete(quoteMailWishes);
  await forgetMails(app);
});

describe('whoever wants no mails that need no answer', () => {
  test('gets the others, and all of them again by another word', async () => {
    expect(await app.call(quoteMailRoutes.read, {}, LV1)).toEqual({ isWanted: true });
    expect(await choose(false)).toEqual({ isWanted: false });
    expect(await app.call(quoteMailRoutes.read, {}, SALES)).toEqual({ isWanted: true });
    const quote = await offered();
    await step('recall', quote, { reason: 'r' }, SALES);
    const toThem = async () => (await toldBy(app)).filter((told) => told.endsWith(' lv1-demo'));
    expect(await toThem()).toEqual(['quote-offered to lv1-demo']);
    expect(await choose(true)).toEqual({ isWanted: true });
    await step('reject', await request(), { reason: 'r' }, SALES);
    expect(await toThem()).toEqual(['quote-offered to lv1-demo', 'quote-rejected to lv1-demo']);
  });

  test('does not get one that waits in the outbox either', async () => {
    await choose(false);
    const wanted = (template: string, name = 'LV1-demo') =>
      isStillWanted(app.portal.db, { template, recipient: `${name}@example.com` });
    expect(await wanted('quote-recalled')).toBe(false);
    expect(await wanted('quote-offered')).toBe(true);
    expect(await wanted('quote-recalled', 'sales-demo')).toBe(true);
  });

  test('is written down once, told of it, and forgotten with the account', async () => {
    const id = await idOf('lv1-demo');
    const isChosen = and(eq(auditEvents.object, id), eq(auditEvents.action, 'quote.mails-chosen'));
    const before = await db.$count(auditEvents, isChosen);
    for (const _ of [1, 2]) await choose(false);
    expect((await db.$count(auditEvents, isChosen)) - before).toBe(1);
    const person = { id, email: 'lv1-demo@example.com' };
    expect(await QUOTE_MAIL_RECORDS.read(db, person, 'all')).toEqual([{ stoppedAt: app.clock.now() }]);
    await QUOTE_MAIL_RECORDS.erase?.(db, person);
    expect(await QUOTE_MAIL_RECORDS.read(db, person, 'all')).toEqual([]);
  });
});
