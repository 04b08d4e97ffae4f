import { and, eq, exists, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import {
  holdersOf,
  isWorkingAccount,
  isWorkingAdministrator,
  organisations,
  users,
} from '#modules/accounts/server/public.ts';
import { staffOfCustomer } from '#modules/customers/server/public.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import type { MailAudience, QuoteMail } from '#modules/quotes/domain/quote-mails.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { QuoteRow } from '#modules/quotes/server/quote-store.ts';
import { quoteEvents } from '#modules/quotes/server/quote-tables.ts';
import { findApproval } from '#modules/quotes/server/thread-store.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { unwillingAmong } from './mail-wishes.ts';

/** Somebody who is written to. */
export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
}

/** What decides who is told of a step. */
export interface Told {
  readonly settings: Pick<Portal['settings'], 'demo'>;
  readonly quote: Pick<QuoteRow, 'id' | 'organisationId' | 'assignedTo'>;
  readonly data: QuoteEventData;
  readonly isInternal: boolean;
  /** Null where the portal did it by itself. */
  readonly actor: Actor | null;
}

/** Those a mail goes to: whoever did what it tells of knows it, and what needs no answer is not wanted by all. */
export async function recipientsOf(
  tx: Db,
  { needsAnswer, to }: Pick<QuoteMail, 'needsAnswer' | 'to'>,
  told: Told,
): Promise<readonly Recipient[]> {
  const people = (await AUDIENCES[to](tx, told)).filter(({ id }) => id !== told.actor?.id);
  return needsAnswer ? people : willingAmong(tx, people);
}

const AUDIENCES: Readonly<Record<MailAudience, (tx: Db, told: Told) => Promise<readonly Recipient[]>>> = {
  customer: customersPeople,
  staff: staffOf,
  desk: deskOf,
  receiver: async (tx, told) => (await staffOf(tx, told)).filter(({ id }) => id === told.data.userId),
  approvers: approversOf,
  async asker(tx, told) {
    const approval = await findApproval(tx, told.quote.id);
    return (await staffOf(tx, told)).filter(({ id }) => id === approval?.requestedBy);
  },
  readers(tx, told) {
    if (told.isInternal) return staffOf(tx, told);
    return told.actor !== null && viewOf(told.actor) === 'C' ? deskOf(tx, told) : customersPeople(tx, told);
  },
  'administrators-without-staff': async (tx, told) =>
    (await staffOf(tx, told)).length > 0 ? [] : administrators(tx, told),
  'administrators-without-approvers': async (tx, told) =>
    (await approversOf(tx, told)).length > 0 ? [] : administrators(tx, told),
};

/** Those who look after the customer, or the one above it. */
async function staffOf(tx: Db, { quote, settings }: Told, condition?: SQL): Promise<readonly Recipient[]> {
  const ids = await staffOfCustomer(tx, quote.organisationId);
  return peopleWhere(tx, and(isWorkingAccount(settings), eq(users.role, 'staff'), inArray(users.id, ids), condition));
}

/** Whoever has the quote, as long as they look after the customer; while nobody does, all who do. */
async function deskOf(tx: Db, told: Told): Promise<readonly Recipient[]> {
  const staff = await staffOf(tx, told);
  const holder = staff.filter(({ id }) => id === told.quote.assignedTo);
  return holder.length > 0 ? holder : staff;
}

/** Those who may approve what somebody else asks for. */
async function approversOf(tx: Db, told: Told): Promise<readonly Recipient[]> {
  const staff = await staffOf(tx, told, inArray(users.id, holdersOf(tx, 'quotes.approve')));
  return staff.filter(({ id }) => id !== told.actor?.id);
}

function administrators(tx: Db, { settings }: Told): Promise<readonly Recipient[]> {
  return peopleWhere(tx, isWorkingAdministrator(settings));
}

/** Who of the customer, or of the one above it, has worked on the quote; where nobody has who can come in, all of the customer. */
async function customersPeople(tx: Db, { quote, settings }: Told): Promise<readonly Recipient[]> {
  const { actorId, quoteId } = quoteEvents;
  const hasWorked = exists(
    tx
      .select({ actorId })
      .from(quoteEvents)
      .where(and(eq(quoteId, quote.id), eq(actorId, users.id))),
  );
  const isAbove = exists(
    tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(eq(organisations.id, quote.organisationId), eq(organisations.parentId, users.organisationId))),
  );
  const isOwn = eq(users.organisationId, quote.organisationId);
  const comesIn = and(isWorkingAccount(settings), inArray(users.role, ['customer-lv1', 'customer-lv2']));
  const workers = await peopleWhere(tx, and(comesIn, or(isOwn, isAbove), hasWorked));
  return workers.length > 0 ? workers : peopleWhere(tx, and(comesIn, isOwn));
}

/** Those of a customer who have worked on what an order was made of, else all of them, less whoever wants no mails without an answer. */
export async function customersPeopleOf(
  tx: Db,
  settings: Told['settings'],
  { organisationId, quoteId }: { readonly organisationId: string; readonly quoteId: string | null },
): Promise<readonly Recipient[]> {
  const quote = { id: quoteId ?? NO_QUOTE, organisationId, assignedTo: null };
  const told = { settings, quote, data: {}, isInternal: false, actor: null };
  return recipientsOf(tx, { to: 'customer', needsAnswer: false }, told);
}

/** Those of a condition who can come in, less whoever wants no mails without an answer. */
export async function willingPeople(
  tx: Db,
  settings: Told['settings'],
  condition: SQL | undefined,
): Promise<readonly Recipient[]> {
  return willingAmong(tx, await peopleWhere(tx, and(isWorkingAccount(settings), condition)));
}

async function willingAmong(tx: Db, people: readonly Recipient[]): Promise<readonly Recipient[]> {
  const ids = people.map(({ id }) => id);
  const unwilling = await unwillingAmong(tx, ids);
  return people.filter(({ id }) => !unwilling.has(id));
}

/** An id that no quote has. */
const NO_QUOTE = '00000000-0000-0000-0000-000000000000';

async function peopleWhere(tx: Db, condition: SQL | undefined): Promise<readonly Recipient[]> {
  const { email, id, locale } = users;
  const rows = await tx
    .select({ id, email, locale })
    .from(users)
    .where(and(isNotNull(email), condition))
    .orderBy(id);
  return rows.flatMap((row) => (row.email === null ? [] : [{ ...row, email: row.email }]));
}
