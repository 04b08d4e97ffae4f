import { beneficiaryOf } from '#kernel/acting.ts';
import type { Actor } from '#kernel/actor.ts';
import type { RouteContract, UploadLimits } from '#kernel/contract.ts';
import { mayWriteFor } from '#kernel/scope.ts';
import type { Db } from '#server/database.ts';
import { Failure } from '#server/failures.ts';
import { announcedLength, mediaTypeOf } from '#server/http/read-body.ts';
import type { Portal } from '#server/portal.ts';
import { type RequestContext, serve } from '#server/serve.ts';
import type { CommandEvent } from '#server/serve-command.ts';
import { addChunk, dropOpenFile, type FileRow, type OpenFile, openFile, sealFile } from './file-store.ts';
import { receiveFile } from './receive-file.ts';

type UploadRoute = RouteContract & { readonly upload: UploadLimits };
type ContextOf<Route extends UploadRoute> = RequestContext<Route>;

/** What becomes of a file that was sent in. */
export interface Upload<Route extends UploadRoute, Answer> {
  /** Set where it is the back office's file, in nobody's scope: the permission says who sends it. */
  readonly asOwner?: true;
  /** What it is called. */
  readonly nameOf: (context: ContextOf<Route>) => string;
  /** Refuses what may not be sent, before a byte of it is read, by throwing a `Failure`. */
  readonly may?: (context: ContextOf<Route>) => void | Promise<void>;
  /** What is written once it is whole, and the answer; in the transaction that makes it be there. */
  readonly change: (tx: Db, file: FileRow, context: ContextOf<Route>) => Promise<Answer>;
  readonly event: (file: FileRow, context: ContextOf<Route>) => CommandEvent;
}

/** How many files one account, and everybody together, may send at a time. */
const MOST_AT_A_TIME = { account: 3, all: 32 };

/**
 * Serves the sending of a file: who may, which type, how long and whether there is space for it is judged before a byte is read; the bytes
 * go to the database piece by piece, outside of the limiter, since senders take as long as they like; whole, it is there.
 */
export function serveUpload<Route extends UploadRoute, Answer>(
  portal: Portal,
  route: Route,
  { asOwner, nameOf, may, change, event }: Upload<Route, Answer>,
): void {
  const sending = new Map<string, number>();

  serve(portal, route, async (context) => {
    const actor: Actor | undefined = context.actor;
    if (actor === undefined) throw new Error(`${route.path}: nobody sends files without a login`);
    const { now, owner, request, scope } = context;
    const db = asOwner ? owner : context.db;
    const size = announcedLength(request);
    if (size === undefined) throw new Failure('upload.length-missing');
    if (size === 0) throw new Failure('upload.empty');
    if (!asOwner && !mayWriteFor(scope, beneficiaryOf(actor))) throw new Failure('access.refused');
    await may?.(context);
    const leave = enter(actor.id);
    const type = mediaTypeOf(request);
    const file = { id: portal.newId(), name: nameOf(context), type, size, now, ...ownerOf(actor) };
    const open = await openFile(db, file, portal.settings.fileSpace).catch((error: unknown) => {
      leave();
      throw error;
    });
    const later = () => take(open, { type, size }, context, actor).finally(leave);
    // An upload route answers what follows the bytes; TypeScript does not follow the kind through the generic.
    return { later } as never;
  });

  async function take(
    open: OpenFile,
    expected: { type: string; size: number },
    context: ContextOf<Route>,
    actor: Actor,
  ): Promise<Answer> {
    const { request, scope } = context;
    // What is left of the request's deadline is not for what the sender takes: each piece has its own.
    const db = asOwner ? portal.db : portal.within(scope);
    try {
      const received = await receiveFile(request.raw, expected, (no, bytes) => addChunk(db, open, no, bytes));
      const client = portal.clients.of(request.raw);
      return await portal.limiter.admit(
        client,
        () => db.transaction((tx) => end(tx, open, received, context, actor)),
        context.whenGone,
      );
    } catch (error) {
      await dropOpenFile(db, open.id).catch((lost: unknown) => request.log.warn({ err: lost }, 'a file is left open'));
      throw error;
    }
  }

  async function end(
    tx: Db,
    { id }: OpenFile,
    received: Awaited<ReturnType<typeof receiveFile>>,
    context: ContextOf<Route>,
    actor: Actor,
  ): Promise<Answer> {
    const now = portal.clock();
    const file = await sealFile(tx, id, { ...received, now });
    if (file === undefined) throw new Failure('upload.broken-off');
    const answer = await change(tx, file, context);
    const by = { actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
    await portal.recordAudit(tx, {
      ...by,
      id: portal.newId(),
      at: now,
      requestId: context.request.id,
      ...event(file, context),
    });
    return answer;
  }

  function enter(accountId: string): () => void {
    const own = sending.get(accountId) ?? 0;
    if (own >= MOST_AT_A_TIME.account) throw new Failure('upload.too-many', { seconds: 5 });
    if ([...sending.values()].reduce((sum, count) => sum + count, 0) >= MOST_AT_A_TIME.all)
      throw new Failure('server.busy');
    sending.set(accountId, own + 1);
    return () => {
      const left = (sending.get(accountId) ?? 1) - 1;
      if (left === 0) sending.delete(accountId);
      else sending.set(accountId, left);
    };
  }
}

/** Whose a file is that an actor sends. */
export function ownerOf(actor: Actor): { organisationId: string; actorId: string; onBehalfOf: string | null } {
  return { organisationId: beneficiaryOf(actor), actorId: actor.id, onBehalfOf: actor.onBehalfOf ?? null };
}
