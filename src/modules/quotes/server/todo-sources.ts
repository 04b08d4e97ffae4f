import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Scope } from '#kernel/scope.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { QUOTE_PATHS } from '#modules/quotes/domain/paths.ts';
import type { QuoteState } from '#modules/quotes/domain/quote-steps.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { QUOTE_TODO_WORDS } from '#modules/quotes/domain/todo-words.ts';
import type { Db } from '#server/database.ts';
import type { Todo, TodoAsker, TodoSource } from '#server/todo.ts';
import { quotes } from './quote-tables.ts';
import { awaitingQuotes, pendingApprovals, standingOffers } from './todo-quotes.ts';

/** So soon an offer ends that one is told apart from the others, ms. */
const SOON = 7 * 86_400_000;

type Reach = Scope['readable'];

/** What there is to do with the quotes of some organisations. */
type Find = (db: Db, isWithinReach: SQL, asker: TodoAsker) => Promise<readonly Todo[]>;

/** Asks nothing where nobody's quotes are meant. */
const of =
  (reachOf: (asker: TodoAsker) => Reach, find: Find): TodoSource['find'] =>
  async (db, asker) => {
    const reach = reachOf(asker);
    return reach.length === 0 ? [] : find(db, isWithin(quotes.organisationId, reach), asker);
  };

/** In whose name somebody answers: the own organisation's, or the customer's acted for (docs/decisions/0078-two-sides-of-a-paper.md). */
const answered = ({ actor }: TodoAsker): Reach => (viewOf(actor) === 'C' ? [beneficiaryOf(actor)] : []);

/** Whose quotes a customer reads and answers only by acting: its centre customers'. */
const below = ({ actor, scope: { readable } }: TodoAsker): Reach =>
  viewOf(actor) === 'C' && actor.onBehalfOf === undefined && readable !== 'all'
    ? readable.filter((id) => id !== actor.organisationId)
    : [];

/** For whom somebody prices; the administrator reads what others price. */
const serviced = ({ actor, scope }: TodoAsker): Reach => (viewOf(actor) === 'A' ? 'all' : scope.serviced);

/** Whose drafts somebody goes on with: one's own side's. */
const drafted = (asker: TodoAsker): Reach => (viewOf(asker.actor) === 'C' ? answered(asker) : asker.scope.serviced);

function isDraftOf(asker: TodoAsker): SQL | undefined {
  const side = viewOf(asker.actor) === 'C' ? 'C' : 'P';
  return and(eq(quotes.state, 'draft'), eq(quotes.maker, side), side === 'P' ? isFor(asker) : undefined);
}

/** Of whom somebody approves offers, by the right to do so. */
const approved = ({ actor, scope }: TodoAsker): Reach =>
  actor.rights.includes('quotes.approve') ? scope.serviced : [];

/** What a colleague has taken is not one's own to do. */
function isFor({ actor }: TodoAsker): SQL | undefined {
  return viewOf(actor) === 'A' ? undefined : or(isNull(quotes.assignedTo), eq(quotes.assignedTo, actor.id));
}

function standsAs(state: QuoteState): Find {
  return (db, isOurs, asker) => awaitingQuotes(db, and(isOurs, eq(quotes.state, state), isFor(asker)));
}

const isPriced = eq(quotes.state, 'priced');
const endsSoon = ({ now }: TodoAsker) =>
  and(isPriced, gt(quotes.expiresAt, now), lte(quotes.expiresAt, new Date(now.getTime() + SOON)));
const endsLater = ({ now }: TodoAsker) =>
  and(isPriced, or(isNull(quotes.expiresAt), gt(quotes.expiresAt, new Date(now.getTime() + SOON))));
const stands = ({ now }: TodoAsker) => and(isPriced, or(isNull(quotes.expiresAt), gt(quotes.expiresAt, now)));

const offers = (named: boolean, condition: (asker: TodoAsker) => SQL | undefined): Find => {
  return (db, isOurs, asker) => standingOffers(db, and(isOurs, condition(asker)), { named });
};

const LISTED = {
  priced: `${QUOTE_PATHS.list}?state=priced`,
  requested: `${QUOTE_PATHS.list}?state=requested`,
  countered: `${QUOTE_PATHS.list}?state=countered`,
  accepted: `${QUOTE_PATHS.list}?state=accepted`,
  draft: `${QUOTE_PATHS.list}?state=draft`,
} as const;
const ANSWERS = { access: 'quotes.read', waits: true } as const;
const { answerSoon, answer, centres, price, countered, ordered, approve, expiring, drafts } = QUOTE_TODO_WORDS;

/** What there is to do with quotes, for either side of them (commerce README §9): an offer stands with those that end soon or with the others. */
export const QUOTE_TODO: readonly TodoSource[] = [
  {
    ...{ ...ANSWERS, id: 'quotes.answer-soon', order: 10, name: answerSoon, all: LISTED.priced },
    find: of(answered, offers(false, endsSoon)),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.answer', order: 20, name: answer, all: LISTED.priced },
    find: of(answered, offers(false, endsLater)),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.price', order: 30, name: price, all: LISTED.requested },
    find: of(serviced, standsAs('requested')),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.countered', order: 40, name: countered, all: LISTED.countered },
    find: of(serviced, standsAs('countered')),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.order', order: 45, name: ordered, all: LISTED.accepted },
    find: of(serviced, standsAs('accepted')),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.approve', order: 50, name: approve },
    find: of(approved, (db, isOurs, { actor }) => pendingApprovals(db, isOurs, actor.id)),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.expiring', order: 60, name: expiring, all: LISTED.priced, waits: false },
    find: of(
      serviced,
      offers(true, (asker) => and(endsSoon(asker), isFor(asker))),
    ),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.centres', order: 70, name: centres, all: LISTED.priced, waits: false },
    find: of(below, offers(true, stands)),
  },
  {
    ...{ ...ANSWERS, id: 'quotes.drafts', order: 80, name: drafts, all: LISTED.draft, waits: false },
    find: of(drafted, (db, isOurs, asker) => awaitingQuotes(db, and(isOurs, isDraftOf(asker)))),
  },
];
