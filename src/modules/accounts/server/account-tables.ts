import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Who business belongs to: the provider, level-1 customers and their level-2 centre customers. */
export const organisations = pgTable(
  'organisations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['provider', 'customer-lv1', 'customer-lv2'] }).notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => organisations.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('organisations_parent').on(table.parentId)],
);

/** People who sign in. `username` is unique whatever its case. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['customer-lv1', 'customer-lv2', 'staff', 'admin'] }).notNull(),
    userAttribute: text('user_attribute').notNull(),
    userDepartment: text('user_department').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id),
    email: text('email'),
    passwordUpdated: boolean('password_updated').notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /** Seeded with a published password: works in demo mode only. */
    demo: boolean('demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_organisation').on(table.organisationId),
  ],
);

/** Live sessions: an opaque token, of which only the SHA-256 is kept. */
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

/** Browsers an account was signed in with: a random cookie, of which only the SHA-256 is kept. */
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

/** Wrong passwords of one account from one client (a known browser, else an address): guessing slows down, the owner does not. */
export const loginFailures = pgTable(
  'login_failures',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('login_failures_subject').on(table.subject, table.at)],
);
