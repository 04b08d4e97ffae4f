import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { RouteContract } from '#kernel/contract.ts';
import type { Scope } from '#kernel/scope.ts';
import type { ByteAllowance } from './admission/byte-allowance.ts';
import type { Clients } from './admission/clients.ts';
import type { ConcurrencyLimiter } from './admission/concurrency-limiter.ts';
import type { ComposedModules } from './compose-modules.ts';
import type { ComputedFiles } from './computed-files.ts';
import type { Deadline } from './database/deadline.ts';
import type { Database, Db } from './database.ts';
import type { Settings } from './env.ts';
import type { AnswerCache } from './http/answer-cache.ts';
import type { JobPool } from './jobs/job-pool.ts';
import type { RequestFigures } from './metrics/request-figures.ts';
import type { AuditEvent } from './module.ts';

/** What a command heeds of a request, beside its contents. */
export interface CommandFacts {
  /** Whether the version it means has to be given, or counts where it is. */
  readonly version: 'needed' | 'heeded' | undefined;
  /** Whether it is done once per Idempotency-Key. */
  readonly isRepeatable: boolean;
}

/** What the platform gives every module: the HTTP server, the database, the clock, identifiers and settings. */
export interface Portal {
  readonly http: FastifyInstance;
  readonly database: Database;
  /** The database as its owner reaches it, for what is no request; a handler is given one within the scope. */
  readonly db: Database['db'];
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Answers of repeatable routes; emptied by whoever puts another release in force. */
  readonly answers: AnswerCache;
  /** Every contract served so far, in order: the API description and the tests read it. */
  readonly served: RouteContract[];
  /** Those of them that write by `serveCommand`, with what it heeds. */
  readonly commands: Map<RouteContract, CommandFacts>;
  /** Who asks, as far as that is known at the door. */
  readonly clients: Clients;
  /** Where requests work, so many at a time. */
  readonly limiter: ConcurrencyLimiter;
  /** How many bytes each client may send. */
  readonly allowance: ByteAllowance;
  /** What takes long to compute, kept from start to start; undefined where nothing is kept. */
  readonly computed: ComputedFiles | undefined;
  /** Where heavy work is done, beside the thread that answers. */
  readonly jobs: JobPool;
  /** How many requests are and were at work, and how long they took. */
  readonly figures: RequestFigures;
  /** Set once the portal was told to stop. */
  isClosing: boolean;
  /** What the modules bring. */
  readonly modules: ComposedModules;
  /** Finds who a bearer token belongs to. */
  readonly findActor: (db: Db, token: string) => Promise<Actor | undefined>;
  /** Who an account is at this moment; undefined where it may not sign in any more. */
  readonly findPerson: (db: Db, userId: string) => Promise<Actor | undefined>;
  /** Whose business records an actor reaches at this moment. */
  readonly findScope: (db: Db, actor: Actor) => Promise<Scope>;
  /** The same for a request, which waits for all its queries together no longer than its deadline lasts. */
  readonly owner: (deadline: Deadline) => Database['db'];
  /** The database for health and figures, on a connection that no request takes. */
  readonly watch: (deadline: Deadline) => Database['db'];
  /** The database as a request with a scope reaches it: on PostgreSQL behind row-level security. */
  readonly within: (scope: Scope, deadline?: Deadline) => Db;
  /** Whether a person may act for an organisation at this moment. */
  readonly mayActFor: (db: Db, actor: Actor, organisationId: string) => Promise<boolean>;
  /** Where mails to somebody go, if anywhere. */
  readonly addressOf: (db: Db, userId: string) => Promise<string | null>;
  /** Writes an event down, in the transaction of what it tells of. */
  readonly recordAudit: (db: Db, event: AuditEvent) => Promise<void>;
}
