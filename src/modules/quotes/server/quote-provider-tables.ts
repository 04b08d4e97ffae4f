import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import { priceVersions } from '#modules/prices/server/tables.ts';
import type { GivenReason } from '#modules/quotes/domain/approval-reasons.ts';
import { APPROVAL_STATES } from '#modules/quotes/domain/approval-steps.ts';
import type { WorkingOffer } from '#modules/quotes/domain/quote-body.ts';
import { inOrder, minor, moment, organisationId } from './quote-columns.ts';
import { quotes, quoteVersions } from './quote-tables.ts';

/** What the lines of an offer cost the provider: its alone. */
export const quoteVersionCosts = pgTable(
  'quote_version_costs',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => quoteVersions.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    organisationId: organisationId(),
    cost: minor('cost').notNull(),
    marginBp: integer('margin_bp').notNull(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.lineNo] })],
);

/** Offers while they are worked on, with what they cost: the provider's alone. */
export const quoteWorkingOffers = pgTable('quote_working_offers', {
  quoteId: uuid('quote_id')
    .primaryKey()
    .references(() => quotes.id, { onDelete: 'cascade' }),
  organisationId: organisationId(),
  /** The version of the list that was in force when its pricing began; null where the customer has no list. */
  priceVersionId: uuid('price_version_id').references(() => priceVersions.id),
  offer: jsonb('offer').$type<WorkingOffer>().notNull(),
  /** Of what is offered, in its canonical form: what an approval is for. */
  hash: text('hash').notNull(),
  /** Who made it what it is: nobody approves their own work, whoever asked for it. */
  workedBy: uuid('worked_user_id').references(() => users.id),
  updatedAt: moment('updated_at').notNull(),
});

/** What a second person was asked, and said, of a working offer: the provider's alone. */
export const quoteApprovals = pgTable(
  'quote_approvals',
  {
    id: uuid('id').primaryKey(),
    seq: inOrder('quote_approvals_seq'),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    organisationId: organisationId(),
    state: text('state', { enum: APPROVAL_STATES }).notNull(),
    offerHash: text('offer_hash').notNull(),
    reasons: jsonb('reasons').$type<readonly GivenReason[]>().notNull(),
    requestedBy: uuid('requested_user_id')
      .notNull()
      .references(() => users.id),
    decidedBy: uuid('decided_user_id').references(() => users.id),
    comment: text('comment').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('quote_approvals_of').on(table.quoteId, table.seq)],
);
