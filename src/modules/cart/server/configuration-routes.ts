import type { z } from 'zod';
import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { cartRoutes, type OpenLineDto } from '#modules/cart/contract.ts';
import { lineAbilities } from '#modules/cart/domain/line-access.ts';
import { withPartIds } from '#modules/cart/domain/part-ids.ts';
import { savedOver } from '#modules/cart/domain/saved-over.ts';
import { formIn, type SavedForm } from '#modules/configurator/contract.ts';
import { mustHaveCustomer } from '#server/authorize.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { etagOf } from '#server/if-match.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import {
  deleteLine,
  findLine,
  insertLine,
  type LineChanges,
  type LineRow,
  lockLine,
  updateLine,
} from './configuration-store.ts';
import { eventOfActing } from './event-of-acting.ts';
import { type DocumentMailed, tellCompleted } from './line-completed.ts';
import { contentOf } from './line-content.ts';
import { limitLines } from './line-limits.ts';
import { priceOfLine, pricesOfLines, priceToKeep } from './line-prices.ts';
import { presentMailed, presentOpenLine, withSpecifiedFields } from './present-line.ts';
import { changesNothing } from './same-form.ts';
import { twinsOf } from './twins.ts';
import type { CartParts } from './verify-form.ts';
import { registerWorkingList } from './working-list-routes.ts';

/** Serves the saved configurations. */
export function registerCart(portal: Portal, parts: CartParts): void {
  const { verify, drivesOf, checkRelease, priceFactsOf } = parts;
  const judge = async (form: SavedForm, locale: Locale, db: Db) => {
    const judged = await verify(form, locale, db);
    if (!judged.ok) throw new Failure(judged.refusal.code, judged.refusal.params);
    return judged.value;
  };
  const present = async (db: Db, line: LineRow, { actor, locale, scope, now }: Asker): Promise<OpenLineDto> => {
    const [told] = await drivesOf([line.form], locale, db);
    const { state } = await checkRelease(line.form, locale, db);
    const [twins] = await twinsOf(db, [line]);
    const [price = null] = await pricesOfLines(db, [line], { actor, locale, now }, parts);
    return presentOpenLine(line, { actor, scope, told, state, twins, price });
  };
  const openLine = async (db: Db, id: string, asker: Asker): Promise<OpenLineDto> => {
    const line = await findLine(db, asker.scope, id);
    if (line === undefined) throw new Failure('record.unknown');
    return present(db, line, asker);
  };
  /** Writes and answers the line as this writer left it. */
  const writeOver = async (
    tx: Db,
    { id, version }: LineRow,
    changes: LineChanges,
    asker: Asker,
  ): Promise<OpenLineDto> => {
    const written = await updateLine(tx, { id, version, scope: asker.scope }, changes, asker.now);
    if (!written) throw await lostWrite(tx, asker.scope, id);
    return openLine(tx, id, asker);
  };
  /** The line that was written, as whoever asks reads it now. */
  const writtenLine = (tx: Db, { id }: Pick<OpenLineDto, 'id'>, asker: Asker) => openLine(tx, id, asker);

  serveCommand(portal, cartRoutes.create, {
    may: (_, { actor }) => mustHaveCustomer(actor),
    async change(tx, _, { actor, body, locale, now, scope }) {
      const { form: payload, quantity } = readPayload(body);
      const judged = await judge(payload, locale, tx);
      const form = withPartIds(judged.form, {}, portal.newId);
      const [id, organisationId] = [portal.newId(), beneficiaryOf(actor)];
      await limitLines(portal, tx, { organisationId, now });
      const price = await priceToKeep(tx, { organisationId, facts: judged.priceFacts, quantity, at: now });
      await insertLine(tx, {
        id,
        organisationId,
        price,
        actorId: actor.id,
        onBehalfOf: actor.onBehalfOf ?? null,
        ...contentOf(form, judged),
        quantity,
        createdAt: now,
        updatedAt: now,
      });
      const line = await findLine(tx, scope, id);
      if (line === undefined) throw new Error('The line that was just saved is gone.');
      const { mailsDocument = false } = body;
      const mailed = await tellCompleted(portal, tx, { line: { ...line, form }, actor, locale, now, mailsDocument });
      const answer = await present(tx, line, { actor, locale, scope, now });
      return { line, answer: { ...answer, ...presentMailed(portal, mailed, locale) } };
    },
    event: ({ line }, _, { actor }) => eventOfActing({ action: 'configuration.created', line, actor }),
    keep: ({ answer }) => answer,
    // What an earlier portal stored under a key has the form alone.
    answer: async (_, kept) => withSpecifiedFields(kept),
  });

  serve(portal, cartRoutes.open, async ({ actor, db, locale, params, scope, setHeader, now }) =>
    tagged(await openLine(db, params.id, { actor, locale, scope, now }), setHeader),
  );

  serveCommand(portal, cartRoutes.update, {
    version: 'needed',
    load: lineToWrite,
    may: mayBeWritten,
    async change(tx, line, { actor, body, locale, now, scope }) {
      const { form: payload, quantity } = readPayload(body);
      const { sampleSelectionFlag } = line.form;
      const over = savedOver({ category: line.category, sampleSelectionFlag }, payload);
      if (!over.ok) throw new Failure(over.refusal.code, over.refusal.params);
      const judged = await judge(payload, locale, tx);
      const form = withPartIds(judged.form, line.form, portal.newId);
      const changes = { ...contentOf(form, judged), quantity: quantity ?? line.quantity };
      if (changesNothing(line, changes)) return { id: line.id, isChanged: false, mailed: undefined };
      const toPrice = {
        organisationId: line.organisationId,
        facts: judged.priceFacts,
        quantity: changes.quantity,
        at: now,
      };
      // What was asked for or offered is the product as it was (001 §9).
      const priced = { ...changes, inquiryStatus: 'N', price: await priceToKeep(tx, toPrice) };
      const { id, version, productName } = await writeOver(tx, line, priced, { actor, locale, now, scope });
      const { mailsDocument = false } = body;
      const completed = { line: { id, version, productName, form }, actor, locale, now, mailsDocument };
      return { id, isChanged: true, mailed: await tellCompleted(portal, tx, completed) };
    },
    event: ({ isChanged }, line, { actor }) =>
      isChanged ? eventOfActing({ action: 'configuration.updated', line, actor }) : undefined,
    keep: ({ id, mailed }): { readonly id: string; readonly mailed?: DocumentMailed } => ({
      id,
      ...(mailed && { mailed }),
    }),
    answer: async (tx, { id, mailed }, asker) => ({
      ...(await openLine(tx, id, asker)),
      ...presentMailed(portal, mailed, asker.locale),
    }),
  });

  serveCommand(portal, cartRoutes.setQuantity, {
    version: 'needed',
    load: lineToWrite,
    may: mayBeWritten,
    async change(tx, line, { actor, body, locale, now, scope }) {
      const changes = changesIn(body);
      const { quantity = line.quantity } = changes;
      const isPriced = quantity !== line.quantity;
      const price = isPriced ? await priceOfLine(tx, { ...line, quantity }, now, { priceFactsOf }) : line.price;
      return writeOver(tx, line, { ...changes, price }, { actor, locale, now, scope });
    },
    event: (_, line, { actor }) => eventOfActing({ action: 'configuration.updated', line, actor }),
    keep: idOf,
    answer: writtenLine,
  });

  serveCommand(portal, cartRoutes.remove, {
    version: 'heeded',
    load: lineToWrite,
    may: mayBeWritten,
    async change(tx, { id, version }, { now, scope }) {
      const deleted = await deleteLine(tx, { id, version, scope }, now);
      if (!deleted) throw await lostWrite(tx, scope, id);
      return null;
    },
    event: (_, line, { actor }) => eventOfActing({ action: 'configuration.deleted', line, actor }),
  });

  registerWorkingList(portal, parts);
}

