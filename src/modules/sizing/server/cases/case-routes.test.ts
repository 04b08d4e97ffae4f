import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { savedCaseRoutes } from '#modules/sizing/contract.ts';
import { exampleOf } from '#modules/sizing/domain/testing/examples.ts';
import { sizingCases } from '#modules/sizing/server/case-tables.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const LV1 = { as: 'lv1-demo' };
const LV2 = { as: 'lv2-demo' };
const TRAVEL = { application: 'travelling_drive', inputs: { ...exampleOf('TRAV-1').inputs } };

const keep = (name: string, asked: object = TRAVEL, caller = LV1) =>
  app.send(savedCaseRoutes.keep, { body: { name, asked } as never }, caller);
const cases = async (caller = LV1) => (await app.call(savedCaseRoutes.list, {}, caller)).rows;
const idOf = async (name: string) => (await cases()).find((one) => one.name === name)?.id ?? '';

describe('a sizing that is kept', () => {
  it('stands in the list of its person alone, with the drives found, and is replaced under its name', async () => {
    expect((await keep('Crane 1')).statusCode).toBe(200);
    app.clock.advance(1000);
    await keep('Crane 2', { ...TRAVEL, unit: 'imperial' });
    const [second, first] = await cases();
    expect([second?.name, first?.name]).toEqual(['Crane 2', 'Crane 1']);
    expect(first).toMatchObject({ asked: TRAVEL, isUpToDate: true });
    expect(first?.best.length).toBeGreaterThan(0);
    expect(second?.asked.unit).toBe('imperial');
    expect(await cases(LV2)).toEqual([]);
    app.clock.advance(1000);
    await keep('Crane 1', { ...TRAVEL, inputs: { ...TRAVEL.inputs, v: 0.4 } });
    const after = await cases();
    expect(after.map(({ name }) => name)).toEqual(['Crane 1', 'Crane 2']);
    expect(after[0]).toMatchObject({ id: first?.id, asked: { inputs: { v: 0.4 } } });
  });

  it('is told to be judged by other product data, and what is best by those in force', async () => {
    await keep('Old');
    const id = await idOf('Old');
    const [{ found } = { found: { best: [], releases: {} } }] = await app.database.db
      .select()
      .from(sizingCases)
      .where(eq(sizingCases.id, id));
    const [known = '', ...others] = found.best;
    const releases = Object.fromEntries(Object.keys(found.releases).map((line) => [line, 'earlier']));
    await app.database.db
      .update(sizingCases)
      .set({ found: { best: ['K7 old', ...others], releases } })
      .where(eq(sizingCases.id, id));
    expect((await cases()).find(({ name }) => name === 'Old')?.isUpToDate).toBe(false);
    const told = await app.call(savedCaseRoutes.check, { params: { id } }, LV1);
    expect([told.gone, told.come]).toEqual([['K7 old'], [known]]);
    expect(told.rows.find(({ name }) => name === 'Old')).toMatchObject({ isUpToDate: true, best: found.best });
  });

  it('that nobody can compute is refused, as the page would', async () => {
    const refused = await keep('No machine', { application: 'perpetuum_mobile' });
    expect([refused.statusCode, refused.json().error?.code]).toEqual([404, 'sizing.unknown-application']);
    expect((await keep('  ')).statusCode).toBe(400);
  });

  it('is judged and deleted by its person alone', async () => {
    const id = await idOf('Crane 1');
    expect((await app.send(savedCaseRoutes.check, { params: { id } }, LV2)).statusCode).toBe(404);
    await app.send(savedCaseRoutes.forget, { params: { id } }, LV2);
    expect(await idOf('Crane 1')).toBe(id);
    const { rows } = await app.call(savedCaseRoutes.forget, { params: { id } }, LV1);
    expect(rows.map(({ name }) => name)).not.toContain('Crane 1');
    expect((await app.send(savedCaseRoutes.forget, { params: { id: 'none' } }, LV1)).statusCode).toBe(200);
  });
});
