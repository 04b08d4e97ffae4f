// @tests slow
import { readFileSync } from 'node:fs';
import { desc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { auditEvents } from '#modules/audit/server/audit-tables.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/public.ts';
import { addManyLines } from '#modules/cart/testing/many-lines.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { jobRoutes } from '#modules/jobs/contract.ts';
import { priceEffectRoutes, priceListRoutes, priceRoutes } from '#modules/prices/contract.ts';
import { LARGEST_CHANGES } from '#modules/prices/domain/price-effect.ts';
import { DEMO_LIST, SAMPLE_FILE } from '#modules/prices/server/seed-demo-prices.ts';
import { keptVersion } from '#modules/prices/testing/import-list.ts';
import { LV1, LV2, quoteApp, SALES } from '#modules/quotes/testing/quote-app.ts';
import { storedJobs } from '#server/stored-jobs/job-tables.ts';
import { startJobWorker } from '#server/stored-jobs/job-worker.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { PRICE_EFFECT } from './effect-job.ts';

const { app, draft, open, request, step } = await quoteApp();
const { db: owner } = app.database;
const ADMIN = { as: 'admin', headers: { 'accept-language': 'en' } };
const release = await loadActiveRelease(app.portal.db);
const DEMO = readFileSync(SAMPLE_FILE, 'utf8');
/** The unit in the lines of quotes, and another one. */
const UNIT = /^unit,JRT,K,67,3,.*$/m;
const FORM = aConfiguredForm(release, A_ROW_ID);
const OTHER = aConfiguredForm(release, 'R67-3-28.83-DN90L2-2.2-50');
const NONE = { dearer: 0, cheaper: 0, same: 0, 'newly-on-request': 0, 'no-longer-on-request': 0 };

const worker = startJobWorker(app.portal);
afterAll(() => worker.stop());

/** The demo list with another row of the unit, or none. */
async function addList(row: (before: string) => string): Promise<string> {
  const { version } = await keptVersion(app, { code: DEMO_LIST, text: DEMO.replace(UNIT, row) }, ADMIN);
  return version.id;
}
const dearer = (row: string) => row.replace('4690.00', '5159.00');

const opened = (id: string, caller = ADMIN) => app.call(priceEffectRoutes.open, { params: { id } }, caller);
const ask = (id: string) => app.call(priceEffectRoutes.ask, { params: { id } }, ADMIN);
const activate = (id: string) => app.call(priceListRoutes.activate, { params: { id } }, ADMIN);

async function effectOf(id: string) {
  const { jobId } = await ask(id);
  return vi.waitFor(
    async () => {
      const { job, report } = await opened(id);
      expect([job?.id, job?.state]).toEqual([jobId, 'done']);
      return report!;
    },
    { timeout: 60_000, interval: 50 },
  );
}

async function totalNow(quantity: number): Promise<number | null> {
  return (await app.call(priceRoutes.evaluate, { body: { form: FORM, quantity } }, LV1)).total;
}

describe('what a version would change', () => {
  test('is told of saved lines, drafts and requests by their figures; what is offered or being priced stays', async () => {
    const own = await draft(LV1, 2);
    await request(LV2, 3);
    const begun = await request(LV1, 4);
    await step('price', begun, { version: begun.version, lines: [] }, SALES);
    await app.call(cartRoutes.create, { body: { ...OTHER, quantity: 1 } }, LV1);
    const [line] = (await open(own.id, LV1)).lines;
    const before = await totalNow(2);
    const id = await addList(dearer);
    expect(await opened(id)).toEqual({ job: null, report: null });

    const report = await effectOf(id);
    // Each quote was made of a saved line, which is told as well.
    expect(report).toMatchObject({
      ...{ against: 1, isOutdated: false },
      counts: {
        saved: { ...NONE, dearer: 3, same: 1 },
        draft: { ...NONE, dearer: 1 },
        request: { ...NONE, dearer: 1 },
      },
    });
    expect(report.largest).toHaveLength(5);
    expect(report.largest.every(({ productName }) => productName === line?.productName)).toBe(true);
    const told = report.largest.find(({ kind }) => kind === 'draft');
    expect(told).toMatchObject({
      ...{ id: own.id, reference: `${own.number} / 1`, quantity: 2, outcome: 'dearer', before },
      customer: '华东传动设备有限公司',
    });
    expect([await totalNow(2), await totalNow(1)]).toEqual([before, await totalNow(1)]);

    await activate(id);
    expect(told?.after).toBe(await totalNow(2));
    expect(told?.change).toBe(Math.round(((told!.after! - told!.before!) * 10_000) / told!.before!));
    expect((await opened(id)).report?.isOutdated).toBe(true);
    const refused = await app.send(priceEffectRoutes.ask, { params: { id } }, ADMIN);
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'price-version.wrong-state']);
  });

  test('tells what goes on request, and of the way back what comes from there', async () => {
    const gone = await addList(() => '');
    const { counts, largest } = await effectOf(gone);
    expect(counts.draft).toEqual({ ...NONE, 'newly-on-request': 1 });
    expect(counts.saved).toEqual({ ...NONE, 'newly-on-request': 3, same: 1 });
    expect(largest[0]).toMatchObject({ outcome: 'newly-on-request', after: null, change: null });
    const { lists } = await app.call(priceListRoutes.lists, {}, ADMIN);
    const first = lists.find(({ code }) => code === DEMO_LIST)?.versions.at(-1);
    await activate(gone);
    const back = await effectOf(first?.id ?? '');
    expect(back.counts.draft).toEqual({ ...NONE, 'no-longer-on-request': 1 });
    await activate(first?.id ?? '');
  });

  test('is written down, with who asked and who read it', async () => {
    const found = await owner.select({ action: auditEvents.action }).from(auditEvents);
    const actions = new Set(found.map(({ action }) => action));
    expect(
      ['price-version.effect-asked', 'price-version.effect-read'].filter((action) => !actions.has(action)),
    ).toEqual([]);
  });

  test('is no more to hold, however many lines there are, and asked twice it is one task', async () => {
    const [line] = await owner
      .select({ id: configurations.id })
      .from(configurations)
      .where(eq(configurations.quantity, 2));
    await addManyLines(owner, line?.id ?? '', 2000);
    const id = await addList((row) => row.replace('4690.00', '5000.00'));
    const asked = await Promise.all([ask(id), ask(id)]);
    expect(new Set(asked.map(({ jobId }) => jobId)).size).toBe(1);
    const report = await effectOf(id);
    expect(report.counts.saved.dearer).toBeGreaterThan(200);
    expect(report.largest).toHaveLength(LARGEST_CHANGES);
    const changes = report.largest.map(({ change }) => change ?? 0);
    expect(changes).toEqual(changes.toSorted((one, other) => other - one));
    const isEffect = eq(storedJobs.kind, PRICE_EFFECT.name);
    const [job] = await owner.select().from(storedJobs).where(isEffect).orderBy(desc(storedJobs.id)).limit(1);
    expect(job?.done).toBe(job?.total);
    expect(JSON.stringify(job?.cursor).length).toBeLessThan(40_000);
  });

  test('is cancelled by the administrator, and nothing to anybody else', async () => {
    const id = await addList((row) => row.replace('4690.00', '5001.00'));
    await worker.stop();
    const { jobId } = await ask(id);
    const followed = (caller: object) => app.send(jobRoutes.open, { params: { id: jobId } }, caller);
    const cancelled = (caller: object) => app.send(jobRoutes.cancel, { params: { id: jobId } }, caller);
    for (const caller of [LV1, SALES]) expect((await followed(caller)).statusCode).toBe(404);
    for (const caller of [LV1, SALES]) expect((await cancelled(caller)).statusCode).toBe(404);
    expect((await followed(ADMIN)).json().result).toMatchObject({ state: 'queued', abilities: { cancel: true } });
    expect((await cancelled(ADMIN)).json().result).toMatchObject({ state: 'cancelled' });
    expect(await opened(id)).toEqual({ job: { id: jobId, state: 'cancelled' }, report: null });
  });
});
