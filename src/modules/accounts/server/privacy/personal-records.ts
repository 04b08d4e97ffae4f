import { type AnyColumn, arrayContains, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  knownDevices,
  organisations,
  passwordLinks,
  sessions,
  signInTickets,
  staffRights,
  users,
  verificationCodes,
} from '#modules/accounts/server/account-tables.ts';
import { endLink } from '#modules/accounts/server/passwords/password-link-store.ts';
import { auditEvents } from '#modules/audit/server/public.ts';
import { mails } from '#modules/mail/server/public.ts';
import { idempotencyKeys } from '#server/database/platform-tables.ts';
import type { Db } from '#server/database.ts';
import type { Person, PersonalRecords, Reach } from '#server/module.ts';

/** What this module and those before it keep. */
export const ACCOUNT_RECORDS: readonly PersonalRecords[] = [
  { category: 'account', read: readAccount },
  { category: 'profile', read: readProfile },
  {
    category: 'rights',
    ofStaff: true,
    read: (db, person) =>
      db
        .select({ right: staffRights.right, givenAt: staffRights.givenAt })
        .from(staffRights)
        .where(isOf(staffRights.userId, person))
        .orderBy(staffRights.right),
    erase: deleteFrom(staffRights, (person) => isOf(staffRights.userId, person)),
  },
  {
    category: 'sessions',
    read: (db, person) =>
      db
        .select({
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          remembered: sessions.remembered,
        })
        .from(sessions)
        .where(isOf(sessions.userId, person))
        .orderBy(sessions.createdAt),
    erase: deleteFrom(sessions, (person) => isOf(sessions.userId, person)),
  },
  {
    category: 'browsers',
    read: (db, person) =>
      db
        .select({ lastUsedAt: knownDevices.lastUsedAt })
        .from(knownDevices)
        .where(isOf(knownDevices.userId, person))
        .orderBy(knownDevices.lastUsedAt),
    erase: deleteFrom(knownDevices, (person) => isOf(knownDevices.userId, person)),
  },
  {
    category: 'codes',
    read: (db, person) =>
      db
        .select({
          purpose: verificationCodes.purpose,
          address: verificationCodes.address,
          createdAt: verificationCodes.createdAt,
          usedAt: verificationCodes.usedAt,
        })
        .from(verificationCodes)
        .where(codesOf(person))
        .orderBy(verificationCodes.purpose, verificationCodes.createdAt),
    erase: deleteFrom(verificationCodes, codesOf),
  },
  {
    category: 'tickets',
    read: (db, person) =>
      db
        .select({
          partner: signInTickets.partner,
          createdAt: signInTickets.createdAt,
          usedAt: signInTickets.usedAt,
        })
        .from(signInTickets)
        .where(isOf(signInTickets.userId, person))
        .orderBy(signInTickets.createdAt),
    erase: deleteFrom(signInTickets, (person) => isOf(signInTickets.userId, person)),
  },
  {
    category: 'links',
    read: (db, person) =>
      db
        .select({
          purpose: passwordLinks.purpose,
          createdAt: passwordLinks.createdAt,
          expiresAt: passwordLinks.expiresAt,
        })
        .from(passwordLinks)
        .where(isOf(passwordLinks.userId, person)),
    erase: (tx, { id }) => endLink(tx, id),
  },
  {
    category: 'answers',
    read: readAnswers,
    erase: deleteFrom(idempotencyKeys, (person) => isOf(idempotencyKeys.actorId, person)),
  },
  {
    category: 'mails',
    // What a mail was filled with may hold a code; its subject is told by the template.
    read: (db, person) =>
      db
        .select({
          template: mails.template,
          recipient: mails.recipient,
          locale: mails.locale,
          state: mails.state,
          createdAt: mails.createdAt,
          sentAt: mails.sentAt,
        })
        .from(mails)
        .where(isAddress(mails.recipient, person))
        .orderBy(mails.id),
    erase: deleteFrom(mails, (person) => isAddress(mails.recipient, person)),
  },
  { category: 'events', read: readEvents },
];

async function readAccount(db: Db, person: Person) {
  const [found] = await db
    .select({
      id: users.id,
      username: users.username,
      role: users.role,
      userAttribute: users.userAttribute,
      userDepartment: users.userDepartment,
      organisation: organisations.name,
      email: users.email,
      phone: users.phone,
      locale: users.locale,
      menuIds: users.menuIds,
      pending: users.pending,
      passwordUpdated: users.passwordUpdated,
      createdAt: users.createdAt,
    })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(isOf(users.id, person));
  return found;
}

async function readProfile(db: Db, person: Person) {
  const [found] = await db.select({ profile: users.profile }).from(users).where(isOf(users.id, person));
  return found?.profile;
}

/** What the person was answered; of business out of reach today no more than that there was some. */
async function readAnswers(db: Db, person: Person, reach: Reach) {
  const { answer, createdAt, organisationId } = idempotencyKeys;
  const rows = await db
    .select({ answer, createdAt, organisationId })
    .from(idempotencyKeys)
    .where(isOf(idempotencyKeys.actorId, person))
    .orderBy(createdAt);
  return rows.map(({ organisationId: whose, ...told }) =>
    reach === 'all' || reach.includes(whose) ? told : { createdAt: told.createdAt },
  );
}

/** What the person did, and what concerns them; who else did it is that one's own affair. */
async function readEvents(db: Db, person: Person) {
  const { id, at, actorId, onBehalfOf, action, object, details, subjects } = auditEvents;
  const rows = await db
    .select({ at, actorId, onBehalfOf, action, object, details })
    .from(auditEvents)
    .where(or(eq(actorId, person.id), arrayContains(subjects, [person.id])))
    .orderBy(desc(id));
  return rows.map(({ actorId: by, ...event }) => ({ ...event, byYourself: by === person.id }));
}

function deleteFrom(table: PgTable, condition: (person: Person) => SQL | undefined) {
  return (tx: Db, person: Person) => tx.delete(table).where(condition(person));
}

function isOf(column: AnyColumn, { id }: Person): SQL {
  return eq(column, id);
}

/** No address is nobody's: it matches nothing. */
function isAddress(column: AnyColumn, { email }: Person): SQL {
  return email === null ? sql`false` : sql`lower(${column}) = lower(${email})`;
}

function codesOf(person: Person): SQL | undefined {
  return or(isOf(verificationCodes.userId, person), isAddress(verificationCodes.address, person));
}
