import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { uuidv7 } from '#kernel/ids.ts';
import { seedCatalogue, seedProductRelease } from '#modules/catalogue/server/public.ts';
import { seedDemoCustomers } from '#modules/customers/server/public.ts';
import type { Database, Db } from '#server/database.ts';
import type { Settings } from '#server/env.ts';
import { sweep } from './sweep.ts';

interface Seed {
  /** Demo data comes only where the settings ask for it; reference data always. */
  readonly demoOnly: boolean;
  /** Adds what is missing and leaves alone what is there: it runs at every start. */
  readonly sow: (db: Db, tools: { newId: () => string; now: Date; passwordMemory: number }) => Promise<void>;
}

/** What a database holds before anyone works with it, in this order. */
const SEEDS: readonly Seed[] = [
  { demoOnly: false, sow: seedCatalogue },
  { demoOnly: false, sow: seedProductRelease },
  { demoOnly: true, sow: seedDemoCustomers },
];

/** One number for everyone who seeds: instances starting together do it one after the other. */
const SEED_LOCK = 4_711_002;

/** Puts reference data, and demo data in demo mode, into the database, and sweeps out what has expired. */
export async function prepareData(
  database: Database,
  settings: Pick<Settings, 'demo' | 'passwordMemory'>,
  clock: () => Date = () => new Date(),
): Promise<void> {
  const { passwordMemory } = settings;
  const tools = { newId: () => uuidv7(clock().getTime(), randomBytes(10)), now: clock(), passwordMemory };
  await database.db.transaction(async (tx) => {
    // Waiting for another instance's seeds, and working these out, may take longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    for (const seed of SEEDS) if (settings.demo || !seed.demoOnly) await seed.sow(tx, tools);
    await sweep(tx, clock());
  });
}
