import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Actor } from '#kernel/actor.ts';
import { isUuid } from '#kernel/ids.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { BatchBody } from '#modules/cart/contract.ts';
import { MAX_QUANTITY, UNDO_MS } from '#modules/cart/domain/line-notes.ts';
import { withPartIds } from '#modules/cart/domain/part-ids.ts';
import { isWithin } from '#modules/customers/server/public.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';
import type { CommandEvent } from '#server/serve-command.ts';
import { findLines, insertLine, type LineRow, lockLines } from './configuration-store.ts';
import { configurations } from './configuration-tables.ts';
import { eventOfActing } from './event-of-acting.ts';
import { contentOf, contentOfLine } from './line-content.ts';
import { limitLines } from './line-limits.ts';
import { placeAt } from './line-places.ts';
import { priceToKeep } from './line-prices.ts';
import { repriceLines } from './reprice-lines.ts';
import { areAlike } from './twins.ts';
import type { CartParts } from './verify-form.ts';

/** Who does something to several lines, and with what. */
export interface Batch extends Pick<CartParts, 'checkRelease' | 'priceFactsOf'> {
  readonly portal: Portal;
  readonly actor: Actor;
  readonly scope: Scope;
  readonly locale: Locale;
  readonly now: Date;
  readonly giveWay: () => Promise<void>;
}

/** What became of the lines: the ids to answer, and what is written down. */
export interface Done {
  readonly ids: readonly string[];
  readonly events: readonly CommandEvent[];
}

type BatchOf<Action extends BatchBody['action']> = Extract<BatchBody, { action: Action }>;
type Doing<Action extends BatchBody['action']> = (
  tx: Db,
  lines: readonly LineRow[],
  body: BatchOf<Action>,
  batch: Batch,
) => Promise<Done>;

/** A line a batch means, as far as its organisation and its id say. */
type MeantLine = Pick<LineRow, 'id' | 'organisationId'>;

/** The lines a batch means, in the order they were named, locked; undefined where one of them is out of reach, or gone. */
export async function linesOfBatch(
  tx: Db,
  { action, ids }: BatchBody,
  { scope, now }: Pick<Batch, 'scope' | 'now'>,
): Promise<readonly MeantLine[] | undefined> {
  const meant = [...new Set(ids)];
  await lockLines(tx, scope, meant);
  const listed = meant.slice(0, meant.length - DELETED_ONES[action](meant.length));
  const found: readonly MeantLine[] = [
    ...(await findLines(tx, scope.readable, listed)),
    ...(await deletedLines(tx, meant.slice(listed.length), { scope, now })),
  ];
  const byId = new Map(found.map((line) => [line.id, line]));
  const lines = meant.flatMap((id) => byId.get(id) ?? []);
  return lines.length === meant.length ? lines : undefined;
}

const NONE = () => 0;
/** How many lines of a batch, the last ones, are deleted and wanted back. */
const DELETED_ONES: Readonly<Record<BatchBody['action'], (count: number) => number>> = {
  move: NONE,
  quantity: NONE,
  copy: NONE,
  delete: NONE,
  merge: NONE,
  migrate: NONE,
  price: NONE,
  restore: (count) => count,
  unmerge: (count) => count - 1,
};

function deletedLines(tx: Db, ids: readonly string[], { scope, now }: Pick<Batch, 'scope' | 'now'>) {
  const { id, organisationId, deletedAt } = configurations;
  const isWanted = and(isNotNull(deletedAt), gt(deletedAt, new Date(now.getTime() - UNDO_MS)));
  return tx
    .select({ id, organisationId })
    .from(configurations)
    .where(and(inArray(id, ids.filter(isUuid)), isWithin(organisationId, scope.readable), isWanted));
}

