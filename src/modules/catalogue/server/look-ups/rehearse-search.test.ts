import { expect, it, vi } from 'vitest';
import { USUAL_LINE } from '#lines/configurable.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { releasesOf } from '#modules/catalogue/server/releases-of.ts';
import { testApp } from '#testing/app.ts';
import { rehearseSearch } from './rehearse-search.ts';

const { portal } = await testApp();
const release = releasesOf(portal).current(USUAL_LINE);

it('searches until it has rehearsed enough, and leaves nothing behind that answers anybody', async () => {
  const parse = vi.spyOn(catalogueRoutes.getBasicType.query, 'parse');
  const warn = vi.spyOn(portal.http.log, 'warn');
  const rehearsal = rehearseSearch(portal, release);
  await vi.waitFor(() => expect(parse.mock.calls.length).toBeGreaterThanOrEqual(80), { timeout: 10_000 });
  await rehearsal.stop();
  expect([parse.mock.calls.length, portal.answers.size, warn.mock.calls]).toEqual([80, 0, []]);
  parse.mockRestore();
});

it('ends with the search it is at when it is stopped', async () => {
  const parse = vi.spyOn(catalogueRoutes.getBasicType.query, 'parse');
  await rehearseSearch(portal, release).stop();
  expect(parse.mock.calls.length).toBe(1);
  parse.mockRestore();
});

it('says so where it cannot search, and stops nothing else', async () => {
  const warn = vi.spyOn(portal.http.log, 'warn');
  const fault = new Error('no rows');
  const broken = {
    ...release.index,
    plan: () => {
      throw fault;
    },
  };
  await rehearseSearch(portal, { ...release, index: broken }).stop();
  expect(warn).toHaveBeenCalledWith({ err: fault }, 'searches were not rehearsed');
});
