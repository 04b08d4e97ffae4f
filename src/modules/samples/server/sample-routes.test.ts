import { describe, expect, it } from 'vitest';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { type ParameterDto, SAMPLE_LOOK_UP_ROUTES, samplesRoutes } from '#modules/samples/contract.ts';
import { type TestCaller, testApp } from '#testing/app.ts';

const app = await testApp();
const EN: TestCaller = { headers: { 'accept-language': 'en' } };
const ZH: TestCaller = { headers: { 'accept-language': 'zh-cn' } };
const [JRT, JRW] = SAMPLE_LOOK_UP_ROUTES;
if (!JRT?.specification || !JRW?.basicTypes) throw new Error('Both lines have look-ups of their own');
const { parameters, allowed, specification } = JRT;
const { basicTypes } = JRW;

const allowedWith = (query: Record<string, string>, caller: TestCaller = EN) => app.call(allowed, { query }, caller);

function valuesOf(all: readonly ParameterDto[], key: string): readonly string[] {
  const found = all.find(({ modelKey }) => modelKey === key);
  return found?.values.flatMap(({ value, available }) => (available ? [value] : [])) ?? [];
}

function reason(all: readonly ParameterDto[], key: string, value: string): string | undefined {
  return all.find(({ modelKey }) => modelKey === key)?.values.find((one) => one.value === value)?.because;
}

describe('the parameters of the sample catalogue', () => {
  it('are sixteen, named and labelled as in the wizard, each with values of the whole list', async () => {
    const all = await app.call(parameters, {}, EN);
    expect(all.map(({ modelKey }) => modelKey)).toEqual([
      'gearboxModel',
      'reduceUnitSize',
      'ratio',
      'motorPower',
      'motorPoles',
      'motorSize',
      'efficiencyClass',
      'builtInType',
      'outputShaftSize',
      'hollowShaftSize',
      'flangeSize',
      'installationPosition',
      'boxLocation',
      'outletNozzlePosition',
      'outputShaftPointing',
      'motorVoltage',
    ]);
    expect(all.every(({ values }) => values.length > 0 && values.every(({ available }) => available))).toBe(true);
    expect(all[11]).toMatchObject({ label: 'Mounting position', setting: 'choice', step: 1 });
    expect(valuesOf(all, 'ratio')).toEqual(expect.arrayContaining(['128.97', '109.04', '108.03', '106.75']));
    expect(valuesOf(all, 'motorPower')[0]).toBe('0.25');
  });

  it('are labelled in the language of the request', async () => {
    const [first] = await app.call(parameters, {}, ZH);
    expect(first?.label).toBe('减速机类型');
  });
});

