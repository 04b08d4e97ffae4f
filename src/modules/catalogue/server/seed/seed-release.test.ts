// @tests both-databases
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { prepareData } from '#app/server/prepare-data.ts';
import { loadActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { findInForce, findStoredRelease, putInForce } from '#modules/catalogue/server/release/release-store.ts';
import { packBytes } from '#modules/catalogue/server/release/stored-release.ts';
import { productReleases } from '#modules/catalogue/server/release-tables.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const { db } = app.database;
const prepare = () => prepareData(app.database, app.settings, app.clock.now);
const inForce = async () => (await loadActiveRelease(db)).hash;
const SHIPPED = await inForce();
const OF_JRT = eq(productReleases.family, 'JRT');

const keep = async (hash: string, changes: object) => {
  const stored = await findStoredRelease(db, SHIPPED);
  await db.insert(productReleases).values({ ...stored!, hash, active: false, ...changes });
};

test('a second start finds what the first one kept', async () => {
  const before = await findStoredRelease(db, SHIPPED);
  app.clock.advance(24 * 60);
  await prepare();
  expect(await findStoredRelease(db, SHIPPED)).toEqual(before);
  expect(await db.select().from(productReleases).where(OF_JRT)).toHaveLength(1);
});

test('what ships takes the place of what shipped before, which is kept', async () => {
  await keep('older', { origin: 'shipped' });
  await putInForce(db, { family: 'JRT', hash: 'older', chosen: false });
  await prepare();
  expect(await findInForce(db, 'JRT')).toEqual({ hash: SHIPPED, chosen: false });
  expect(await findStoredRelease(db, 'older')).toBeDefined();
});

test('what a person put in force stays, be it published or an older one that shipped', async () => {
  await putInForce(db, { family: 'JRT', hash: 'older', chosen: true });
  await prepare();
  expect(await findInForce(db, 'JRT')).toEqual({ hash: 'older', chosen: true });
  await putInForce(db, { family: 'JRT', hash: SHIPPED, chosen: false });
});

test('of two who put a release in force at the same moment, one does it last, and one release is in force', async () => {
  await Promise.all(
    [SHIPPED, 'older', SHIPPED, 'older'].map((hash) =>
      db.transaction((tx) => putInForce(tx, { family: 'JRT', hash, chosen: true })),
    ),
  );
  const active = await db
    .select()
    .from(productReleases)
    .where(and(OF_JRT, eq(productReleases.active, true)));
  expect(active).toHaveLength(1);
  await putInForce(db, { family: 'JRT', hash: SHIPPED, chosen: false });
});

test('an engine that was compiled for another version of the program is answered by search, and compiled anew at the start', async () => {
  const kept = async () => (await findStoredRelease(db, SHIPPED))!.engine;
  const before = await kept();
  await db
    .update(productReleases)
    .set({ engine: packBytes(Buffer.from('of another format')) })
    .where(eq(productReleases.hash, SHIPPED));
  const release = await loadActiveRelease(db);
  expect(release.engine.variables).toHaveLength(release.product.model.variables.length);
  await prepare();
  expect(await kept()).toEqual(before);
});
