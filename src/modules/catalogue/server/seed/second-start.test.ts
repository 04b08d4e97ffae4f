// @tests alone, slow
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { ComputedFiles } from '#server/computed-files.ts';
import { testApp } from '#testing/app.ts';
import { shippedComputed } from '#testing/computed.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-second-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = await testApp();

/** Prepares the data and opens the release as a new process does; says how often the catalogue was computed, what was kept, and what a search finds. */
async function start(program = 'one program') {
  vi.resetModules();
  const { JRT_CATALOGUE } = await import('#lines/jrt/catalogue.ts');
  const { prepareData } = await import('#app/server/prepare-data.ts');
  const { loadActiveRelease, possibleRowsOf } = await import('#modules/catalogue/server/public.ts');
  const { searchCatalogue } = await import('#modules/catalogue/domain/search/search.ts');
  const computed = new ComputedFiles(folder, program);
  const build = vi.spyOn(JRT_CATALOGUE, 'build');
  const keep = vi.spyOn(computed, 'keep');
  await prepareData(app.database, { ...app.settings, computed }, app.clock.now);
  for (const line of CONFIGURABLE) await loadActiveRelease(app.database.db, line, computed);
  const release = await loadActiveRelease(app.database.db, 'JRT', computed);
  const { within, classes } = possibleRowsOf(release);
  const found = searchCatalogue(release.index, { filters: { gearboxModel: 'K', ratio: 30 }, pageSize: 200 });
  return {
    builds: build.mock.calls.length,
    kept: keep.mock.calls.map(([key]) => key.split('-')[0]),
    answers: { hash: release.hash, found, braked: within({ brakes: ['BE5'] }), classes },
  };
}

const first = await start();

test('the first start computes the catalogue once, and keeps what follows from it', () => {
  const kept = [...CONFIGURABLE.map(() => 'catalogue'), 'rows', ...CONFIGURABLE.map(() => 'shipped')];
  expect(first.builds).toBe(1);
  expect([...first.kept].sort()).toEqual(kept);
  expect(readdirSync(folder)).toHaveLength(kept.length);
});

test('a second start computes no catalogue, and answers the same', async () => {
  expect(await start()).toEqual({ builds: 0, kept: [], answers: first.answers });
});

test.each(readdirSync(folder))('a damaged file is computed anew: %s', async (name) => {
  writeFileSync(join(folder, name), 'damaged');
  const again = await start();
  expect(again.kept).toEqual([name.split('-')[0]]);
  expect(again.answers).toEqual(first.answers);
});

test('a first start on an empty database computes no catalogue the program was built with', async () => {
  const { db } = app.database;
  vi.resetModules();
  const { LINE_CATALOGUES } = await import('#lines/catalogues.ts');
  const { prepareData } = await import('#app/server/prepare-data.ts');
  const { productReleases, catalogueReleases } = await import('#modules/catalogue/server/release-tables.ts');
  const builds = LINE_CATALOGUES.map((line) => vi.spyOn(line, 'build'));
  const inForce = () => db.select().from(productReleases).orderBy(productReleases.hash);
  const before = await inForce();
  await db.delete(productReleases);
  await db.delete(catalogueReleases);
  await prepareData(app.database, { ...app.settings, computed: await shippedComputed() }, app.clock.now);
  expect(await inForce()).toEqual(before);
  expect(before).toHaveLength(LINE_CATALOGUES.length);
  expect(builds.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('another version of the program computes everything anew', async () => {
  expect(await start('another program')).toEqual(first);
});
