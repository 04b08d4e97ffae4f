import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import { uuidv7 } from '#kernel/ids.ts';
import { registerAccounts } from '#modules/accounts/server/public.ts';
import type { Database } from './database.ts';
import type { Settings } from './env.ts';
import { acceptForms, harden } from './harden.ts';
import { serveHealth } from './health.ts';
import { serveApiDescription } from './openapi.ts';
import type { Portal } from './portal.ts';
import { servePages } from './serve-pages.ts';

export interface AppOptions {
  readonly settings: Settings;
  readonly database: Database;
  readonly clock?: () => Date;
}

/** Composes the portal: the platform, then the modules in the order of docs/architecture.md, then the pages. */
export async function createApp({ settings, database, clock = () => new Date() }: AppOptions): Promise<Portal> {
  const http = createHttp(settings);
  const portal: Portal = {
    http,
    database,
    db: database.db,
    settings,
    clock,
    newId: () => uuidv7(clock().getTime(), randomBytes(10)),
    served: [],
    findActor: async () => undefined,
  };
  harden(http);
  acceptForms(http);
  registerAccounts(portal);
  serveApiDescription(portal);
  serveHealth(portal);
  await servePages(portal);
  await http.ready();
  return portal;
}

function createHttp(settings: Settings): FastifyInstance {
  return fastify({
    logger: settings.log === 'json' ? { level: 'info', redact: ['req.headers.authorization'] } : false,
    disableRequestLogging: true,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomBytes(8).toString('hex'),
  });
}
