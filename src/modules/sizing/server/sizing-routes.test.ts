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

describe('the drives for it', async () => {
  const { candidates, values } = await app.call(sizingRoutes.evaluate, { body: TRAVEL as never });

  it('are judged, the three best of a series first, and each other says why it is none', () => {
    expect(candidates.length).toBeGreaterThan(20);
    expect(candidates.length).toBeLessThanOrEqual(200);
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

  it('begin the wizard of their line by what the quick search reads', async () => {
    const lines = await Promise.all(CONFIGURABLE.map(async (code) => ({ code, line: await loadDefinition(code) })));
    const best = candidates.filter(({ verdict }) => verdict === 'best');
    expect(best.filter(({ quickText, line }) => readQuickly(quickText, lines).code !== line)).toEqual([]);
    expect(best[0]?.quickText).toMatch(/^\w+ D[NUE]\w+ i[\d.]+ fB [\d.]+$/);
  });
});
