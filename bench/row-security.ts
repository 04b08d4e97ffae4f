import { createApp } from '#app/server/app.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { openSession } from '#modules/accounts/server/identity/session-store.ts';
import { users } from '#modules/accounts/server/public.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import type { Portal } from '#server/portal.ts';
import { type Bench, type Figure, median } from './measure.ts';
import { withPostgres } from './postgres.ts';

const ROUNDS = 3000;
const LINES = 2000;

/** What row-level security costs a list route on PostgreSQL: the same requests with and without it, in turn (assurance, decision 3). */
export const rowSecurity: Bench = {
  name: 'row-security',
  async run() {
    const figures = await withPostgres(async (databaseUrl) => {
      const database = await openDatabase({ databaseUrl, databasePool: 4, dataDir: null });
      const settings = { ...readSettings({ LOG: 'none' }), demo: true };
      await migrateDatabase(database);
      await prepareData(database, settings);
      const portal = await createApp({ settings, database });
      const measured = await measure(portal);
      await portal.http.close();
      await database.close();
      return measured;
    });
    return figures ?? [];
  },
};

async function measure(portal: Portal): Promise<Figure[]> {
  const authorization = `Bearer ${await signInWithLines(portal)}`;
  const walled = portal.within;
  const within = { with: walled, without: (() => portal.db) satisfies Portal['within'] };
  const times = { with: [] as number[], without: [] as number[] };
  for (let round = -200; round < ROUNDS; round++) {
    for (const kind of round % 2 === 0 ? (['with', 'without'] as const) : (['without', 'with'] as const)) {
      Object.assign(portal, { within: within[kind] });
      const began = performance.now();
      await portal.http.inject({ url: `/api${cartRoutes.list.path}`, headers: { authorization } });
      if (round >= 0) times[kind].push(performance.now() - began);
    }
  }
  const sorted = (kind: 'with' | 'without') => median(times[kind].sort((one, other) => one - other));
  const value = sorted('with') / sorted('without');
  const beside = `${sorted('with').toFixed(3)} ms with, ${sorted('without').toFixed(3)} ms without, PostgreSQL`;
  return [{ name: 'the list of the cart with row-level security p50', value, unit: '×', most: 1.1, beside }];
}

/** A level-2 customer among lines of everybody. */
async function signInWithLines({ db, newId }: Portal): Promise<string> {
  const people = await db.select().from(users);
  const lines = Array.from({ length: LINES }, (_, index) => {
    const { id: actorId, organisationId } = people[index % people.length] ?? { id: '', organisationId: '' };
    return { ...LINE, id: newId(), actorId, organisationId, createdAt: new Date(), updatedAt: new Date() };
  });
  await db.insert(configurations).values(lines);
  const userId = people.find(({ username }) => username === 'lv2-demo')?.id ?? '';
  return openSession(db, { userId, remembered: false, now: new Date() });
}

const LINE = {
  productName: 'JRTR67',
  category: 'JRT',
  gearboxModel: 'R',
  typeCode: 'JRTR67-128.97',
  releaseHash: '0123456789abcdef',
  form: {} as never,
  quantity: 1,
};
