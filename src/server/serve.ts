import type { FastifyError, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { MAX_BYTES, type RouteContract, statusOf } from '#kernel/contract.ts';
import type { FailureFacts } from '#kernel/declared.ts';
import type { Envelope } from '#kernel/envelope.ts';
import { type Locale, localeOf } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { Stay } from './admission/concurrency-limiter.ts';
import { auditRead } from './audit-read.ts';
import { actingFor, scopeOfRequest } from './authorize.ts';
import { type ComposedModules, isAuditAction } from './compose-modules.ts';
import { isOutOfReach } from './database/out-of-reach.ts';
import type { Database, Db } from './database.ts';
import { FAILURES, Failure, type FailureIssue } from './failures.ts';
import { type StoredFile, sendStored } from './files/stored-file.ts';
import { type FileAnswer, fileOf, type LateFile, sendFile } from './http/file-answer.ts';
import { goneSignal } from './http/gone-signal.ts';
import { parseInput } from './http/parse-input.ts';
import { leaveBodies, readBody } from './http/read-body.ts';
import { type PreparedAnswer, sendPrepared } from './http/serve-prepared.ts';
import { logFault } from './logging/log-fault.ts';
import { noteActor, noteFailure, noteSkew } from './logging/request-facts.ts';
import type { Portal } from './portal.ts';
import { deadlineOf, judgeSender, senderOf } from './sender.ts';
import { failureText } from './server-texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    refusalInResult?: boolean;
    /** Whether the body is a file, which is paced by its sender and counted by what it takes of its organisation's space. */
    isUpload?: boolean;
  }
  interface FastifyInstance {
    /** What the modules bring, for whoever answers a request without the portal. */
    composed: ComposedModules;
  }
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;

/** An answer that is worked out while the client still sends, outside of the limiter. */
export interface LateAnswer<Result> {
  readonly later: () => Promise<Result>;
}

export interface RequestContext<Route extends RouteContract> {
  readonly params: OutputOf<Route['params']>;
  readonly query: OutputOf<Route['query']>;
  readonly body: OutputOf<Route['body']>;
  /** Who asks, and for which customer; on a public route a visitor has none. */
  readonly actor: Route['access'] extends 'public' ? Actor | undefined : Actor;
  /** Whose business records the request reads and writes. */
  readonly scope: Scope;
  /** The database within that scope. */
  readonly db: Db;
  /** The database as its owner reaches it, for what is in nobody's scope. */
  readonly owner: Database['db'];
  readonly locale: Locale;
  readonly now: Date;
  /** The request as it came, for headers; nobody but `serve` answers it. */
  readonly request: FastifyRequest;
  /** Names the records an answer shows, for the log of what administrators read; else it is the id in the address, or the address. */
  readonly noteRead: (...ids: readonly string[]) => void;
  /** Aborted when the client leaves before its answer. */
  readonly whenGone: () => AbortSignal;
  /** Lets others have the thread, between the pieces of long work; throws where the client has taken more than its share. */
  readonly giveWay: () => Promise<void>;
  /** Adds a header to the answer. */
  readonly setHeader: (name: string, value: string) => void;
}

type Answer<Route extends RouteContract> = Route extends { immutable: true }
  ? PreparedAnswer
  : Route extends { file: string | readonly string[] }
    ? FileAnswer | LateFile
    : Route extends { download: true }
      ? StoredFile
      : Route extends { upload: object }
        ? LateAnswer<InputOf<Route['result']>>
        : InputOf<Route['result']>;
export type Handler<Route extends RouteContract> = (
  context: RequestContext<Route>,
) => Promise<Answer<Route>> | Answer<Route>;

