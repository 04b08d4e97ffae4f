import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { isWorkingAccount, users } from '#modules/accounts/server/public.ts';
import { staffOfCustomer } from '#modules/customers/server/public.ts';
import type { ColleagueDto } from '#modules/quotes/contract.ts';
import { quoteRoutes, quoteStepRoutes } from '#modules/quotes/contract.ts';
import type { QuoteEventData } from '#modules/quotes/domain/quote-body.ts';
import { shownState, viewOf } from '#modules/quotes/domain/shown-state.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { type LoadedQuote, recordHappening, sideOn } from './quote-command.ts';
import { serveStep } from './quote-step.ts';
import { findQuote, type QuoteRow } from './quote-store.ts';

/** Serves how a quote passes from one of the provider's people to another, and to whom it may (commerce §4, `take` and `give-to`). */
export function registerHandOver(portal: Portal): void {
  serve(portal, quoteRoutes.colleagues, async (context) => {
    const { actor, db, params, scope } = context;
    const quote = await findQuote(db, { readable: scope.readable, view: viewOf(actor) }, params.id);
    if (quote === undefined) throw new Failure('record.unknown');
    if (sideOn(quote, context) !== 'P') throw new Failure('access.refused');
    const people = await colleaguesFor(db, quote, portal);
    return { rows: people.filter(({ id }) => id !== actor.id && id !== quote.assignedTo) };
  });

  serveStep(
    portal,
    quoteStepRoutes.take,
    'take',
    async (_, quote, { actor: { id } }) => ({ changes: { assignedTo: id }, data: passedTo(id, quote) }),
    { version: 'needed' },
  );

  serveStep(
    portal,
    quoteStepRoutes['give-to'],
    'give-to',
    async (tx, quote, { body: { reason, userId } }) => {
      const receiver = (await colleaguesFor(tx, quote, portal)).find(({ id }) => id === userId);
      if (receiver === undefined) throw new Failure('quote.other-staff');
      if (userId === quote.assignedTo) throw new Failure('quote.same-holder', { name: receiver.name });
      const because = reason === '' ? {} : { reason };
      return { changes: { assignedTo: userId }, data: { ...passedTo(userId, quote), ...because } };
    },
    { version: 'heeded' },
  );
}

/** Those who look after the customer of a quote and can come in, by name: a quote given to anybody else would be seen by nobody. */
async function colleaguesFor(
  db: Db,
  { organisationId }: Pick<QuoteRow, 'organisationId'>,
  { settings }: Pick<Portal, 'settings'>,
): Promise<ColleagueDto[]> {
  const ids = await staffOfCustomer(db, organisationId);
  return db
    .select({ id: users.id, name: users.username })
    .from(users)
    .where(and(isWorkingAccount(settings), eq(users.role, 'staff'), inArray(users.id, ids)))
    .orderBy(asc(users.username));
}

/** Whose a quote becomes, and whose it was, for its history. */
function passedTo(userId: string, { assignedTo }: Pick<QuoteRow, 'assignedTo'>): QuoteEventData {
  return assignedTo === null || assignedTo === userId ? { userId } : { userId, fromUserId: assignedTo };
}

/** Of a quote that nobody looks after whoever works on it does from then on: customer and mails name a person. */
export async function takenOver(
  portal: Portal,
  tx: Db,
  quote: LoadedQuote,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<{ readonly assignedTo?: string }> {
  if (quote.assignedTo !== null) return {};
  const state = shownState(quote, now);
  const data = passedTo(actor.id, quote);
  const happening = { action: 'take', from: state, to: state, data, isInternal: true } as const;
  await recordHappening(portal, tx, quote, happening, { actor, now });
  return { assignedTo: actor.id };
}
