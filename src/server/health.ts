import { sql } from 'drizzle-orm';
import type { Portal } from './portal.ts';

/** `/livez`: the process answers. `/readyz`: a person could work now, which needs the database. */
export function serveHealth(portal: Portal): void {
  portal.http.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  portal.http.get('/readyz', async (_, reply) => {
    const ready = await databaseAnswers(portal);
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database does not answer' });
  });
}

const PATIENCE_MS = 2_000;

async function databaseAnswers(portal: Portal): Promise<boolean> {
  const asked = portal.db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  const patience = new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE_MS).unref());
  return Promise.race([asked, patience]);
}
