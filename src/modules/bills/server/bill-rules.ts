import { eq } from 'drizzle-orm';
import { users } from '#modules/accounts/server/public.ts';
import { rulesWith } from '#modules/bills/domain/field-rules.ts';
import { type HsCode, hsCodesWith } from '#modules/bills/domain/hs-codes.ts';
import { FIELD_KEYS, type FieldRules } from '#modules/bills/domain/required-fields.ts';
import type { Db } from '#server/database.ts';
import { billRules, hsCodes } from './bill-rule-tables.ts';

/** What papers must say by the rules in force; what a later release no longer has as a field counts for nothing. */
export async function fieldRules(db: Db): Promise<FieldRules> {
  const chosen = await db.select().from(billRules);
  return rulesWith(chosen.filter(({ field }) => FIELD_KEYS.includes(field)));
}

/** A code as it was said, with who said it. */
export type SaidHsCode = Awaited<ReturnType<typeof saidHsCodes>>[number];

/** The HS codes in force. */
export async function hsCodesInForce(db: Db): Promise<readonly (SaidHsCode | HsCode)[]> {
  return hsCodesWith(await saidHsCodes(db));
}

function saidHsCodes(db: Db) {
  const { code, goodsKind, isConfirmed, source, sourceDate, updatedAt, upToW, version } = hsCodes;
  return db
    .select({
      ...{ code, goodsKind, isConfirmed, source, sourceDate, updatedAt, upToW, version },
      updatedBy: users.username,
    })
    .from(hsCodes)
    .leftJoin(users, eq(users.id, hsCodes.updatedBy));
}
