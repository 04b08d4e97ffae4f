import { and, asc, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { EnquiryState } from '#modules/enquiries/domain/enquiry-states.ts';
import type { Db } from '#server/database.ts';
import { enquiries, enquiryAnswers } from './enquiry-tables.ts';
import { isUnattended } from './responsible-for.ts';

const owners = alias(users, 'owners');
const askers = alias(organisations, 'askers');
const lastSaid = alias(enquiryAnswers, 'last_said');

const columns = {
  id: enquiries.id,
  version: enquiries.version,
  state: enquiries.state,
  organisationId: enquiries.organisationId,
  actorId: enquiries.actorId,
  ownerId: enquiries.ownerId,
  productLine: enquiries.productLine,
  name: enquiries.name,
  company: enquiries.company,
  email: enquiries.email,
  telephone: enquiries.telephone,
  message: enquiries.message,
  locale: enquiries.locale,
  configuration: enquiries.configuration,
  createdAt: enquiries.createdAt,
  customerName: organisations.name,
  actorName: users.username,
  askedBy: askers.name,
  ownerName: owners.username,
  /** Whether the last that was said is a reply. */
  isReplied: sql<boolean>`coalesce(${lastSaid.isReply}, false)`,
  lastSaidAt: sql<Date>`coalesce(${lastSaid.createdAt}, ${enquiries.createdAt})`.mapWith(enquiries.createdAt),
  lastSaidId: enquiries.lastSaidId,
};

/** An enquiry with the names of those it concerns. */
export type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>[number];

/** Whose enquiries are meant. */
export type EnquiryReach = Pick<Scope, 'readable' | 'visitors'>;

/** Which page of the list is asked for. */
export interface EnquiryPage {
  readonly state: EnquiryState | undefined;
  readonly ownerId: string | undefined;
  /** A text that their number, their words or the names of who asked hold; empty: whatever they say. */
  readonly q: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Enquiries in the scope, of visitors and of organisations, first what was said last, after the id of that. */
export function listEnquiries(db: Db, reach: EnquiryReach, { state, ownerId, q, after, limit }: EnquiryPage) {
  return rowsOf(db)
    .where(
      and(
        isInReach(db, reach),
        state === undefined ? undefined : eq(enquiries.state, state),
        ownerId === undefined ? undefined : eq(enquiries.ownerId, ownerId),
        q === '' ? undefined : holds(q),
        after === undefined ? undefined : lt(enquiries.lastSaidId, after),
      ),
    )
    .orderBy(desc(enquiries.lastSaidId))
    .limit(limit);
}

/** One enquiry of the scope; one that stands outside of it is as absent as one that does not exist. */
export async function findEnquiry(db: Db, reach: EnquiryReach, id: string): Promise<EnquiryRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await rowsOf(db).where(and(eq(enquiries.id, id), isInReach(db, reach)));
  return found;
}

/** Makes whoever else does a step wait for the end of the transaction. */
export async function lockEnquiry(tx: Db, reach: EnquiryReach, id: string): Promise<void> {
  if (!isUuid(id)) return;
  await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.id, id), isInReach(tx, reach)))
    .for('update');
}

/** Stores an enquiry. */
export async function insertEnquiry(db: Db, enquiry: Omit<typeof enquiries.$inferInsert, 'lastSaidId'>): Promise<void> {
  await db.insert(enquiries).values({ ...enquiry, lastSaidId: enquiry.id });
}

/** Writes where an enquiry stands over exactly the version that was read. */
export async function moveEnquiry(
  tx: Db,
  { id, version }: Pick<EnquiryRow, 'id' | 'version'>,
  next: Pick<typeof enquiries.$inferInsert, 'state' | 'ownerId'>,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(enquiries)
    .set({ ...next, version: version + 1 })
    .where(and(eq(enquiries.id, id), eq(enquiries.version, version)));
  return rowCount === 1;
}

/** Stores an answer or a reply, the last word of its enquiry from then on. */
export async function insertAnswer(tx: Db, answer: typeof enquiryAnswers.$inferInsert): Promise<void> {
  await tx.insert(enquiryAnswers).values(answer);
  await tx.update(enquiries).set({ lastSaidId: answer.id }).where(eq(enquiries.id, answer.enquiryId));
}

/** What was answered to an enquiry that the caller has found, and replied, the earliest first. */
export function answersOf(db: Db, enquiryId: string) {
  const { id, actorId, text, isReply, createdAt } = enquiryAnswers;
  return db
    .select({ id, actorId, text, isReply, createdAt, actorName: users.username })
    .from(enquiryAnswers)
    .innerJoin(users, eq(users.id, actorId))
    .where(eq(enquiryAnswers.enquiryId, enquiryId))
    .orderBy(asc(createdAt), asc(id));
}

function rowsOf(db: Db) {
  return db
    .select(columns)
    .from(enquiries)
    .leftJoin(organisations, eq(organisations.id, enquiries.organisationId))
    .leftJoin(users, eq(users.id, enquiries.actorId))
    .leftJoin(askers, and(eq(askers.id, users.organisationId), isNotNull(enquiries.onBehalfOf)))
    .leftJoin(owners, eq(owners.id, enquiries.ownerId))
    .leftJoin(lastSaid, eq(lastSaid.id, enquiries.lastSaidId))
    .$dynamic();
}

/** What stands in the list and in the enquiry, and its number, with or without the dash. */
function holds(q: string): SQL | undefined {
  const { id, name, company, email, telephone, message } = enquiries;
  const said = sql`lower(concat_ws(chr(10), ${name}, ${company}, ${email}, ${telephone}, ${organisations.name}, ${message}))`;
  const number = q.replaceAll('-', '').toLowerCase();
  const isNumber = /^[0-9a-f]{4,8}$/.test(number);
  return or(
    sql`strpos(${said}, lower(${q}::text)) > 0`,
    isNumber ? sql`strpos(right(replace(${id}::text, '-', ''), 8), ${number}) > 0` : undefined,
  );
}

/** Whoever reads what visitors send also reads what customers send whom nobody looks after. */
function isInReach(db: Db, { readable, visitors }: EnquiryReach): SQL | undefined {
  const { organisationId } = enquiries;
  const ofNobody = visitors ? or(isNull(organisationId), isUnattended(db)) : undefined;
  return or(ofNobody, isWithin(organisationId, readable));
}
