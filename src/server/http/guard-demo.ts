import type { FastifyRequest } from 'fastify';
import { hostOf, isThisMachine } from '#server/env.ts';
import { Failure } from '#server/failures.ts';
import type { Portal } from '#server/portal.ts';

/** What proxies add. A page of another site cannot: the portal allows no call across origins. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/**
 * Keeps a demo, whose passwords are published, for this machine unless somebody means it otherwise: nobody reaches it through a proxy beside
 * it, or by a name that somebody else's page made point here.
 */
export function guardDemo({ http, settings }: Portal): void {
  if (!settings.demo || settings.demoAllowRemote) return;
  http.addHook('onRequest', async (request) => {
    if (comesFromElsewhere(request)) throw new Failure('demo.only-here');
  });
}

function comesFromElsewhere({ headers }: FastifyRequest): boolean {
  const { host } = headers;
  return (host !== undefined && !isThisMachine(hostOf(host))) || FORWARDED.some((name) => headers[name] !== undefined);
}
