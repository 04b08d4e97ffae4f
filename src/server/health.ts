import { sql } from 'drizzle-orm';
import { Deadline } from './database/deadline.ts';
import type { Portal } from './portal.ts';

/**
 * `/livez`: the process answers. `/readyz`: a person could work now, which needs the database and no stop under way; what
 * is impaired meanwhile it names, and stays ready: files that cannot be made keep nobody from the rest.
 */
export function serveHealth(portal: Portal): void {
  portal.http.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  portal.http.get('/readyz', async (_, reply) => {
    const obstacle = await obstacleOf(portal);
    return reply
      .header('cache-control', 'no-store')
      .code(obstacle === undefined ? 200 : 503)
      .send({ status: obstacle ?? 'ready', ...(portal.jobs.isFailing && { impaired: ['jobs'] }) });
  });
}

const DEADLINE_MS = 2_000;

async function obstacleOf(portal: Portal): Promise<string | undefined> {
  if (portal.isClosing) return 'closing';
  return (await databaseAnswers(portal)) ? undefined : 'database does not answer';
}

async function databaseAnswers(portal: Portal): Promise<boolean> {
  const asked = portal
    .watch(new Deadline(DEADLINE_MS))
    .execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    );
  const deadline = new Promise<boolean>((done) => setTimeout(() => done(false), DEADLINE_MS).unref());
  return Promise.race([asked, deadline]);
}
