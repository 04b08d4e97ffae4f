import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { RIGHTS } from '#kernel/right.ts';
import { ORGANISATION_KINDS } from '#modules/accounts/domain/organisation-kind.ts';
import type { AccountProfile } from '#modules/accounts/domain/registration.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who business belongs to: the provider, level-1 customers and their level-2 centre customers. */
export const organisations = pgTable(
  'organisations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ORGANISATION_KINDS }).notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => organisations.id),
    /** Unified social credit code (GB 32100), or the register number of a company elsewhere. */
    creditCode: text('credit_code'),
    /** Counts the changes, so that of two people who change it at once the second is told. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('organisations_parent').on(table.parentId),
    uniqueIndex('organisations_credit_code').on(table.creditCode),
  ],
);

/** People who sign in. `username` is unique whatever its case. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    /** Null until an invited person has set a password. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: ['customer-lv1', 'customer-lv2', 'staff', 'admin'] }).notNull(),
    userAttribute: text('user_attribute').notNull(),
    userDepartment: text('user_department').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    email: text('email'),
    phone: text('phone'),
    /** What the person told of themselves at the registration; null for accounts the provider made. */
    profile: jsonb('profile').$type<AccountProfile>(),
    /** The language mails are written in. */
    locale: text('locale', { enum: ['zh-cn', 'en'] })
      .notNull()
      .default('zh-cn'),
    /** The permitted menu ids where they differ from those of the role; null where they do not. */
    menuIds: jsonb('menu_ids').$type<readonly number[]>(),
    /** Registered for a company that is here already: the provider confirms it first. */
    pending: boolean('pending').notNull().default(false),
    /** False: the password must be changed before anything else. */
    passwordUpdated: boolean('password_updated').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** Seeded with a published password: works in demo mode only. */
    demo: boolean('demo').notNull().default(false),
    /** Counts what the administrator writes of the account, so that of two who do so at once the second is told. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    /** When the person's data were erased; the row stays because business records name it. */
    erasedAt: moment('erased_at'),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_phone').on(table.phone),
    index('users_organisation').on(table.organisationId),
    // Few of many: what the list of accounts is narrowed to (user-states.ts), in its order.
    index('users_pending').on(table.id).where(sql`${table.pending}`),
    index('users_invited').on(table.id).where(sql`${table.passwordHash} is null`),
    index('users_disabled').on(table.id).where(sql`${table.disabled}`),
  ],
);

/** What members of staff may do beyond their role, each given by an administrator; who did so, the audit log knows. */
export const staffRights = pgTable(
  'staff_rights',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    right: text('right', { enum: RIGHTS }).notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.right] })],
);

/** Live sessions: an opaque token, of which only the SHA-256 is stored. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remembered: boolean('remembered').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Browsers an account was signed in with: a random cookie, of which only the SHA-256 is stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    deviceHash: text('device_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.userId] }),
    index('known_devices_user').on(table.userId, table.lastUsedAt),
  ],
);

/** Attempts that are counted: wrong passwords of one account from one client, mails to one address, questions of one client. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of what is counted and for whom. */
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('attempts_subject').on(table.subject, table.at)],
);

/**
 * The codes that were sent to an address for a purpose (assurance S7), one for each browser that asked (ADR 48): of a code itself only
 * the HMAC is stored.
 */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    purpose: text('purpose', { enum: ['registration', 'password-reset'] }).notNull(),
    /** The address it was sent to, in lower case. */
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Whose password it resets. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.address, table.codeHash] })],
);

/** One-time tickets with which a partner's system sends a person in; of the ticket only the SHA-256 is stored. */
export const signInTickets = pgTable('sign_in_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  partner: text('partner').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
});

/**
 * One-time links with which a person sets the first password: of an invitation, or of the portal's first administrator. One lives
 * per account, and only the SHA-256 of its secret is stored; it goes when it is used.
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['invitation', 'administrator'] }).notNull(),
    linkHash: text('link_hash').notNull(),
    /** The mail that brings it, which leaves the outbox with the link; null where it is said on the console. */
    mailId: uuid('mail_id'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('password_links_hash').on(table.linkHash)],
);

/** Signed calls of partners, so that none counts twice. */
export const partnerCalls = pgTable(
  'partner_calls',
  {
    partner: text('partner').notNull(),
    nonce: text('nonce').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.nonce] })],
);

/** Secrets the portal makes for itself at its first start, the same for all instances. */
export const portalKeys = pgTable('portal_keys', {
  name: text('name').primaryKey(),
  secret: text('secret').notNull(),
  createdAt: moment('created_at').notNull(),
});