/** Does what a batch says to lines that may be written. */
export async function doBatch(tx: Db, lines: readonly MeantLine[], body: BatchBody, batch: Batch): Promise<Done> {
  if (body.action === 'restore') return restoreAll(tx, lines, batch);
  if (body.action === 'unmerge') return unmergeAll(tx, lines, batch);
  const ids = lines.map(({ id }) => id);
  const rows = new Map((await findLines(tx, batch.scope.readable, ids)).map((line) => [line.id, line]));
  const inOrder = ids.flatMap((id) => rows.get(id) ?? []);
  // Each body is done by what its action names; TypeScript does not follow the pair through the table.
  const doing = DOINGS[body.action] as Doing<BatchBody['action']>;
  return doing(tx, inOrder, body, batch);
}

const DOINGS: { readonly [Action in Exclude<BatchBody['action'], 'restore' | 'unmerge'>]: Doing<Action> } = {
  move: (tx, lines, { folder }, batch) => setOnAll(tx, lines, { folder }, batch),
  quantity: (tx, lines, { quantity }, batch) => setQuantity(tx, lines, quantity, batch),
  delete: (tx, lines, _, batch) => deleteAll(tx, lines, batch),
  copy: copyAll,
  merge: mergeAll,
  migrate: migrateAll,
  price: priceAll,
};

async function setOnAll(
  tx: Db,
  lines: readonly MeantLine[],
  changes: { readonly folder?: string; readonly quantity?: number },
  batch: Batch,
): Promise<Done> {
  const ids = lines.map(({ id }) => id);
  await tx
    .update(configurations)
    .set({ ...changes, version: sql`${configurations.version} + 1`, updatedAt: batch.now })
    .where(inArray(configurations.id, ids));
  return { ids, events: eventsOf(lines, { action: 'configuration.updated', batch }) };
}

/** In another quantity a line may cost something else. */
async function setQuantity(tx: Db, lines: readonly MeantLine[], quantity: number, batch: Batch): Promise<Done> {
  const done = await setOnAll(tx, lines, { quantity }, batch);
  await repriceLines(tx, done.ids, batch);
  return done;
}

async function priceAll(tx: Db, lines: readonly LineRow[], _: BatchOf<'price'>, batch: Batch): Promise<Done> {
  const done = await setOnAll(tx, lines, {}, batch);
  await repriceLines(tx, done.ids, batch);
  return done;
}

async function deleteAll(tx: Db, lines: readonly LineRow[], batch: Batch): Promise<Done> {
  const ids = lines.map(({ id }) => id);
  await tx.update(configurations).set({ deletedAt: batch.now }).where(inArray(configurations.id, ids));
  return { ids, events: eventsOf(lines, { action: 'configuration.deleted', batch }) };
}

/** A deleted line has kept all it was, its place among them. */
async function restoreAll(tx: Db, lines: readonly MeantLine[], batch: Batch): Promise<Done> {
  const ids = lines.map(({ id }) => id);
  await tx.update(configurations).set({ deletedAt: null }).where(inArray(configurations.id, ids));
  return { ids, events: eventsOf(lines, { action: 'configuration.restored', batch }) };
}

/** Each copy stands below what it was made of. */
async function copyAll(tx: Db, lines: readonly LineRow[], _: BatchOf<'copy'>, batch: Batch): Promise<Done> {
  const { portal, actor, now, scope, giveWay } = batch;
  for (const organisationId of new Set(lines.map((line) => line.organisationId)))
    await limitLines(portal, tx, {
      organisationId,
      now,
      lines: lines.filter((line) => line.organisationId === organisationId).length,
    });
  const copies: Pick<LineRow, 'id' | 'organisationId'>[] = [];
  for (const line of lines) {
    const { organisationId, quantity, note, folder } = line;
    const id = portal.newId();
    const movedTo = await placeAt(tx, { side: 'below', of: line }, { scope, organisationId, newId: portal.newId });
    await insertLine(tx, {
      ...contentOfLine(line, withPartIds(line.form, {}, portal.newId)),
      ...{ id, organisationId, quantity, note, folder, movedTo },
      ...{ actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null },
      createdAt: now,
      updatedAt: now,
    });
    copies.push({ id, organisationId });
    await giveWay();
  }
  return { ids: copies.map(({ id }) => id), events: eventsOf(copies, { action: 'configuration.created', batch }) };
}

