import { and, eq } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import type { Scope } from '#kernel/scope.ts';
import { sideOf } from '#kernel/side.ts';
import { findCurrency, findTerms } from '#modules/prices/server/public.ts';
import { type Pricing, quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import { withChanges } from '#modules/quotes/domain/counter-offer.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serveCommand } from '#server/serve-command.ts';
import { addLines, configurationsFor, MOST_LINES, renewLines, type WorkedCodes, workedCodes } from './draft-lines.ts';
import { freezeVersion } from './freeze-version.ts';
import { openQuoteOf } from './present-quote.ts';
import { type LoadedQuote, recordHappening, sideOn } from './quote-command.ts';
import { type StepOutcome, serveStep } from './quote-step.ts';
import { deleteLines, linesOf, markInquired, type QuoteLineRow, writeLine } from './quote-store.ts';
import { quotes } from './quote-tables.ts';
import { refusePastDates } from './wanted-dates.ts';
import { workOnOffer } from './work-on-offer.ts';

/** Serves what is done with a quote before somebody else sees it, and the asking. */
export function registerDraftSteps(portal: Portal): void {
  serveCommand(portal, quoteRoutes.create, {
    prepare: ({ body, db, scope }) => codesBeforehand(portal, db, scope, body.configurationIds),
    async change(tx, _, { actor, body, now, scope }, worked) {
      const { configurationIds, title, customerRef, wantedDate } = body;
      const lines = await configurationsFor(tx, scope, configurationIds);
      const { organisationId } = lines[0];
      const maker = sideOf(actor, scope, organisationId);
      if (maker === 'none') throw new Failure('access.refused');
      const terms = await termsFor(tx, organisationId);
      refusePastDates([{ wantedDate }], { timeZone: terms.timeZone, now });
      const begun = { ...terms, organisationId, maker, title, customerRef, wantedDate };
      const id = await insertQuote(portal, tx, begun, { actor, now });
      const lastLine = await addLines(portal, tx, { id, organisationId, lastLine: 0 }, lines, worked);
      await tx.update(quotes).set({ lastLine }).where(eq(quotes.id, id));
      return { id };
    },
    event: ({ id }) => ({ action: 'quote.created', object: id }),
    answer: (tx, { id }, context) => openQuoteOf(tx, id, context),
  });

  serveStep(
    portal,
    quoteStepRoutes.edit,
    'edit',
    async (tx, quote, { actor, body, now, scope }) => {
      const { add, customerRef, lines, pricing, remove, title, wantedDate } = body;
      const side = sideOn(quote, { actor, scope });
      if (pricing !== undefined && side !== 'P') throw new Failure('access.refused');
      refusePastDates([{ wantedDate }, ...lines], { timeZone: quote.timeZone, now });
      await rewriteLines(tx, quote, lines, remove);
      const added = add === undefined ? [] : await configurationsFor(tx, scope, add);
      if (added.some(({ organisationId }) => organisationId !== quote.organisationId)) throw new Failure('quote.mixed');
      const lastLine = await addLines(portal, tx, quote, added);
      const left = await linesOf(tx, quote.id);
      if (left.length === 0 || left.length > MOST_LINES)
        throw new Failure('request.invalid', { fields: `lines: 1 - ${MOST_LINES}` });
      if (pricing !== undefined) await priceDraft(portal, tx, { ...quote, lines: left }, pricing, { actor, now });
      return { changes: { lastLine, ...given({ title, customerRef, wantedDate }) } };
    },
    { version: 'needed' },
  );

  serveStep(
    portal,
    quoteStepRoutes.delete,
    'delete',
    async (tx, quote) => {
      await markInquired(tx, quote.id, 'N');
      await tx.delete(quotes).where(and(eq(quotes.id, quote.id), eq(quotes.version, quote.rowVersion)));
      return {};
    },
    { version: 'needed' },
  );

  const ask = asked(portal);
  serveStep(
    portal,
    quoteStepRoutes.request,
    'request',
    async (tx, quote, context) => {
      refusePastDates([{ wantedDate: quote.wantedDate }, ...quote.lines], { ...context, timeZone: quote.timeZone });
      return ask(tx, quote, context);
    },
    { version: 'needed' },
  );
  // No date can be changed where one asks again: what has passed meanwhile is for the provider to see.
  serveStep(portal, quoteStepRoutes['ask-again'], 'ask-again', ask, { version: 'heeded' });
}

/** Works on the offer of a draft of the provider's. What is its alone of that is told apart: once sent, the customer reads the rest. */
async function priceDraft(
  portal: Portal,
  tx: Db,
  quote: LoadedQuote,
  pricing: Pricing,
  context: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  const data = await workOnOffer(portal, tx, quote, pricing, context);
  if (data.priceList === undefined) return;
  const { state } = quote;
  const happening = { action: 'price', from: state, to: state, data, isInternal: true } as const;
  await recordHappening(portal, tx, quote, happening, context);
}

/** The codes of what a quote is drafted of; what is refused is refused in the transaction, where a request sent again is known. */
async function codesBeforehand(portal: Portal, db: Db, scope: Scope, ids: readonly string[]): Promise<WorkedCodes> {
  try {
    return await workedCodes(portal, db, await configurationsFor(db, scope, ids));
  } catch (error) {
    if (error instanceof Failure) return new Map();
    throw error;
  }
}

/** Freezes what is asked for, judged by the releases in force. */
function asked(portal: Portal) {
  return async (
    tx: Db,
    quote: LoadedQuote,
    context: Parameters<typeof freezeVersion>[4] & { readonly locale: 'zh-cn' | 'en' },
  ): Promise<StepOutcome> => {
    const open = quote.lines.filter(({ state }) => state !== 'dropped');
    const lines = await renewLines(portal, tx, open, context.locale);
    for (const line of lines) if (line.state !== 'open') await writeLine(tx, line, { state: 'open' });
    const sent = { kind: 'request', terms: quote.terms, lines: lines.map(opened) } as const;
    const { no } = await freezeVersion(portal, tx, quote, sent, context);
    await markInquired(tx, quote.id, 'Q');
    return { changes: { lastNo: no, offerNo: null, expiresAt: null }, data: { no } };
  };
}

const opened = (line: QuoteLineRow): QuoteLineRow => ({ ...line, state: 'open' });

async function rewriteLines(
  tx: Db,
  quote: LoadedQuote,
  lines: readonly ({ readonly lineNo: number } & Parameters<typeof withChanges>[1])[],
  remove: readonly number[],
): Promise<void> {
  const known = new Map(quote.lines.map((line) => [line.lineNo, line]));
  const unknown = [...lines.map(({ lineNo }) => lineNo), ...remove].find((lineNo) => !known.has(lineNo));
  if (unknown !== undefined) throw new Failure('quote.line-unknown', { line: unknown });
  for (const { lineNo, ...changes } of lines) {
    const line = known.get(lineNo);
    if (line !== undefined) await writeLine(tx, line, withChanges(line, changes));
  }
  if (remove.length > 0) await deleteLines(tx, quote.id, remove);
}

/** What is said; what is left out stays as it was. */
function given<Values extends object>(values: Values): Partial<typeof quotes.$inferInsert> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** What a new quote of a customer stands on: what was agreed with that very customer, or nothing yet. */
async function termsFor(tx: Db, organisationId: string) {
  const agreed = await findTerms(tx, organisationId);
  const currency = (await findCurrency(tx, agreed?.listId)) ?? 'CNY';
  const { incoterm = null, payment = null, place = null, taxMode = 'domestic' as const } = agreed ?? {};
  return { currency, timeZone: agreed?.timeZone ?? 'Asia/Shanghai', terms: { incoterm, payment, place, taxMode } };
}

type NewQuote = Pick<
  typeof quotes.$inferInsert,
  'currency' | 'timeZone' | 'terms' | 'organisationId' | 'maker' | 'title' | 'customerRef' | 'wantedDate'
>;

/** Begins a quote as a draft of one side. */
export async function insertQuote(
  portal: Portal,
  tx: Db,
  begun: NewQuote,
  context: Parameters<typeof recordHappening>[4] & {
    readonly actor: { readonly id: string; readonly onBehalfOf?: string };
  },
): Promise<string> {
  const id = portal.newId();
  const { actor, now } = context;
  const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
  await tx.insert(quotes).values({ id, ...by, ...begun, createdAt: now, updatedAt: now, sharedAt: now });
  const happening = { action: 'create', from: null, to: 'draft' } as const;
  await recordHappening(portal, tx, { id, organisationId: begun.organisationId }, happening, context);
  return id;
}