/** Sends an answer that has been worked out. */
type Send = () => FastifyReply | Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves one contract: parse, authorise, run, wrap in the envelope; the answer passes through the declared result, unless it is written as declared. */
export function serve<Route extends RouteContract>(portal: Portal, route: Route, handle: Handler<Route>): void {
  if (route.access !== 'public' && !portal.modules.permissions.has(route.access))
    throw new Error(`${route.path}: unknown access ${route.access}`);
  if (route.audited !== undefined && !isAuditAction(portal.modules, route.audited))
    throw new Error(`${route.path}: unknown action ${route.audited}`);
  portal.served.push(route);
  const types = [route.file ?? []].flat();
  const place = (options: RouteOptions) => {
    if (route.upload === undefined) portal.http.route(options);
    else
      portal.http.register(async (folder) => {
        leaveBodies(folder);
        folder.route(options);
      });
  };
  place({
    method: route.method,
    url: `/api${route.path}`,
    bodyLimit: route.mostBytes ?? MAX_BYTES,
    config: { refusalInResult: route.refusalInResult ?? false, isUpload: route.upload !== undefined },
    onRequest: (request, reply) => judgeSender(portal, route, { request, reply }),
    handler: async (request, reply) => {
      const kept = route.repeatable && portal.answers.get(answerKey(request));
      if (kept) return sendJson(reply, route, kept);
      const client = portal.clients.of(request.raw);
      const work = (stay: Stay) => answerTo(stay, request, reply);
      const send = await portal.limiter.admit(client, work, () => goneSignal(reply));
      return send();
    },
  });

  /** Works an answer out; what sends it is for outside of the limiter, since clients take as long as they like. */
  async function answerTo(stay: Stay, request: FastifyRequest, reply: FastifyReply): Promise<Send> {
    const now = portal.clock();
    noteSkew(request, now);
    const read: string[] = [];
    const deadline = deadlineOf(request, stay);
    const owner = portal.owner(deadline);
    const person = await senderOf(portal, owner, route, request);
    const actor = await actingFor(portal, owner, route, person, request.headers['on-behalf-of']);
    if (actor) noteActor(request, actor);
    if (request.body instanceof Buffer) request.body = await bodyOf(route, request, request.body);
    const input = parseInput(route, request, localeOfRequest(request));
    const scope = await scopeOfRequest(portal, owner, route, actor);
    const context = {
      ...input,
      actor,
      scope,
      db: portal.within(scope, deadline),
      owner,
      locale: localeOfRequest(request),
      now,
      request,
      noteRead: (...ids: readonly string[]) => void read.push(...ids),
      whenGone: () => goneSignal(reply),
      giveWay: stay.giveWay,
      setHeader: (name: string, value: string) => void reply.header(name, value),
    };
    // The context is typed by the contract; TypeScript cannot follow the parse through the generic.
    const answer = await handle(context as unknown as RequestContext<Route>);
    const file = route.file === undefined || route.immutable ? undefined : fileOf(answer as FileAnswer | LateFile);
    await auditRead(portal, owner, route, { actor, read, input, request });
    reply.header('cache-control', cacheControl(route));
    return file ? async () => sendFile(request, reply, types, await file) : sendingOf(answer, request, reply);
  }

  /** What sends an answer that is there, or makes it while the client still sends. */
  function sendingOf(answer: unknown, request: FastifyRequest, reply: FastifyReply): Send {
    if (route.immutable)
      return () => sendPrepared(request, reply.type(types[0] ?? JSON_TYPE), answer as PreparedAnswer);
    if (route.download) return () => sendStored(reply, answer as StoredFile);
    const declared = (result: unknown) => (route.asWritten ? result : route.result.parse(result));
    const bodyOf = (result: unknown) => Buffer.from(JSON.stringify(wrap(route, declared(result))));
    if (route.upload) return async () => sendJson(reply, route, bodyOf(await (answer as LateAnswer<unknown>).later()));
    const body = bodyOf(answer);
    if (route.repeatable) portal.answers.set(answerKey(request), body);
    return () => sendJson(reply, route, body);
  }
}

/** What a repeatable answer depends on. */
export function answerKey({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): string {
  return `${localeOf(headers['accept-language'])} ${url}`;
}

function sendJson(reply: FastifyReply, route: RouteContract, body: Buffer): FastifyReply {
  return reply.code(statusOf(route)).header('cache-control', cacheControl(route)).type(JSON_TYPE).send(body);
}

/** The language a request asks its texts in. */
function localeOfRequest(request: FastifyRequest): Locale {
  return localeOf(request.headers['accept-language']);
}

/** Answers a refusal or a bug in the envelope, in the person's language; a bug shows nothing of the inside. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  noteFailure(request, failure.code);
  if (failure.code === 'server.failed') request.log.error({ err: error }, 'request failed');
  if (failure.code === 'server.busy' && error !== failure) logFault(request, error);
  const { status } = factsOfFailure(failure, request.server.composed);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) reply.header('retry-after', String(failure.params.seconds ?? 1));
  const envelope = failureEnvelope(failure, localeOfRequest(request), request.server.composed);
  const isInResult = request.routeOptions.config?.refusalInResult === true;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(isInResult ? { ...envelope, result: envelope.description } : envelope);
}

/** A refusal in the envelope, with its text and, for programs, its code and what was at fault. */
export function failureEnvelope(failure: Failure, locale: Locale, modules?: FailuresKnown): Envelope {
  const issues: readonly FailureIssue[] | undefined = failure.issues;
  const error = { code: failure.code, ...(issues && { issues: [...issues] }) };
  const { envelope: code } = factsOfFailure(failure, modules);
  const description = failureText(failure, locale, modules);
  return { code, result: null, description, message: description, error };
}

type FailuresKnown = Pick<ComposedModules, 'failures' | 'failureText' | 'failureTexts'>;

/** Status and code of a refusal; without modules, of the platform's own. */
export function factsOfFailure({ code }: Failure, modules?: FailuresKnown): FailureFacts {
  const facts = modules?.failures.get(code) ?? PLATFORM_FAILURES[code];
  return facts ?? FAILURES['server.failed'];
}

const PLATFORM_FAILURES: Readonly<Record<string, FailureFacts>> = FAILURES;

function wrap(route: RouteContract, result: unknown): Envelope {
  return { code: 0, result, description: '', message: '', ...(route.legacyData && { data: result }) };
}

function cacheControl(route: RouteContract): string {
  if (route.immutable) return 'public, max-age=31536000, immutable';
  return route.access === 'public' && route.method === 'GET' ? 'no-cache' : 'no-store';
}

const FRAMEWORK_REFUSALS: Readonly<Record<number, ConstructorParameters<typeof Failure>[0]>> = {
  400: 'request.invalid',
  404: 'route.unknown',
  413: 'request.too-large',
  415: 'request.unsupported',
  503: 'server.busy',
};

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (isOutOfReach(error)) return new Failure('server.busy');
  const { statusCode = 500, code = '' } = error instanceof Error ? (error as Partial<FastifyError>) : {};
  const refusal = FRAMEWORK_REFUSALS[statusCode] ?? (statusCode < 500 ? 'request.invalid' : 'server.failed');
  return new Failure(refusal, { fields: code.startsWith('FST_ERR_CTP') ? 'body' : 'URL' });
}

/** A client that says JSON of every request says it of one that has no body too (spec 000 §7). */
async function bodyOf(route: RouteContract, request: FastifyRequest, body: Buffer): Promise<unknown> {
  const isNone = body.length === 0 && route.method === 'DELETE';
  return isNone ? undefined : readBody(route, request, body);
}
