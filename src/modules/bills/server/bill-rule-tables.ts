import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#modules/accounts/server/public.ts';
import { BILL_KINDS, DESTINATIONS } from '#modules/bills/domain/bill-body.ts';
import { CHOSEN_LEVELS } from '#modules/bills/domain/field-rules.ts';
import { GOODS_KINDS } from '#modules/bills/domain/goods.ts';
import type { FieldKey } from '#modules/bills/domain/required-fields.ts';
import { moment } from '#modules/quotes/server/tables.ts';

/** What papers must say otherwise than the matrix of trade documents has it. */
export const billRules = pgTable(
  'bill_rules',
  {
    field: text('field').$type<FieldKey>().notNull(),
    kind: text('kind', { enum: BILL_KINDS }).notNull(),
    destination: text('destination', { enum: DESTINATIONS }).notNull(),
    level: text('level', { enum: CHOSEN_LEVELS }).notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.field, table.kind, table.destination] })],
);

/** The HS codes the provider has said, in place of those the portal comes with. */
export const hsCodes = pgTable('hs_codes', {
  /** Kind and power, `motor-750`. */
  id: text('id').primaryKey(),
  goodsKind: text('goods_kind', { enum: GOODS_KINDS }).notNull(),
  upToW: integer('up_to_w'),
  code: text('code').notNull(),
  source: text('source').notNull(),
  sourceDate: date('source_date', { mode: 'string' }).notNull(),
  isConfirmed: boolean('is_confirmed').notNull(),
  updatedBy: uuid('updated_by').references(() => users.id),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
