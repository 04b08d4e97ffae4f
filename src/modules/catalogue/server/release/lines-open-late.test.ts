import { expect, test, vi } from 'vitest';
import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { CONFIGURABLE, USUAL_LINE } from '#lines/configurable.ts';
import { loadActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { openReleases } from '#modules/catalogue/server/release/releases.ts';
import * as stored from '#modules/catalogue/server/release/stored-release.ts';
import { testApp } from '#testing/app.ts';
import { shippedComputed } from '#testing/computed.ts';

const app = await testApp();

test('only the usual line is in use before somebody asks for another', async () => {
  const releases = await openReleases({ ...app.portal, computed: await shippedComputed() });
  expect(releases.used()).toEqual([USUAL_LINE]);
  releases.current('JRP');
  expect(releases.used()).toEqual([USUAL_LINE, 'JRP']);
});

test.each(CONFIGURABLE)('the engine of %s is read once, when it is first asked', async (line) => {
  const opened = vi.spyOn(stored, 'openCompiled');
  const builds = LINE_CATALOGUES.map((catalogue) => vi.spyOn(catalogue, 'build'));
  const release = await loadActiveRelease(app.database.db, line, await shippedComputed());
  expect([opened.mock.calls, builds.flatMap(({ mock }) => mock.calls)]).toEqual([[], []]);
  expect(release.engine).toBe(release.engine);
  expect(release.index).toBe(release.index);
  vi.restoreAllMocks();
});