describe('what is still allowed', () => {
  it('are, on size 67 with a motor of frame 80, the four ratios of the specification', async () => {
    const left = await allowedWith({ reduceUnitSize: '67', motorSize: '80M1' });
    expect(valuesOf(left, 'ratio')).toEqual(expect.arrayContaining(['106.75', '108.03', '109.04', '128.97']));
    expect(valuesOf(left, 'motorPower')).toEqual(['0.55']);
  });

  it('keeps every value the own choice of a parameter can be switched to', async () => {
    const left = await allowedWith({ gearboxModel: 'S', reduceUnitSize: '67', ratio: '106.75' });
    expect(valuesOf(left, 'motorPower')).toEqual(['0.55', '0.75']);
    expect(valuesOf(left, 'hollowShaftSize')).toEqual(['40', '45']);
  });

  it('says which choices the catalogue has nothing with, and no others', async () => {
    const left = await allowedWith({ gearboxModel: 'R', reduceUnitSize: '67', ratio: '128.97', boxLocation: '90' });
    expect(valuesOf(left, 'motorPower')).toEqual(['0.55']);
    expect(reason(left, 'motorPower', '0.75')).toMatch(/^No sample has .*0.75/);
    expect(reason(left, 'motorPower', '0.75')).toContain('128.97');
    expect(reason(left, 'motorPower', '0.75')).not.toContain('90°');
  });

  it('says by the rule of the release what no product can have', async () => {
    const onFeet = await allowedWith({ gearboxModel: 'K', reduceUnitSize: '67', builtInType: 'K' });
    expect(valuesOf(onFeet, 'hollowShaftSize')).toEqual([]);
    expect(reason(onFeet, 'hollowShaftSize', '40')).toMatch(/./);
    expect(reason(onFeet, 'hollowShaftSize', '40')).not.toMatch(/^No sample/);
  });

  it('lists no flange on the hollow shaft of K19 and K29, which are built from 37 on', async () => {
    for (const reduceUnitSize of ['19', '29']) {
      const small = await allowedWith({ gearboxModel: 'K', reduceUnitSize });
      expect(valuesOf(small, 'builtInType')).toEqual(['K', 'KA']);
    }
  });

  it('tells it in Chinese', async () => {
    const left = await allowedWith({ gearboxModel: 'R', ratio: '128.97' }, ZH);
    expect(reason(left, 'reduceUnitSize', '47')).toMatch(/^没有同时满足.*128.97.*的样本$/);
  });

  it('of one item by its name', async () => {
    const left = await allowedWith({ sampleId: 'JRT-S007' });
    expect(valuesOf(left, 'ratio')).toEqual(['106.75']);
    expect(valuesOf(left, 'efficiencyClass')).toEqual(['DN', 'DU']);
    expect(valuesOf(left, 'builtInType')).toEqual(['S', 'SA', 'SAF']);
  });

  it('refuses what contradicts itself with the reason', async () => {
    await expect(allowedWith({ gearboxModel: 'R', ratio: '108.03' })).rejects.toMatchObject({
      code: 'configuration.impossible',
    });
  });

  it.each([
    ['a parameter nobody knows', { brakes: 'BE5' }],
    ['a value nobody offers', { ratio: '128.98' }],
    ['an item nobody offers', { sampleId: 'JRT-S999' }],
    ['an item that is withdrawn', { sampleId: 'JRT-S040' }],
  ])('refuses %s by name', async (_what, query) => {
    await expect(allowedWith(query)).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('the detailed specification', () => {
  it('of the sample of the specification: its figures, and what stands in every field', async () => {
    const told = await app.call(
      specification,
      { query: { sampleId: 'JRT-S007', builtInType: 'SAF', hollowShaftSize: '45' } },
      EN,
    );
    expect(told).toMatchObject({
      sampleId: 'JRT-S007',
      basicTypeId: expect.stringMatching(/^S67-\d-106\.75-DN80M24-0\.75-50$/),
      productName: expect.stringContaining('JRTSAF67'),
      typeCode: expect.stringContaining('H45'),
    });
    const rows = new Map(told.rows.map(({ label, value }) => [label, value]));
    expect([rows.get('Hollow shaft bore'), rows.get('Mounting position'), rows.get('Number of poles')]).toEqual([
      '45',
      'M1',
      '4',
    ]);
    expect(told.rows.filter(({ group }) => group === 'Figures').map(({ symbol }) => symbol)).toEqual(
      told.figures.map(({ symbol }) => symbol),
    );
    expect(told.rows.map(({ label }) => label)).not.toContain('Inverter options');
    expect(told.lectoTypeParamsValues).toContainEqual({ modelKey: 'hollowShaftSize', customerValues: ['45'] });
  });

  it('asks for fewer where several items are meant', async () => {
    await expect(app.call(specification, { query: { gearboxModel: 'R' } })).rejects.toMatchObject({
      code: 'sample.several',
    });
  });
});

describe('the sample catalogue of the worm units', () => {
  it('has twelve parameters, the bores those of the release', async () => {
    const all = await app.call(JRW.parameters, {}, EN);
    expect(all.map(({ modelKey }) => modelKey)).toEqual([
      'reduceUnitSize',
      'ratio',
      'motorPower',
      'motorPoles',
      'motorSize',
      'inputFlange',
      'hollowShaftSize',
      'outputShaftType',
      'flangeType',
      'torqueArm',
      'installationPosition',
      'boxLocation',
    ]);
    expect(valuesOf(all, 'ratio')).toEqual(['7.5', '10', '15', '20', '30', '40', '60']);
    expect(valuesOf(all, 'hollowShaftSize')).toContain('11');
  });

  it('leaves what one of its items has, and says why not the rest', async () => {
    const left = await app.call(JRW.allowed, { query: { sampleId: 'JRW-S001' } }, EN);
    expect(valuesOf(left, 'inputFlange')).toEqual(['B14']);
    expect(valuesOf(left, 'flangeType')).toEqual(['none']);
    expect(reason(left, 'flangeType', 'FA')).toBe('Sample JRW-S001 does not have Output flange FA flange');
  });

  it('answers with the basic types of what was picked, page by page', async () => {
    const query = { reduceUnitSize: '030', ratio: '40', efficiencyClass: 'AC' };
    const found = await app.call(basicTypes, { query }, EN);
    expect(found).toMatchObject({ total: 2, nearMisses: [], next: null });
    expect(found.rows.map(({ id, sampleId }) => [id, sampleId]).toSorted()).toEqual([
      ['W030-40-AC56M14-0.06-50-B14', 'JRW-S004'],
      ['W030-40-AC56M14-0.06-50-B5', 'JRW-S004'],
    ]);
    const first = await app.call(basicTypes, { query: { ...query, pageSize: '1' } }, EN);
    expect([first.total, first.rows.length]).toEqual([2, 1]);
    const second = await app.call(basicTypes, { query: { ...query, pageSize: '1', cursor: first.next ?? '' } }, EN);
    expect([second.rows, second.next]).toEqual([found.rows.slice(1), null]);
  });

  it('has the same rows as a search of basic types', async () => {
    const [sample] = (await app.call(basicTypes, { query: { reduceUnitSize: '063', ratio: '30' } }, EN)).rows;
    const query = { reduceUnitSize: '063', ratio: '30', motorPower: '0.55' };
    const { rows } = await app.call(catalogueRoutes.rows, { params: { line: 'JRW' }, query }, EN);
    if (sample === undefined) throw new Error('There is such a sample');
    const { sampleId, ...row } = sample;
    expect(sampleId).toBe('JRW-S043');
    expect(rows.find(({ id }) => id === row.id)).toEqual(row);
  });

  it('has all rows of its items, of whatever class, where nothing is asked', async () => {
    const { total, rows } = await app.call(basicTypes, { query: { pageSize: '200' } }, EN);
    expect(total).toBe(rows.length);
    expect(new Set(rows.map(({ sampleId }) => sampleId)).size).toBe(96);
    expect(new Set(rows.map(({ efficiencyClass }) => efficiencyClass))).toEqual(new Set(['DN', 'AC']));
  });

  describe('takes what getBasicType takes (issue 13, product decisions §4)', () => {
    const found = async (query: Record<string, string>) => app.call(basicTypes, { query }, EN);

    it('the output speed within the tolerance, or between two ends', async () => {
      const near = await found({ outputSpeed: '47', delta: '0.05' });
      expect(near.total).toBeGreaterThan(5);
      expect(near.rows.every(({ outputSpeed }) => Math.abs(Number(outputSpeed) / 47 - 1) <= 0.0501)).toBe(true);
      const within = await found({ outputSpeedMin: '40', outputSpeedMax: '50', massMax: '10' });
      expect(within.rows.length).toBeGreaterThan(0);
      expect(within.rows.every(({ outputSpeed, mass }) => Number(outputSpeed) <= 50 && Number(mass) <= 10)).toBe(true);
    });

    it('the service factor, with what bears somewhat less as near misses', async () => {
      const { rows, nearMisses } = await found({ motorPower: '0.55', ratio: '30', serviceFactor: '2' });
      expect(rows.every(({ serviceFactor }) => Number(serviceFactor) >= 2)).toBe(true);
      expect(nearMisses.length).toBeGreaterThan(0);
      expect(nearMisses.every(({ row }) => Number(row.serviceFactor) < 2)).toBe(true);
      expect(nearMisses[0]?.row.sampleId).toMatch(/^JRW-S/);
    });

    it('the duty, which counts as more power, and the names of the specification', async () => {
      const query = { reduceUnitSize: '063', ratio: '30', inputFlange: 'B5' };
      const [plain] = (await found({ ...query, efficiencyClass: 'DN(IE3)', category: 'JRW' })).rows;
      const [short] = (await found({ ...query, efficiencyClass: 'DN(IE3)', durationFactor: 'S2-60min' })).rows;
      expect(Number(short?.outputTorque) / Number(plain?.outputTorque)).toBeCloseTo(1.1, 9);
    });

    it('an order, and the field of a form that is chosen', async () => {
      const { rows } = await found({ sort: 'outputSpeed:desc', flangeType: 'FA', pageSize: '5' });
      const speeds = rows.map(({ outputSpeed }) => Number(outputSpeed));
      expect(speeds).toEqual(speeds.toSorted((one, other) => other - one));
      expect(speeds[0]).toBeGreaterThan(170);
    });

    it('what finds nothing, and says what to relax', async () => {
      const empty = await found({ reduceUnitSize: '025', ratio: '60' });
      expect(empty).toMatchObject({ total: 0, rows: [] });
      expect(empty.relax).not.toBeNull();
    });
  });

  it.each([
    ['a field no parameter is of', { brakes: 'BE5' }, 'request.invalid'],
    ['a place nobody stood at', { cursor: 'W025-5-0' }, 'request.invalid'],
    ['an order by no figure', { sort: 'colour:asc' }, 'request.invalid'],
    ['a size there is none of', { reduceUnitSize: '999' }, 'request.invalid'],
    ['another line', { category: 'JRT' }, 'request.invalid'],
    ['a shaft of another arrangement', { transmitTypes: 'coaxial' }, 'request.invalid'],
    ['choices that contradict each other', { flangeType: 'FA', torqueArm: 'T' }, 'configuration.impossible'],
  ])('refuses %s', async (_what, query, code) => {
    await expect(app.call(basicTypes, { query }, EN)).rejects.toMatchObject({ code });
  });
});

it.each([
  ['XYZ', 'en', 'There is no sample catalogue of a product line XYZ. There are those of: JRT, JRW'],
  ['JD', 'zh-cn', '没有产品系列 JD 的样本目录。可选：JRT, JRW'],
])('a line without a sample catalogue is not found: %s in %s', async (line, language, description) => {
  const headers = { 'accept-language': language };
  const answer = await app.http.inject({ method: 'GET', url: `/api/v1/lines/${line}/samples`, headers });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ description, error: { code: 'sample.unknown-line' } });
});

it('the whole catalogue is read at once, without what is withdrawn', async () => {
  const list = await app.call(samplesRoutes.list, { params: { line: 'JRT' } });
  expect(list.items).toHaveLength(151);
  expect(list.items[0]).toMatchObject({ id: 'JRT-S001', variants: [{ values: { ratio: '128.97' } }, {}] });
  expect(list.items[0]?.variants[0]?.row.ratio).toBe(128.97);
});
