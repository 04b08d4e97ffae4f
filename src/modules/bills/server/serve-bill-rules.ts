import { and, eq } from 'drizzle-orm';
import { type Locale, textIn } from '#kernel/locale.ts';
import { type FieldRulesDto, type HsCodeDto, ruleRoutes } from '#modules/bills/contract.ts';
import { BILL_TITLES } from '#modules/bills/domain/bill-titles.ts';
import {
  type FieldRule,
  fixedBecause,
  isOwnRule,
  refusalOfRule,
  versionOfRules,
} from '#modules/bills/domain/field-rules.ts';
import { GOODS_WORDS } from '#modules/bills/domain/goods.ts';
import { type HsCode, headingsTold, idOfHsCode, refusalOfHsCode } from '#modules/bills/domain/hs-codes.ts';
import { FIELD_KEYS, FIELDS, type FieldKey, type FieldRules } from '#modules/bills/domain/required-fields.ts';
import { providerDay } from '#modules/prices/domain/provider-day.ts';
import { holdLock } from '#server/database/hold-lock.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import { billRules, hsCodes } from './bill-rule-tables.ts';
import { fieldRules, hsCodesInForce, type SaidHsCode } from './bill-rules.ts';

/** The version of a code that nobody has said yet. */
const FIRST = 1;

/** Serves the back office of papers: what each must say, and the HS codes goods begin with. */
export function registerBillRules(portal: Portal): void {
  serve(portal, ruleRoutes.readRules, async ({ owner }) => {
    const rules = await fieldRules(owner);
    return {
      rules: FIELD_KEYS.map((field) => rulesTold(rules, field)),
      codes: (await hsCodesInForce(owner)).map(told),
    };
  });

  // Whoever writes goods acts within a scope: the codes are read as the provider's own.
  serve(portal, ruleRoutes.readCodes, async ({ owner }) => ({ codes: (await hsCodesInForce(owner)).map(told) }));

  serveCommand(portal, ruleRoutes.changeRule, {
    asOwner: true,
    version: 'heeded',
    async load(tx, { params: { id } }) {
      const field = FIELD_KEYS.find((one) => one === id);
      if (field === undefined) return undefined;
      await holdLock(tx, 'bill-rules');
      const rules = await fieldRules(tx);
      return { field, rules, version: versionOfRules(rules, field) };
    },
    may({ field, rules }, { body: { levels }, locale }) {
      for (const rule of levels) refuseFixed({ field, ...rule }, rules, locale);
    },
    async change(tx, { field, rules }, { body: { levels }, now }) {
      const changed = levels.map((rule) => ({ field, ...rule })).filter((rule) => levelOf(rules, rule) !== rule.level);
      for (const rule of changed) await writeRule(tx, rule, now);
      return { field, changed };
    },
    event: ({ changed, field }, { rules }) =>
      changed.map((rule) => ({
        action: 'bill-rule.changed' as const,
        object: field,
        details: {
          kind: rule.kind,
          destination: rule.destination,
          level: { from: levelOf(rules, rule), to: rule.level },
        },
      })),
    keep: ({ field }) => ({ field }),
    answer: async (tx, { field }) => rulesTold(await fieldRules(tx), field),
  });

  serveCommand(portal, ruleRoutes.changeCode, {
    asOwner: true,
    version: 'heeded',
    async load(tx, { params: { id } }) {
      await holdLock(tx, 'hs-codes');
      const found = (await hsCodesInForce(tx)).find((code) => idOfHsCode(code) === id);
      return found === undefined ? undefined : told(found);
    },
    may: ({ goodsKind }, { body, locale, now }) => refuseCode({ ...body, goodsKind }, providerDay(now), locale),
    async change(tx, { goodsKind, id, upToW, version }, { actor, body, now }) {
      const { version: _, ...said } = body;
      const written = { ...said, version: version + 1, updatedBy: actor.id, updatedAt: now };
      await tx
        .insert(hsCodes)
        .values({ id, goodsKind, upToW, ...written })
        .onConflictDoUpdate({ target: hsCodes.id, set: written });
      return { id };
    },
    event: ({ id }, before, { body }) => ({
      action: 'hs-code.changed',
      object: id,
      details: {
        code: { from: before.code, to: body.code },
        source: { from: before.source, to: body.source },
        sourceDate: { from: before.sourceDate, to: body.sourceDate },
        isConfirmed: { from: before.isConfirmed, to: body.isConfirmed },
      },
    }),
    answer: async (tx, { id }) => {
      const found = (await hsCodesInForce(tx)).find((code) => idOfHsCode(code) === id);
      if (found === undefined) throw new Failure('record.unknown');
      return told(found);
    },
  });
}

const levelOf = (rules: FieldRules, { destination, field, kind }: FieldRule) => rules[field][kind][destination];

/** Refuses to change what does not stand on a paper, or what must stay; saying what it is already changes nothing. */
function refuseFixed(rule: FieldRule, rules: FieldRules, locale: Locale): void {
  const refusal = levelOf(rules, rule) === rule.level ? undefined : refusalOfRule(rule);
  if (refusal === undefined) return;
  const because = fixedBecause(rule.field, rule.kind);
  throw new Failure(refusal, {
    field: textIn(FIELDS[rule.field].words, locale),
    paper: textIn(BILL_TITLES[rule.kind], locale),
    because: because === undefined ? '' : textIn(because, locale),
  });
}

/** Refuses a code that goods of a kind cannot have, and a source of a day that has not come. */
function refuseCode(said: Pick<HsCode, 'code' | 'goodsKind' | 'sourceDate'>, today: string, locale: Locale): void {
  const refusal = refusalOfHsCode(said, today);
  if (refusal === undefined) return;
  const { code, goodsKind, sourceDate: date } = said;
  const kind = textIn(GOODS_WORDS[goodsKind], locale);
  throw new Failure(refusal, { code, chapter: code.slice(0, 2), kind, expected: headingsTold(goodsKind) ?? '', date });
}

/** Keeps what differs from the matrix; what is as the matrix has it is not kept. */
async function writeRule(tx: Db, rule: FieldRule, now: Date): Promise<void> {
  const { destination, field, kind } = billRules;
  if (!isOwnRule(rule)) {
    const isIt = and(eq(field, rule.field), eq(kind, rule.kind), eq(destination, rule.destination));
    await tx.delete(billRules).where(isIt);
    return;
  }
  const written = { level: rule.level, updatedAt: now };
  await tx
    .insert(billRules)
    .values({ ...rule, ...written })
    .onConflictDoUpdate({ target: [field, kind, destination], set: written });
}

function rulesTold(rules: FieldRules, field: FieldKey): FieldRulesDto {
  return { field, version: versionOfRules(rules, field), levels: structuredClone(rules[field]) };
}

function told(code: SaidHsCode | HsCode): HsCodeDto {
  const { goodsKind, isConfirmed, source, sourceDate, upToW } = code;
  const said = 'version' in code ? code : undefined;
  return {
    ...{ id: idOfHsCode(code), goodsKind, upToW, code: code.code, source, sourceDate, isConfirmed },
    ...{ version: said?.version ?? FIRST, updatedBy: said?.updatedBy ?? null },
    updatedAt: said?.updatedAt.toISOString() ?? null,
  };
}
