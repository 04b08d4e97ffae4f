import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Portal } from '#server/portal.ts';
import { bindAddress, METRICS } from '#server/process/listen-address.ts';
import { versionOfPortal } from '#server/process/project-folder.ts';
import { DatabaseFigures } from './database-figures.ts';
import { EXPOSITION_TYPE, expositionOf } from './exposition.ts';
import { limiterFamilies } from './limiter-figures.ts';
import { ProcessFigures } from './process-figures.ts';

/** The running address of the figures. */
export interface MetricsServer {
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves the figures of the running portal for Prometheus at `/metrics` of an address of their own (assurance S8, R13),
 * where the settings name one; never where people reach the portal.
 */
export async function serveMetrics(portal: Portal): Promise<MetricsServer | undefined> {
  const bind = portal.settings.metrics;
  if (bind === undefined) return undefined;
  const ownFigures = new ProcessFigures(versionOfPortal());
  const databaseFigures = new DatabaseFigures(portal);
  const server = createServer({ requestTimeout: 5_000, headersTimeout: 5_000 }, async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return answer(response, 404, 'Not found\n');
    const database = await databaseFigures.families();
    const { figures, limiter, allowance, jobs } = portal;
    const requests = [...figures.families(), ...limiterFamilies(limiter.figures, allowance), ...jobs.families()];
    return answer(response, 200, expositionOf([...requests, ...database, ...ownFigures.families()]));
  });
  await bindAddress(server, bind, METRICS);
  return { address: addressOf(server), stop: () => stop(server, ownFigures) };
}

function answer(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, {
      'content-type': status === 200 ? EXPOSITION_TYPE : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(body);
}

function addressOf(server: Server): string {
  const bound = server.address();
  if (typeof bound !== 'object' || bound === null) return '';
  return `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}/metrics`;
}

function stop(server: Server, figures: ProcessFigures): Promise<void> {
  figures.close();
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}
