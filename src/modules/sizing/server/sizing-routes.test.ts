import { describe, expect, it } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { loadDefinition } from '#lines/definitions.ts';
import { readQuickly } from '#modules/configurator/domain/quick/read-quickly.ts';
import { sizingRoutes } from '#modules/sizing/contract.ts';
import { APPLICATIONS } from '#modules/sizing/domain/applications/applications.ts';
import { EXAMPLES, exampleOf, wrongIn } from '#modules/sizing/domain/testing/examples.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();
const TRAVEL = { application: 'travelling_drive', inputs: { ...numbers('TRAV-1') } };

function numbers(id: string) {
  return exampleOf(id).inputs;
}

const size = (body: object, locale = 'zh-CN') =>
  app.http.inject({
    method: 'POST',
    url: '/api/v1/sizing/evaluate',
    headers: { 'accept-language': locale },
    payload: body,
  });

describe('a machine', () => {
  const ids = APPLICATIONS.map(({ id }) => id);
  it.each(EXAMPLES.filter(({ application }) => ids.includes(application)))('$id comes out', async (example) => {
    const { application, inputs } = example;
    const { values } = await app.call(sizingRoutes.evaluate, { body: { application, inputs } as never });
    expect(wrongIn(example, values)).toEqual([]);
  });

  it('is told step by step, in the language of whoever asks', async () => {
    const { steps } = (await size(TRAVEL, 'en')).json().result;
    expect(steps.find(({ id }: { id: string }) => id === 'F_w')).toMatchObject({
      name: 'Resistance to motion',
      symbol: 'F_w',
      withNumbers: '3000·9.81·((2/250)·(0.005·60/2+0.5)+0.003)·cos(0)+3000·9.81·sin(0)+0',
      unit: 'N',
      source: 'G',
      confidence: 'published',
    });
  });

  it('that lifts finds drives, each with the brake that holds its load', async () => {
    const body = { application: 'hoist', inputs: { ...numbers('HOIST-1'), load_class: 'U' } };
    const { candidates } = await app.call(sizingRoutes.evaluate, { body: body as never });
    const best = candidates.filter(({ verdict }) => verdict === 'best');
    expect(best.length).toBeGreaterThan(0);
    for (const { quickText } of best) expect(quickText).toMatch(/ BE\d+$/);
  });

  it('nobody knows is not found, and the others are named', async () => {
    const answer = await size({ application: 'time_machine' }, 'en');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('belt_conveyor');
  });

  it.each([
    ['zh-CN', '行驶速度 v 超出范围：0.01 … 4 m/s'],
    ['en', 'Travel speed v is out of range: 0.01 … 4 m/s'],
  ])('with a figure out of range is refused by name and range, in %s', async (locale, said) => {
    const answer = await size({ ...TRAVEL, inputs: { ...TRAVEL.inputs, v: 9 } }, locale);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(said);
    expect(answer.body).toContain('body.inputs.v');
  });

  it('that lacks something says what, and has no drives yet', async () => {
    const { m_L: _, ...inputs } = TRAVEL.inputs;
    const answer = await app.call(sizingRoutes.evaluate, { body: { ...TRAVEL, inputs } as never });
    expect(answer).toMatchObject({ missing: ['m_L'], candidates: [] });
  });
});