/** What is sent of a line and is not left out; the version says which one is meant. */
function changesIn({ version: _, ...edit }: z.output<typeof cartRoutes.setQuantity.body>): LineChanges {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
}

/** The line, with its version as the answer's ETag. */
function tagged(line: OpenLineDto, setHeader: (name: string, value: string) => void): OpenLineDto {
  setHeader('etag', etagOf(line.version));
  return line;
}

/** The form as it is stored, without what a client sends along for itself. */
function readPayload<Body extends z.output<typeof cartRoutes.update.body>>(
  body: Body,
): Pick<Body, 'quantity'> & { readonly form: SavedForm } {
  return { form: formIn(body), quantity: body.quantity };
}

/** Who asks, in which language, and how far they reach. */
interface Asker {
  readonly actor: Actor;
  readonly locale: Locale;
  readonly scope: Scope;
  readonly now: Date;
}

type LineCommand = Asker & { readonly params: { readonly id: string } };

/** The line a person is about to change: not found outside the scope, and locked, so that whoever comes second sees the next version. */
async function lineToWrite(tx: Db, { params, scope }: LineCommand): Promise<LineRow | undefined> {
  await lockLine(tx, scope, params.id);
  return findLine(tx, scope, params.id);
}

/** Refused where the person only reads. */
function mayBeWritten(line: LineRow, { actor, scope }: Asker): void {
  if (!lineAbilities(actor, scope, line.organisationId).edit) throw new Failure('access.refused');
}

/** What is stored of a change: who it was made for may be erased meanwhile. */
function idOf({ id }: OpenLineDto): Pick<OpenLineDto, 'id'> {
  return { id };
}

/** Why a write met nothing: somebody else deleted the line, or changed it. */
async function lostWrite(db: Db, scope: Scope, id: string): Promise<Failure> {
  return new Failure((await findLine(db, scope, id)) === undefined ? 'record.unknown' : 'version.conflict');
}
