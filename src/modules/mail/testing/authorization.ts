import { mailRoutes, mailTemplateRoutes } from '#modules/mail/contract.ts';
import { mails } from '#modules/mail/server/mail-tables.ts';
import { byId, NOTHING, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';

const TEMPLATE = { params: { template: 'account-confirmed', locale: 'en' } };
const TEXT = { subject: '{brand}', body: '{username}' };

/** A mail of the outbox that could not be sent. */
async function addMail({ app, newId }: World): Promise<string> {
  const id = newId();
  const now = app.clock.now();
  await app.database.db.insert(mails).values({
    id,
    messageId: id,
    template: 'account-confirmed',
    locale: 'en',
    recipient: 'someone@example.com',
    values: { username: 'someone' },
    state: 'failed',
    nextAttemptAt: now,
    createdAt: now,
  });
  return id;
}

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  { kind: 'call', route: mailTemplateRoutes.list, input: NOTHING },
  { kind: 'call', route: mailTemplateRoutes.save, input: () => ({ ...TEMPLATE, body: { ...TEXT, version: 0 } }) },
  { kind: 'call', route: mailTemplateRoutes.reset, input: () => ({ ...TEMPLATE, body: { version: 1 } }) },
  { kind: 'call', route: mailTemplateRoutes.test, input: () => ({ ...TEMPLATE, body: TEXT }) },
  { kind: 'call', route: mailRoutes.list, input: NOTHING },
  { kind: 'office', route: mailRoutes.open, make: addMail, input: byId },
  { kind: 'office', route: mailRoutes.retry, make: addMail, input: byId },
];