async function mergeAll(tx: Db, lines: readonly LineRow[], _: BatchOf<'merge'>, batch: Batch): Promise<Done> {
  const [kept, ...others] = lines;
  if (kept === undefined) throw new Failure('record.unknown');
  if (
    !(await areAlike(
      tx,
      lines.map(({ id }) => id),
    ))
  )
    throw new Failure('configuration.not-alike');
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  if (quantity > MAX_QUANTITY) throw new Failure('configuration.too-often', { quantity, most: MAX_QUANTITY });
  const added = await setQuantity(tx, [kept], quantity, batch);
  const deleted = await deleteAll(tx, others, batch);
  return { ids: added.ids, events: [...added.events, ...deleted.events] };
}

/**
 * Takes a merge back: the first line has its own quantity again, the others are there as they were. A merge writes the first line at
 * the moment at which it deletes the others: whatever was done to it since has made another moment of that, and stays.
 */
async function unmergeAll(tx: Db, lines: readonly MeantLine[], batch: Batch): Promise<Done> {
  const [kept, ...others] = lines;
  if (kept === undefined) throw new Failure('record.unknown');
  const { id, quantity, updatedAt, deletedAt } = configurations;
  const stored = await tx
    .select({ id, quantity, updatedAt, deletedAt })
    .from(configurations)
    .where(inArray(id, [kept.id, ...others.map((line) => line.id)]));
  const first = stored.find((line) => line.id === kept.id);
  const merged = stored.filter((line) => line.id !== kept.id);
  const own = merged.reduce((left, line) => left - line.quantity, first?.quantity ?? 0);
  const isLast = merged.every((line) => line.deletedAt?.getTime() === first?.updatedAt.getTime());
  if (!isLast || own < 1) throw new Failure('version.conflict');
  const set = await setQuantity(tx, [kept], own, batch);
  const restored = await restoreAll(tx, others, batch);
  return { ids: [kept.id, ...restored.ids], events: [...set.events, ...restored.events] };
}

/** What it was before is written down with every line: another product is sold from then on. */
async function migrateAll(tx: Db, lines: readonly LineRow[], _: BatchOf<'migrate'>, batch: Batch): Promise<Done> {
  const { portal, checkRelease, locale, now, giveWay } = batch;
  const events: CommandEvent[] = [];
  for (const line of lines) {
    const { next, refusal } = await checkRelease(line.form, locale, tx);
    if (refusal !== null) throw new Failure('configuration.not-migrated', { name: line.productName });
    await giveWay();
    if (next === null) continue;
    const content = contentOf(withPartIds(next.form, line.form, portal.newId), next);
    const { organisationId, quantity } = line;
    const price = await priceToKeep(tx, { organisationId, facts: next.priceFacts, quantity, at: now });
    const { releaseHash, typeCode } = content;
    await tx
      .update(configurations)
      .set({ ...content, price, version: line.version + 1, updatedAt: now })
      .where(eq(configurations.id, line.id));
    events.push({
      action: 'configuration.migrated',
      object: line.id,
      details: {
        release: { from: line.releaseHash, to: releaseHash },
        typeCode: { from: line.typeCode, to: typeCode },
        version: { from: line.version, to: line.version + 1 },
      },
    });
  }
  return { ids: lines.map(({ id }) => id), events };
}

type LineDeed = Parameters<typeof eventOfActing>[0]['action'];

function eventsOf(
  lines: readonly Pick<LineRow, 'id' | 'organisationId'>[],
  { action, batch: { actor } }: { readonly action: LineDeed; readonly batch: Pick<Batch, 'actor'> },
): readonly CommandEvent[] {
  return lines.flatMap((line) => eventOfActing({ action, line, actor }) ?? []);
}
