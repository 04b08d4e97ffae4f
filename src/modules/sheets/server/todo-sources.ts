import { and, asc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { beneficiaryOf } from '#kernel/acting.ts';
import { organisations } from '#modules/accounts/server/public.ts';
import { paperNumber } from '#modules/quotes/domain/quote-number.ts';
import { viewOf } from '#modules/quotes/domain/shown-state.ts';
import { pathOfSheet, SHEET_PATHS } from '#modules/sheets/domain/paths.ts';
import type { SheetMaker } from '#modules/sheets/domain/sheet-steps.ts';
import { SHEET_TODO_WORDS } from '#modules/sheets/domain/todo-words.ts';
import type { Db } from '#server/database.ts';
import { MOST_TODOS, type Todo, type TodoAsker, type TodoSource } from '#server/todo.ts';
import { designSheets } from './sheet-tables.ts';

/** What there is to do with sheets (commerce §9): to answer what the other side submitted, to revise what it returned, to release. */
export const SHEET_TODO: readonly TodoSource[] = [
  {
    ...{ id: 'sheets.confirm', order: 47, name: SHEET_TODO_WORDS.confirm, access: 'sheets.answer', waits: true },
    all: `${SHEET_PATHS.list}?state=submitted&turn=mine`,
    find: (db, asker) => sheetsFor(db, asker, (side) => isOf('submitted', ne(designSheets.maker, side))),
  },
  {
    ...{ id: 'sheets.returned', order: 48, name: SHEET_TODO_WORDS.returned, access: 'sheets.write', waits: true },
    all: `${SHEET_PATHS.list}?state=returned&turn=mine`,
    find: (db, asker) => sheetsFor(db, asker, (side) => isOf('returned', eq(designSheets.maker, side))),
  },
  {
    ...{ id: 'sheets.release', order: 49, name: SHEET_TODO_WORDS.release, access: 'sheets.release', waits: true },
    all: `${SHEET_PATHS.list}?state=confirmed`,
    find: (db, asker) =>
      asker.actor.rights.includes('sheets.release') && viewOf(asker.actor) === 'P'
        ? // Nobody releases what they submitted themselves.
          sheetsFor(db, asker, () => isOf('confirmed', ne(designSheets.submittedBy, asker.actor.id)))
        : Promise.resolve([]),
  },
];

function isOf(state: (typeof designSheets.$inferSelect)['state'], condition: SQL | undefined): SQL | undefined {
  return and(eq(designSheets.state, state), condition);
}

/** The sheets of the customers somebody works for, of either side; the administrator works for nobody. */
async function sheetsFor(
  db: Db,
  { actor, scope }: TodoAsker,
  conditionOf: (side: SheetMaker) => SQL | undefined,
): Promise<Todo[]> {
  const view = viewOf(actor);
  if (view === 'A') return [];
  const reach = view === 'P' ? scope.serviced : [beneficiaryOf(actor)];
  const { createdAt, id, organisationId, serial, title, updatedAt } = designSheets;
  const rows = await db
    .select({ id, serial, title, createdAt, updatedAt, customerName: organisations.name })
    .from(designSheets)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .where(and(inArray(organisationId, [...reach]), conditionOf(view)))
    .orderBy(asc(updatedAt), asc(id))
    .limit(MOST_TODOS);
  return rows.map((row) => ({
    ...{ id: row.id, path: pathOfSheet(row.id), since: row.updatedAt },
    title: paperNumber('sheet', row.serial, row.createdAt),
    detail: [row.title, view === 'P' ? row.customerName : ''].filter(Boolean).join(' · '),
  }));
}