describe('a machine with second values', () => {
  const paired = { ...TRAVEL, pairs: { m_L: 0, f: { value: 1, unit: 'mm' } } };

  it('is told its worst results, and which combination each comes from', async () => {
    const { worst } = await app.call(sizingRoutes.evaluate, { body: paired as never });
    expect(worst?.combinations).toBe(4);
    const told = new Map(worst?.figures.map((figure) => [figure.id, figure]));
    expect(told.get('M_m')).toMatchObject({ second: ['f'], at: 'm_L = 1500 kg, f = 1 mm', shown: { unit: 'Nm' } });
    expect(told.get('J_x')).toMatchObject({ second: [], at: 'm_L = 1500 kg, f = 0.5 mm' });
    expect((await app.call(sizingRoutes.evaluate, { body: TRAVEL as never })).worst).toBeNull();
  });

  it('has drives that stand its worst case', async () => {
    const heavy = { ...TRAVEL, pairs: { m_L: 40_000 } };
    const { candidates, worst } = await app.call(sizingRoutes.evaluate, { body: heavy as never });
    const { value = 0 } = worst?.figures.find(({ id }) => id === 'M_2') ?? {};
    const best = candidates.filter(({ verdict }) => verdict === 'best');
    expect(best.length).toBeGreaterThan(0);
    for (const { figures } of best)
      expect((figures.P_N ?? 0) * 1.001).toBeGreaterThan((value * (figures.n_2 ?? 0)) / 9550);
    const alone = await app.call(sizingRoutes.evaluate, { body: TRAVEL as never });
    const lightest = (of: typeof candidates) => Math.min(...of.map(({ figures }) => figures.P_N ?? 0));
    expect(lightest(best)).toBeGreaterThan(lightest(alone.candidates.filter(({ verdict }) => verdict === 'best')));
  });

  it.each([
    ['out of range', { v: 9 }, 'pairs.v'],
    ['of no input', { furlongs: 1 }, 'pairs.furlongs'],
  ])('%s is refused by name', async (_, pairs, place) => {
    const answer = await size({ ...TRAVEL, pairs }, 'en');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`body.${place}`);
  });

  it('of more inputs than four is no call', async () => {
    expect((await size({ ...TRAVEL, pairs: { m_0: 1, m_L: 1, D: 100, d: 1, v: 1 } })).statusCode).toBe(400);
  });
});

describe('the drives for it', async () => {
  const { candidates, values } = await app.call(sizingRoutes.evaluate, { body: TRAVEL as never });

  it('are judged, the three best of a series first, and each other says why it is none', () => {
    expect(candidates.length).toBeGreaterThan(20);
    expect(candidates.length).toBeLessThanOrEqual(200 + 5 * 3 * 12);
    expect([...new Set(candidates.map(({ series }) => series))].sort()).toEqual(['F', 'JRW', 'K', 'R', 'S']);
    const best = candidates.filter(({ verdict }) => verdict === 'best').map(({ series }) => series);
    expect(best.filter((series) => best.filter((other) => other === series).length > 3)).toEqual([]);
    expect(candidates.filter(({ verdict, reasons }) => verdict !== 'best' && reasons.length === 0)).toEqual([]);
  });

  it('give the speed within 10 %, and the best bear what is asked', () => {
    const { n_2 = 0 } = values;
    for (const { figures, verdict } of candidates) {
      expect(Math.abs((figures.n_2 ?? 0) / n_2 - 1)).toBeLessThanOrEqual(0.1001);
      if (verdict === 'best') expect(figures.f_B).toBeGreaterThanOrEqual(figures.f_B_req ?? 0);
    }
  });

  it('are told what they take in a year, by hours, days and the factor of the grid', async () => {
    const [{ figures } = { figures: {} as Record<string, number> }] = candidates;
    const { E_year = 0, CO2_year = 0, eta_M = 0 } = figures;
    expect(E_year).toBeGreaterThan(0);
    expect(CO2_year / E_year).toBeCloseTo(0.5366, 9);
    expect(eta_M).toBeGreaterThan(0.5);
    const longer = { ...TRAVEL, inputs: { ...TRAVEL.inputs, d_y: 125, k_CO2: 0.1 } };
    const other = await app.call(sizingRoutes.evaluate, { body: longer as never });
    const half = other.candidates.find(({ id }) => id === candidates[0]?.id)?.figures;
    expect(half?.E_year).toBeCloseTo(E_year / 2, 6);
    expect(half?.CO2_year).toBeCloseTo(E_year / 20, 6);
  });

  it('begin the wizard of their line by what the quick search reads', async () => {
    const lines = await Promise.all(CONFIGURABLE.map(async (code) => ({ code, line: await loadDefinition(code) })));
    const best = candidates.filter(({ verdict }) => verdict === 'best');
    expect(best.filter(({ quickText, line }) => readQuickly(quickText, lines).code !== line)).toEqual([]);
    expect(best[0]?.quickText).toMatch(/^\w+ D[NUE]\w+ i[\d.]+ fB [\d.]+$/);
  });
});
