// @tests both-databases-long
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { organisations } from '#modules/accounts/server/public.ts';
import { priceRoutes } from '#modules/prices/contract.ts';
import { demoList, demoRecords } from '#modules/prices/testing/demo-list.ts';
import { testApp } from '#testing/app.ts';
import { customerTerms, priceVersions } from './price-tables.ts';
import { DEMO_LIST } from './seed-demo-prices.ts';

const app = await testApp({ demo: true });
const { db: owner } = app.database;

type Caller = Parameters<typeof app.call>[2];
const list = (caller: Caller, known?: string) =>
  app.call(priceRoutes.list, known === undefined ? {} : { query: { known } }, caller);
const seenBy = (as: string) => list({ as });

async function organisation(name: string): Promise<string> {
  const [found] = await owner.select().from(organisations).where(eq(organisations.name, name));
  return found?.id ?? '';
}

describe('the list in force', () => {
  test('is told whole, with the own group, to a customer who is shown how prices come about', async () => {
    const { shown, onRequest, list: told } = await seenBy('lv1-demo');
    expect([shown, onRequest]).toEqual(['breakdown', null]);
    expect(told).toMatchObject({ code: DEMO_LIST, version: 1, currency: 'CNY', isDemo: true, step: 100 });
    expect(told?.group).toEqual({ code: 'A', rate: 3000 });
    expect(told?.agreements).toMatchObject([{ key: 'JRW|W|130', kind: 'discount', value: 3500, minQuantity: 5 }]);
    expect(told?.rows).toHaveLength([...demoList().rows.values()].flat().length);
  });

  test('is asked for again without its rows by who has them', async () => {
    const { list: first } = await seenBy('lv1-demo');
    const { list: again } = await list({ as: 'lv1-demo' }, first?.id);
    expect(again).toEqual({ ...first, rows: null });
  });

  test('is nothing to a customer who is shown net prices or none', async () => {
    expect(await seenBy('lv2-demo')).toEqual({ shown: 'net', onRequest: null, list: null });
    await owner.update(customerTerms).set({ showPrices: 'none' });
    expect(await seenBy('lv2-demo')).toEqual({ shown: 'none', onRequest: null, list: null });
    const lv1 = await organisation('华东传动设备有限公司');
    await owner.update(customerTerms).set({ showPrices: 'breakdown' }).where(eq(customerTerms.organisationId, lv1));
  });

  test('is told to staff in no group, and in that of the customer they act for', async () => {
    expect((await seenBy('sales-demo')).list?.group).toEqual({ code: 'LIST', rate: 0 });
    const headers = { 'on-behalf-of': await organisation('苏州输送机械有限公司') };
    expect((await list({ as: 'sales-demo', headers })).list?.group).toEqual({ code: 'B', rate: 2200 });
  });

  test('is not for visitors', async () => {
    const { statusCode } = await app.send(priceRoutes.list, {});
    expect(statusCode).toBe(401);
  });

  test.each(['lv1-demo', 'lv2-demo', 'sales-demo', 'admin'])(
    'goes to %s without costs, margins and the groups of others',
    async (as) => {
      const { rawPayload } = await app.send(priceRoutes.list, {}, { as });
      const { result } = JSON.parse(rawPayload.toString());
      const names = namesIn(result);
      for (const kept of ['cost', 'note', 'groups', 'marginFloor', 'marginStop', 'discountBand', 'amountBand'])
        expect(names, kept).not.toContain(kept);
      const own = result.list?.group?.rate;
      const others = Object.values(demoList().groups).filter((rate) => rate !== own && rate > 0);
      expect(ratesIn(result).filter((rate) => others.includes(rate))).toEqual([]);
      expect(costsIn(result)).toEqual([]);
    },
  );

  test('is on request without terms, and without a list', async () => {
    await owner.update(priceVersions).set({ state: 'retired' });
    expect(await seenBy('lv1-demo')).toEqual({ shown: 'breakdown', onRequest: 'no-list', list: null });
    await owner.delete(customerTerms);
    expect(await seenBy('lv1-demo')).toEqual({ shown: 'net', onRequest: 'no-terms', list: null });
  });
});

/** Every name of a field in an answer. */
function namesIn(answer: unknown): string[] {
  if (Array.isArray(answer)) return [...new Set(answer.flatMap(namesIn))];
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [name, ...namesIn(value)]);
}

/** The figures beside the rows. */
function ratesIn({ list: told }: { list: object | null }): number[] {
  return (JSON.stringify({ ...told, rows: null }).match(/(?<=[:[])\d+/g) ?? []).map(Number);
}

/** Costs of the list that are no prices of it. */
function costsIn(answer: unknown): string[] {
  const minor = (text: string | undefined) => String(Math.round(Number(text) * 100));
  const listed = new Set(demoRecords().map(({ cells }) => minor(cells.list)));
  const costs = demoRecords().flatMap(({ cells }) => (Number(cells.cost) >= 100 ? [minor(cells.cost)] : []));
  const told = new Set(JSON.stringify(answer).match(/(?<=:)\d{4,}/g) ?? []);
  return costs.filter((cost) => !listed.has(cost) && told.has(cost));
}
