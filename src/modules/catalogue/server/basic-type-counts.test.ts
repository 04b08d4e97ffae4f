import { describe, expect, it } from 'vitest';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();

const ASKED = { gearboxModel: 'K', inputType: 'motor', outputSpeed: '50', serviceFactor: '1.4' } as const;
const SINGLE_PHASE = 'motorVoltage:1AC 220V';

describe('the counts of basic types', () => {
  it('say of each option how many rows a search with it finds', async () => {
    const counts = await app.call(catalogueRoutes.basicTypeCounts, { query: ASKED });
    const { total } = await app.call(catalogueRoutes.getBasicType, { query: { ...ASKED, motorPower: '1.5' } });
    expect(total).toBeGreaterThan(0);
    expect(counts.motorPower).toContainEqual({ value: 1.5, count: total });
  });

  it('and the rows follow what was chosen elsewhere', async () => {
    const query = { ...ASKED, given: SINGLE_PHASE };
    const counts = await app.call(catalogueRoutes.basicTypeCounts, { query });
    expect(counts.motorPower?.every(({ value }) => Number(value) <= 2.2)).toBe(true);
    const { total, rows } = await app.call(catalogueRoutes.getBasicType, { query: { ...query, pageSize: '200' } });
    const all = counts.motorPower?.reduce((sum, { count }) => sum + count, 0);
    expect([rows.length, rows.every(({ motorPower }) => motorPower <= 2.2)]).toEqual([total, true]);
    expect(all).toBe(total);
  });

  it.each(['motorVoltage:9AC', 'nothing:yes', 'motorPower:1.5', 'brakes', ':', ';;'])('refuse %s', async (given) => {
    const answer = await app.send(catalogueRoutes.basicTypeCounts, { query: { given } });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, 'query.given']);
  });
});
