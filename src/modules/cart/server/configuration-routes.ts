import type { z } from 'zod';
import { beneficiaryOf, listedFor } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { cartRoutes, type OpenLineDto } from '#modules/cart/contract.ts';
import { lineAbilities } from '#modules/cart/domain/line-access.ts';
import { withPartIds } from '#modules/cart/domain/part-ids.ts';
import { formIn, type SavedForm } from '#modules/configurator/contract.ts';
import { mustHaveCustomer } from '#server/authorize.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { etagOf } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { serveCommand } from '#server/serve-command.ts';
import {
  deleteLine,
  findLine,
  insertLine,
  type LineChanges,
  listLines,
  lockLine,
  type OpenLineRow,
  updateLine,
} from './configuration-store.ts';
import { eventOfActing } from './event-of-acting.ts';
import { limitLines } from './line-limits.ts';
import { presentLine, presentOpenLine } from './present-line.ts';
import type { CartParts, VerifiedForm } from './verify-form.ts';

/** Serves the saved configurations. */
export function registerCart(portal: Portal, { verify }: CartParts): void {
  const judge = async (form: SavedForm, locale: Locale, db: Db) => {
    const judged = await verify(form, locale, db);
    if (!judged.ok) throw new Failure(judged.refusal.code, judged.refusal.params);
    return judged.value;
  };

  serveCommand(portal, cartRoutes.create, {
    may: (_, { actor }) => mustHaveCustomer(actor),
    async change(tx, _, { actor, body, locale, now, scope }) {
      const { form: payload, quantity } = readPayload(body);
      const judged = await judge(payload, locale, tx);
      const form = withPartIds(judged.form, {}, portal.newId);
      const [id, organisationId] = [portal.newId(), beneficiaryOf(actor)];
      await limitLines(tx, { organisationId, now }, portal.settings.lineLimits);
      await insertLine(tx, {
        id,
        organisationId,
        actorId: actor.id,
        onBehalfOf: actor.onBehalfOf ?? null,
        ...contentOf(form, judged),
        quantity,
        createdAt: now,
        updatedAt: now,
      });
      const line = await findLine(tx, scope, id);
      if (line === undefined) throw new Error('The line that was just saved is gone.');
      return { line, answer: presentOpenLine(line, actor, scope) };
    },
    event: ({ line }, _, { actor }) => eventOfActing({ action: 'configuration.created', line, actor }),
    keep: ({ answer }) => answer,
  });

  serve(portal, cartRoutes.list, async ({ actor, db, query, scope }) => {
    const after = query.cursor === undefined ? undefined : idOfCursor(query.cursor);
    const shown = listedFor(actor, scope);
    const rows = await listLines(db, shown, { q: query.q, after, limit: query.pageSize + 1 });
    const page = rows.slice(0, query.pageSize);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    return {
      rows: page.map((row) => presentLine(row, actor, scope)),
      next: last === undefined ? null : cursorOf(last.id),
    };
  });

  serve(portal, cartRoutes.open, async ({ actor, db, params, scope, setHeader }) =>
    tagged(await openLine(db, { actor, scope }, params.id), setHeader),
  );

  serveCommand(portal, cartRoutes.update, {
    version: 'needed',
    load: lineToWrite,
    may: mayBeWritten,
    async change(tx, line, { actor, body, locale, now, scope }) {
      const { form: payload, quantity } = readPayload(body);
      const judged = await judge(payload, locale, tx);
      const form = withPartIds(judged.form, line.form, portal.newId);
      return writeOver(tx, line, { ...contentOf(form, judged), quantity }, { actor, now, scope });
    },
    event: (_, line, { actor }) => eventOfActing({ action: 'configuration.updated', line, actor }),
    keep: idAndVersion,
    answer: writtenLine,
  });

  serveCommand(portal, cartRoutes.setQuantity, {
    version: 'needed',
    load: lineToWrite,
    may: mayBeWritten,
    change: (tx, line, { actor, body, now, scope }) =>
      writeOver(tx, line, { quantity: body.quantity }, { actor, now, scope }),
    event: (_, line, { actor }) => eventOfActing({ action: 'configuration.updated', line, actor }),
    keep: idAndVersion,
    answer: writtenLine,
  });

  serveCommand(portal, cartRoutes.remove, {
    version: 'heeded',
    load: lineToWrite,
    may: mayBeWritten,
    async change(tx, { id, version }, { scope }) {
      const deleted = await deleteLine(tx, { id, version, scope });
      if (!deleted) throw await lostWrite(tx, scope, id);
      return null;
    },
    event: (_, line, { actor }) => eventOfActing({ action: 'configuration.deleted', line, actor }),
  });
}

/** The line, with its version as the answer's ETag. */
function tagged(line: OpenLineDto, setHeader: (name: string, value: string) => void): OpenLineDto {
  setHeader('etag', etagOf(line.version));
  return line;
}

/** The form as it is kept, without what a client sends along for itself. */
function readPayload(body: z.output<typeof cartRoutes.create.body> & { version?: number | undefined }): {
  form: SavedForm;
  quantity: number;
} {
  const { quantity, version: _version, ...sent } = body;
  return { form: formIn(sent), quantity };
}

function contentOf(form: SavedForm, { kind, productName, typeCode }: VerifiedForm) {
  const { category, releaseHash } = form;
  return { form, productName, typeCode, category, gearboxModel: kind, releaseHash };
}

/** Who asks, and how far they reach. */
interface Asker {
  readonly actor: Actor;
  readonly scope: Scope;
}

async function openLine(db: Db, { actor, scope }: Asker, id: string): Promise<OpenLineDto> {
  const line = await findLine(db, scope, id);
  if (line === undefined) throw new Failure('record.unknown');
  return presentOpenLine(line, actor, scope);
}

type LineCommand = Asker & { readonly params: { readonly id: string } };

/** The line a person is about to change: not found outside the scope, and locked, so that whoever comes second sees the next version. */
async function lineToWrite(tx: Db, { params, scope }: LineCommand): Promise<OpenLineRow | undefined> {
  await lockLine(tx, scope, params.id);
  return findLine(tx, scope, params.id);
}

/** Refused where the person only reads. */
function mayBeWritten(line: OpenLineRow, { actor, scope }: Asker): void {
  if (!lineAbilities(actor, scope, line.organisationId).edit) throw new Failure('access.refused');
}

/** Writes and answers the line as this writer left it. */
async function writeOver(
  tx: Db,
  { id, version }: OpenLineRow,
  changes: LineChanges,
  { actor, now, scope }: Asker & { readonly now: Date },
): Promise<OpenLineDto> {
  const written = await updateLine(tx, { id, version, scope }, changes, now);
  if (!written) throw await lostWrite(tx, scope, id);
  return openLine(tx, { actor, scope }, id);
}

/** What is kept of a change: who it was made for may be erased meanwhile. */
function idAndVersion({ id, version }: OpenLineDto): Pick<OpenLineDto, 'id' | 'version'> {
  return { id, version };
}

/** The line that was written, as whoever asks reads it now. */
function writtenLine(tx: Db, { id }: Pick<OpenLineDto, 'id'>, asker: Asker): Promise<OpenLineDto> {
  return openLine(tx, asker, id);
}

/** Why a write met nothing: somebody else deleted the line, or changed it. */
async function lostWrite(db: Db, scope: Scope, id: string): Promise<Failure> {
  return new Failure((await findLine(db, scope, id)) === undefined ? 'record.unknown' : 'version.conflict');
}
