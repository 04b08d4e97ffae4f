import { and, asc, desc, eq, getTableColumns, gt, ilike, inArray, lt, ne, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUuid } from '#kernel/ids.ts';
import type { Scope } from '#kernel/scope.ts';
import { organisations, users } from '#modules/accounts/server/public.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import { serialIn } from '#modules/quotes/domain/quote-number.ts';
import type { QuoteView } from '#modules/quotes/domain/shown-state.ts';
import type { SheetMaker, SheetState } from '#modules/sheets/domain/sheet-steps.ts';
import { holding } from '#server/database/like-pattern.ts';
import type { Db } from '#server/database.ts';
import { designSheets, sheetEvents, sheetRevisions } from './sheet-tables.ts';

const doers = alias(users, 'doers');

/** A sheet with the name of its customer. */
export type SheetRow = Awaited<ReturnType<typeof listSheets>>[number];
export type RevisionRow = Awaited<ReturnType<typeof revisionsOf>>[number];
export type SheetEventRow = Awaited<ReturnType<typeof eventsOfSheet>>[number];

/** Whose sheets are meant, and with whose eyes: what was never submitted is seen by the side that made it. */
export interface SheetReach {
  readonly readable: Scope['readable'];
  readonly view: QuoteView;
}

/** Which page of the list is asked for. */
export interface SheetPage {
  readonly state: SheetState | undefined;
  /** Only what waits for a side, of the customers it answers for. */
  readonly turn: { readonly side: SheetMaker; readonly organisationIds: readonly string[] } | undefined;
  readonly q: string;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Sheets within reach, the last made first, after an id. */
export function listSheets(db: Db, reach: SheetReach, { after, limit, q, state, turn }: SheetPage) {
  return rowsOf(db)
    .where(
      and(
        isInReach(reach),
        state === undefined ? undefined : eq(designSheets.state, state),
        turn === undefined
          ? undefined
          : and(inArray(designSheets.organisationId, [...turn.organisationIds]), waitsFor(turn.side)),
        q === '' ? undefined : holds(q),
        after === undefined ? undefined : lt(designSheets.id, after),
      ),
    )
    .orderBy(desc(designSheets.id))
    .limit(limit);
}

/** One sheet within reach; one outside of it is as absent as one that does not exist. */
export async function findSheet(db: Db, reach: SheetReach, id: string): Promise<SheetRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await rowsOf(db).where(and(eq(designSheets.id, id), isInReach(reach)));
  return found;
}

/** The same, while whoever else does something with it waits. */
export async function lockedSheet(tx: Db, reach: SheetReach, id: string): Promise<SheetRow | undefined> {
  if (!isUuid(id)) return undefined;
  await tx
    .select({ id: designSheets.id })
    .from(designSheets)
    .where(and(eq(designSheets.id, id), isInReach(reach)))
    .for('update');
  return findSheet(tx, reach, id);
}

/** Writes over exactly the version that was read. */
export async function writeSheet(
  tx: Db,
  { id, version }: Pick<SheetRow, 'id' | 'version'>,
  changes: Partial<typeof designSheets.$inferInsert>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(designSheets)
    .set({ ...changes, version: version + 1, updatedAt: now })
    .where(and(eq(designSheets.id, id), eq(designSheets.version, version)));
  return rowCount === 1;
}

/** The revisions of a sheet, the first first. */
export function revisionsOf(db: Db, sheetId: string) {
  const { actorId, body, createdAt, items, no, onBehalfOf, sha256, side } = sheetRevisions;
  return db
    .select({ no, side, body, items, sha256, createdAt, onBehalfOf, actorName: doers.username })
    .from(sheetRevisions)
    .innerJoin(doers, eq(doers.id, actorId))
    .where(eq(sheetRevisions.sheetId, sheetId))
    .orderBy(asc(no));
}

/** What became of a sheet, the first first. */
export function eventsOfSheet(db: Db, sheetId: string) {
  const { action, actorId, createdAt, data, from, onBehalfOf, seq, to } = sheetEvents;
  return db
    .select({ action, from, to, data, createdAt, onBehalfOf, actorName: doers.username })
    .from(sheetEvents)
    .innerJoin(doers, eq(doers.id, actorId))
    .where(eq(sheetEvents.sheetId, sheetId))
    .orderBy(asc(seq));
}

function isInReach({ readable, view }: SheetReach): SQL | undefined {
  const isSeen = view === 'A' ? undefined : or(gt(designSheets.lastNo, 0), eq(designSheets.maker, view));
  return and(isWithin(designSheets.organisationId, readable), isSeen);
}

/** As `turnOf` says it of each. */
function waitsFor(side: SheetMaker): SQL | undefined {
  const { maker, state } = designSheets;
  return or(
    and(eq(state, 'submitted'), ne(maker, side)),
    and(inArray(state, ['draft', 'returned']), eq(maker, side)),
    side === 'P' ? eq(state, 'confirmed') : undefined,
  );
}

function holds(q: string): SQL | undefined {
  const { serial, title } = designSheets;
  const number = serialIn(q, 'sheet');
  const texts = [title, organisations.name].map((column) => ilike(column, holding(q)));
  return or(...texts, number === undefined ? undefined : eq(serial, number));
}

function rowsOf(db: Db) {
  return db
    .select({ ...getTableColumns(designSheets), customerName: organisations.name })
    .from(designSheets)
    .innerJoin(organisations, eq(organisations.id, designSheets.organisationId))
    .$dynamic();
}
