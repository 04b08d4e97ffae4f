import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from '#kernel/ids.ts';
import type { ComputedFiles } from '#server/computed-files.ts';
import type { Database } from '#server/database.ts';
import type { Settings } from '#server/env.ts';
import type { ServerModule } from '#server/module.ts';
import { SERVER_MODULES } from './modules.ts';
import { sweep } from './sweep.ts';

/** One number for everyone who seeds: instances starting together do it one after the other. */
const SEED_LOCK = 4_711_002;

/** Puts reference data, and demo data in demo mode, into the database, and sweeps out what has expired. */
export async function prepareData(
  database: Database,
  settings: Pick<Settings, 'demo' | 'passwordMemory'> & { readonly computed?: ComputedFiles | undefined },
  clock: () => Date = () => new Date(),
  modules: readonly ServerModule[] = SERVER_MODULES,
): Promise<void> {
  const seeds = modules.flatMap((module) => module.seeds ?? []);
  const { passwordMemory, computed } = settings;
  const tools = { newId: () => uuidv7(clock().getTime(), randomBytes(10)), now: clock(), passwordMemory, computed };
  await database.db.transaction(async (tx) => {
    // Waiting for another instance's seeds, and working these out, may take longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    for (const { demoOnly, run } of seeds) if (settings.demo || !demoOnly) await run(tx, tools);
    await sweep(tx, clock(), modules);
  });
}
