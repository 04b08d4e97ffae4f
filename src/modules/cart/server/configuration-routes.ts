import type { z } from 'zod';
import { beneficiaryOf, listedFor } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import { cartRoutes, type OpenLineDto } from '#modules/cart/contract.ts';
import { lineAbilities } from '#modules/cart/domain/line-access.ts';
import { withPartIds } from '#modules/cart/domain/part-ids.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { onlyOnce } from '#server/idempotency.ts';
import { etagOf, versionOf, versionToWrite } from '#server/if-match.ts';
import { cursorOf, idOfCursor } from '#server/list-cursor.ts';
import type { Portal } from '#server/portal.ts';
import { serve } from '#server/serve.ts';
import { auditActing, type Writer } from './audit-acting.ts';
import {
  deleteLine,
  findLine,
  insertLine,
  type LineChanges,
  listLines,
  type OpenLineRow,
  updateLine,
} from './configuration-store.ts';
import { presentLine, presentOpenLine } from './present-line.ts';
import type { CartParts, VerifiedForm } from './verify-form.ts';

/** Serves the saved configurations. */
export function registerCart(portal: Portal, { verify }: CartParts): void {
  const judge = async (form: SavedForm, locale: Locale, db: Db) => {
    const judged = await verify(form, locale, db);
    if (!judged.ok) throw new Failure(judged.refusal.code, judged.refusal.params);
    return judged.value;
  };

  serve(portal, cartRoutes.create, async ({ actor, body, db, locale, now, request, scope, setHeader }) => {
    const line = await onlyOnce(db, { actor, request, body, now }, async (tx) => {
      const { form: payload, quantity } = readPayload(body);
      const judged = await judge(payload, locale, tx);
      const form = withPartIds(judged.form, {}, portal.newId);
      const line = { id: portal.newId(), organisationId: beneficiaryOf(actor) };
      await insertLine(tx, {
        ...line,
        actorId: actor.id,
        onBehalfOf: actor.onBehalfOf ?? null,
        ...contentOf(form, judged),
        quantity,
        createdAt: now,
        updatedAt: now,
      });
      await auditActing(tx, 'configuration.created', line, { actor, now, request, newId: portal.newId });
      return openLine(tx, { actor, scope }, line.id);
    });
    return tagged(line, setHeader);
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

  serve(portal, cartRoutes.update, async ({ actor, body, db, locale, now, params, request, scope, setHeader }) => {
    const version = versionToWrite(request, body.version);
    const saved = await onlyOnce(db, { actor, request, body, now }, async (tx) => {
      const line = await lineToWrite(tx, { actor, scope }, params.id);
      const { form: payload, quantity } = readPayload(body);
      const judged = await judge(payload, locale, tx);
      const form = withPartIds(judged.form, line.form, portal.newId);
      const writer = { actor, now, request, newId: portal.newId };
      return writeOver(tx, writer, { line, version, scope }, { ...contentOf(form, judged), quantity });
    });
    return tagged(saved, setHeader);
  });

  serve(portal, cartRoutes.setQuantity, async ({ actor, body, db, now, params, request, scope, setHeader }) => {
    const version = versionToWrite(request, body.version);
    const line = await lineToWrite(db, { actor, scope }, params.id);
    const writer = { actor, now, request, newId: portal.newId };
    return tagged(await writeOver(db, writer, { line, version, scope }, { quantity: body.quantity }), setHeader);
  });

  serve(portal, cartRoutes.remove, async ({ actor, db, now, params, query, request, scope }) => {
    const version = versionOf(request, query.version);
    const line = await lineToWrite(db, { actor, scope }, params.id);
    await db.transaction(async (tx) => {
      const deleted = await deleteLine(tx, { id: line.id, version, scope });
      if (!deleted) throw await lostWrite(tx, scope, line.id);
      await auditActing(tx, 'configuration.deleted', line, { actor, now, request, newId: portal.newId });
    });
    return null;
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
  const { quantity, version: _v, id: _i, productName: _n, productConfig: _c, inquiryStatus: _s, ...form } = body;
  return { form, quantity };
}

function contentOf(form: SavedForm, { productName, typeCode }: VerifiedForm) {
  const { category, gearboxModel, releaseHash } = form;
  return { form, productName, typeCode, category, gearboxModel, releaseHash };
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

/** The line a person is about to change: not found outside the scope, refused where the person only reads. */
async function lineToWrite(db: Db, { actor, scope }: Asker, id: string): Promise<OpenLineRow> {
  const line = await findLine(db, scope, id);
  if (line === undefined) throw new Failure('record.unknown');
  if (!lineAbilities(actor, scope, line.organisationId).edit) throw new Failure('access.refused');
  return line;
}

/** A line that was found to be written, the version the write means, and how far the writer reaches. */
interface LineToWrite {
  readonly line: OpenLineRow;
  readonly version: number;
  readonly scope: Scope;
}

/** Writes and answers the line as this writer left it. */
function writeOver(
  db: Db,
  writer: Writer,
  { line, version, scope }: LineToWrite,
  changes: LineChanges,
): Promise<OpenLineDto> {
  return db.transaction(async (tx) => {
    const written = await updateLine(tx, { id: line.id, version, scope }, changes, writer.now);
    if (!written) throw await lostWrite(tx, scope, line.id);
    await auditActing(tx, 'configuration.updated', line, writer);
    return openLine(tx, { actor: writer.actor, scope }, line.id);
  });
}

/** Why a write met nothing: somebody else deleted the line, or changed it. */
async function lostWrite(db: Db, scope: Scope, id: string): Promise<Failure> {
  return new Failure((await findLine(db, scope, id)) === undefined ? 'record.unknown' : 'version.conflict');
}
