import type { FastifyInstance } from 'fastify';
import type { RouteContract } from '#kernel/contract.ts';
import type { Actor } from '#modules/accounts/domain/actor.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Database, Db } from './database.ts';
import type { Settings } from './env.ts';

/** What the platform gives every module: the HTTP server, the database, the clock, identifiers and settings. */
export interface Portal {
  readonly http: FastifyInstance;
  readonly database: Database;
  readonly db: Database['db'];
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Answers of repeatable routes; emptied by whoever puts another release in force. */
  readonly answers: AnswerCache;
  /** Every contract served so far, in order: the API description and the tests read it. */
  readonly served: RouteContract[];
  /** Finds who a bearer token belongs to; set by the accounts module. */
  findActor: (db: Db, token: string) => Promise<Actor | undefined>;
}
