import type { Actor } from '#kernel/actor.ts';
import type { AuditDetails } from '#kernel/audit-details.ts';
import type { RouteContract } from '#kernel/contract.ts';
import type { AuditAction } from '#kernel/declared.ts';
import type { Db } from './database.ts';
import { Failure } from './failures.ts';
import { type Answered, onlyOnce } from './idempotency.ts';
import { etagOf, versionIn, versionOf, versionToWrite } from './if-match.ts';
import type { Portal } from './portal.ts';
import { type Handler, type RequestContext, serve } from './serve.ts';

/** What a command writes down; who, when and in which request is known. */
export interface CommandEvent {
  readonly action: AuditAction;
  readonly object: string;
  readonly details?: AuditDetails;
  /** Null where it is not the one who called that is to be named. */
  readonly actorId?: string | null;
}

type AnswerOf<Route extends RouteContract> = Awaited<ReturnType<Handler<Route>>>;

/** A write, in the order in which it happens; everything from `load` to `answer` in one transaction. */
export interface Command<Route extends RouteContract, Ready, Loaded, Changed, Kept> {
  /** Whether the version the write means has to be given, or counts where it is: in If-Match, or as `version` beside the contents. */
  readonly version?: 'needed' | 'heeded';
  /** Set where what is sent or answered must not be kept, a password or a token, not even as a fingerprint: it is done anew each time. */
  readonly keepsNothing?: true;
  /** Set where it writes what is in nobody's scope. */
  readonly asOwner?: true;
  /** What takes long, or must count though the write is refused, such as the proof of a password. */
  readonly prepare?: (context: RequestContext<Route>) => Ready | Promise<Ready>;
  /** The record it is about, locked where others may write it; undefined: there is none within reach. */
  readonly load?: (tx: Db, context: RequestContext<Route>, ready: Ready) => Promise<Loaded | undefined>;
  /** Refuses what may not be done to it, by throwing a `Failure`. */
  readonly may?: (loaded: Loaded, context: RequestContext<Route>, tx: Db, ready: Ready) => void | Promise<void>;
  /** Whether there is anything to be overwritten; where there is not, any version will do. Left out, there is. */
  readonly overwrites?: (loaded: Loaded) => boolean;
  readonly change: (tx: Db, loaded: Loaded, context: RequestContext<Route>, ready: Ready) => Promise<Changed>;
  /** What is written down of it; nothing where nothing was changed. */
  readonly event?: (
    changed: Changed,
    loaded: Loaded,
    context: RequestContext<Route>,
  ) => CommandEvent | readonly CommandEvent[] | undefined;
  /** What is kept under the request's key for a day, as JSON; left out, all of `change`. Of other people keep no more than ids. */
  readonly keep?: (changed: Changed) => Kept;
  /** The answer, made of what is kept, also when the request comes again. Left out, that is the answer. */
  readonly answer?: (tx: Db, kept: Kept, context: RequestContext<Route>) => Promise<AnswerOf<Route>>;
  /**
   * The refusal an error stands for, of `prepare` or of the transaction, which was taken back: what is to be kept of a refusal is written
   * here. What is not foreseen is answered as it is.
   */
  readonly refusalOf?: (error: unknown, context: RequestContext<Route>) => unknown;
  /** What follows once it is written, such as waking a worker. */
  readonly after?: (kept: Kept, context: RequestContext<Route>) => void | Promise<void>;
}

/**
 * Serves one write: one transaction, done once per Idempotency-Key (assurance R5), over the version it means (R6), written down with it,
 * and answered with the new version as ETag. The same order for every write of every module: prepare, load, may, version, change, event.
 */
export function serveCommand<Route extends RouteContract, Ready, Loaded, Changed, Kept = Changed>(
  portal: Portal,
  route: Route,
  command: Command<Route, Ready, Loaded, Changed, Kept>,
): void {
  portal.commands.set(route, { version: command.version, isRepeatable: command.keepsNothing === undefined });
  serve(portal, route, async (context) => {
    const { db, now, owner, request, setHeader } = context;
    const actor: Actor | undefined = context.actor;
    const version = versionMeant(command.version, context);
    const kept: { it?: Kept } = {};
    const told = await write().catch(async (error: unknown) => {
      throw (await command.refusalOf?.(error, context)) ?? error;
    });
    // Set by `tell`, without which there is no answer.
    await command.after?.(kept.it as Kept, context);
    const { answer, firstVersion } = told;
    // A request that came again is answered with what somebody else has written since, a version its sender has not seen yet.
    if (firstVersion !== undefined && firstVersion === versionIn(answer)) setHeader('etag', etagOf(firstVersion));
    return answer;

    async function write(): Promise<Answered<AnswerOf<Route>>> {
      // Without `prepare` nothing asks for what it makes.
      const ready = (await command.prepare?.(context)) as Ready;
      const repeatable = command.keepsNothing ? undefined : { actor, request, body: context.body, now };
      return onlyOnce(command.asOwner ? owner : db, repeatable, (tx) => run(tx, ready), tell);
    }

    async function run(tx: Db, ready: Ready): Promise<Kept> {
      const loaded = await load(tx, ready);
      await command.may?.(loaded, context, tx, ready);
      const isStale = version !== undefined && version !== versionIn(loaded);
      if (isStale && (command.overwrites?.(loaded) ?? true)) throw new Failure('version.conflict');
      const changed = await command.change(tx, loaded, context, ready);
      for (const event of listOf(command.event?.(changed, loaded, context))) await record(tx, event);
      // What `keep` leaves out is kept whole.
      return command.keep === undefined ? (changed as unknown as Kept) : command.keep(changed);
    }

    async function tell(tx: Db, it: Kept): Promise<AnswerOf<Route>> {
      kept.it = it;
      // Without `answer`, what is kept is the answer; it passes the declared result.
      const answer = command.answer ? await command.answer(tx, it, context) : (it as unknown as AnswerOf<Route>);
      // What cannot be answered as declared is a fault, and takes back what was written.
      if (!route.asWritten) route.result.parse(answer);
      return answer;
    }

    async function load(tx: Db, prepared: Ready): Promise<Loaded> {
      // Without `load` nothing asks for what it finds.
      if (command.load === undefined) return undefined as Loaded;
      const loaded = await command.load(tx, context, prepared);
      if (loaded === undefined) throw new Failure('record.unknown');
      return loaded;
    }

    async function record(tx: Db, event: CommandEvent): Promise<void> {
      const by = { actorId: actor?.id ?? null, onBehalfOf: actor?.onBehalfOf ?? null };
      await portal.recordAudit(tx, { ...by, id: portal.newId(), at: now, requestId: request.id, ...event });
    }
  });
}

function versionMeant(
  wanted: 'needed' | 'heeded' | undefined,
  { body, locale, query, request }: Pick<RequestContext<RouteContract>, 'body' | 'locale' | 'query' | 'request'>,
): number | undefined {
  if (wanted === undefined) return undefined;
  const sent = { request, given: versionIn(body) ?? versionIn(query), locale };
  return wanted === 'needed' ? versionToWrite(sent) : versionOf(sent);
}

function listOf(events: CommandEvent | readonly CommandEvent[] | undefined): readonly CommandEvent[] {
  if (events === undefined) return [];
  return 'action' in events ? [events] : events;
}
