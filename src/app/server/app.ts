import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { MAX_BYTES } from '#kernel/contract.ts';
import { uuidv7 } from '#kernel/ids.ts';
import { scopeFrom } from '#kernel/scope.ts';
import { ByteAllowance } from '#server/admission/byte-allowance.ts';
import { Clients } from '#server/admission/clients.ts';
import { ConcurrencyLimiter } from '#server/admission/concurrency-limiter.ts';
import { refuseFloods } from '#server/admission/floods.ts';
import { limitBytes } from '#server/admission/limit-bytes.ts';
import { shedLoad } from '#server/admission/load-shedding.ts';
import { answerOneAtATime } from '#server/admission/one-at-a-time.ts';
import { serveApiDocs } from '#server/api-description/api-docs.ts';
import { serveApiDescription } from '#server/api-description/openapi.ts';
import { composeModules } from '#server/compose-modules.ts';
import type { ComputedFiles } from '#server/computed-files.ts';
import { Connections, DeadlinePool } from '#server/database/deadline-pool.ts';
import { databaseOf, raiseRowSecurity } from '#server/database/row-security.ts';
import type { Database, Db } from '#server/database.ts';
import type { Settings } from '#server/env.ts';
import { serveHealth } from '#server/health.ts';
import { noteMethods } from '#server/http/allowed-methods.ts';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import {
  answerBadAddress,
  answerBrokenRequest,
  answerWhatNodeWould,
  refuseBrokenRules,
} from '#server/http/broken-requests.ts';
import { guardDemo } from '#server/http/guard-demo.ts';
import { harden } from '#server/http/harden.ts';
import { keepBodies } from '#server/http/read-body.ts';
import { cutSlowBodies, UPLOAD_MS } from '#server/http/slow-bodies.ts';
import { JobPool } from '#server/jobs/job-pool.ts';
import { type LogStream, loggerOptions } from '#server/logging/logger.ts';
import { watchRequest, watchRequests } from '#server/logging/watch-requests.ts';
import { RequestFigures } from '#server/metrics/request-figures.ts';
import type { ServerModule } from '#server/module.ts';
import { servePages } from '#server/pages/serve-pages.ts';
import type { Portal } from '#server/portal.ts';
import { endConnectionsOnClose } from '#server/process/close-gently.ts';
import { SERVER_MODULES } from './modules.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock?: () => Date;
  /** What an earlier start computed. */
  readonly computed?: ComputedFiles | undefined;
  /** The modules it is composed of; left out, those of the portal. */
  readonly modules?: readonly ServerModule[];
  /** What it serves between the platform and the pages, where that is not all its modules do: tests of one module give that alone. */
  readonly register?: (portal: Portal) => void | Promise<void>;
  /** How long the thread was busy, ms; tests say so themselves, since on a slow machine every client takes more than a share. */
  readonly busy?: () => number;
  /** Where log lines go, for tests that read them. */
  readonly logTo?: LogStream;
}

/** Composes the portal: the platform, then the modules in the order of docs/architecture.md, then the pages. */
export async function createApp(options: AppOptions): Promise<Portal> {
  const { settings, database, clock = () => new Date() } = options;
  const modules = composeModules(options.modules ?? SERVER_MODULES);
  const {
    findActor,
    findPerson,
    findScope = ownScope,
    mayActFor = nobody,
    addressOf = nowhere,
    recordAudit = untraced,
  } = modules.services;
  const figures = new RequestFigures();
  const http = createHttp(settings, { figures, logTo: options.logTo });
  const rowSecurity = await raiseRowSecurity(database, modules.appendedTables);
  if (rowSecurity.missing !== undefined) http.log.warn(rowSecurity.missing);
  const watched = new Connections(database.watchPool);
  const portal: Portal = {
    http,
    database,
    db: rowSecurity.owner(),
    settings,
    clock,
    newId: () => uuidv7(clock().getTime(), randomBytes(10)),
    answers: createAnswerCache(5_000, 16_000_000),
    served: [],
    commands: new Map(),
    clients: new Clients(settings.trustProxy),
    limiter: new ConcurrencyLimiter(placesFor(database), options.busy),
    allowance: new ByteAllowance(settings.clientBytes),
    computed: options.computed,
    jobs: new JobPool(modules.jobs, settings.jobs),
    figures,
    isClosing: false,
    modules,
    findActor: async (db, token) => findActor?.(portal, db, token),
    findPerson: async (db, userId) => findPerson?.(portal, db, userId),
    findScope,
    owner: rowSecurity.owner,
    within: rowSecurity.within,
    watch: (deadline) => databaseOf(new DeadlinePool(watched, () => deadline)),
    mayActFor,
    addressOf,
    recordAudit,
  };
  http.decorate('composed', modules);
  watchRequests(http, figures);
  harden(http);
  noteMethods(http);
  http.addHook('onRequest', async (request) => refuseBrokenRules(request));
  answerWhatNodeWould(http);
  guardDemo(portal);
  cutSlowBodies(http);
  limitBytes(portal);
  keepBodies(http);
  endConnectionsOnClose(portal);
  http.addHook('onClose', () => portal.jobs.stop());
  shedLoad(portal);
  answerOneAtATime(portal, refuseFloods(portal));
  if (options.register) await options.register(portal);
  else for (const module of modules.all) await module.register?.(portal);
  serveApiDescription(portal);
  serveApiDocs(portal);
  serveHealth(portal);
  await servePages(portal);
  await http.ready();
  return portal;
}

/** What is asked of the modules where none answers. */
const ownScope = async (_: Db, actor: Actor) => scopeFrom(actor, { children: [], assigned: [] });
const nobody = async () => false;
const nowhere = async () => null;
const untraced = async () => {
  throw new Error('No module keeps what must be traceable.');
};

/** More places than connections: while some requests ask the database, others compute. The embedded one has one connection. */
function placesFor({ pool }: Database): number {
  return Math.max(4, 2 * pool.options.max);
}

function createHttp(
  settings: Settings,
  { figures, logTo }: { figures: RequestFigures; logTo: LogStream | undefined },
): FastifyInstance {
  return fastify({
    logger: loggerOptions(settings, logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: MAX_BYTES,
    // A file may take so long; every other body is cut after BODY_MS (slow-bodies.ts).
    requestTimeout: UPLOAD_MS,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the portal closes is answered like anything else.
    return503OnClosing: false,
    trustProxy: settings.trustProxy.length > 0 && [...settings.trustProxy],
    http: { requireHostHeader: false, headersTimeout: 30_000 },
    frameworkErrors: (error, request, reply) => {
      watchRequest(request, reply, figures);
      answerBadAddress(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
    genReqId: () => randomBytes(8).toString('hex'),
  });
}
