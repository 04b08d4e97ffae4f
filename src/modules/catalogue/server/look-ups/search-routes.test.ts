// @tests both-databases
import { describe, expect, it } from 'vitest';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();

const search = (query: Parameters<typeof app.call<typeof catalogueRoutes.getBasicType>>[1]) =>
  app.call(catalogueRoutes.getBasicType, query);

describe('the search for basic types', () => {
  it.each([
    ['R', 128.97],
    ['F', 109.04],
    ['K', 108.03],
    ['S', 106.75],
  ] as const)('finds %s67 at the ratio %d with everything a customer chooses by', async (gearboxModel, ratio) => {
    const found = await search({
      query: { category: 'JRT', gearboxModel, reduceUnitSize: '67', ratio: String(ratio), delta: '0' },
    });
    expect(found.total).toBeGreaterThan(0);
    expect(found.rows[0]).toMatchObject({
      reduceType: `JRT${gearboxModel}`,
      reduceUnitSize: '67',
      ratio,
      efficiencyClass: 'DN',
      motorFrequency: '50Hz',
    });
    for (const row of found.rows) {
      expect(row.outputSpeed).toBeCloseTo(row.inputSpeed / row.ratio, 6);
      expect(row.outputTorque).toBeCloseTo((9550 * row.motorPower * row.efficiency) / row.outputSpeed, 6);
      expect(row.serviceFactor).toBeCloseTo(row.usableTorque / row.outputTorque, 6);
      expect(row.serviceFactor).toBeGreaterThanOrEqual(1);
    }
  });

  it.each([
    { gearboxModel: 'K', outputSpeed: '50', motorPower: '1.5', serviceFactor: '1.4' },
    { gearboxModel: 'R', reduceUnitSize: '67', ratio: '128.97', motorPower: '11' },
    { inputType: 'AM', inputModule: 'AM90', ratio: '20', motorPower: '3' },
  ])('is sent as it is written, and that is what its contract declares: %o', async (query) => {
    const { result } = (await app.send(catalogueRoutes.getBasicType, { query })).json();
    expect(catalogueRoutes.getBasicType.result.parse(result)).toEqual(result);
  });

  it('gives every row of the search once over its pages', async () => {
    const query = { gearboxModel: 'K', motorPower: '1.5', motorPoles: '4', pageSize: '50' } as const;
    const ids: string[] = [];
    let cursor: string | null = null;
    let total = 0;
    do {
      const page: Awaited<ReturnType<typeof search>> = await search({
        query: { ...query, ...(cursor !== null && { cursor }) },
      });
      ids.push(...page.rows.map(({ id }) => id));
      total = page.total;
      cursor = page.next;
    } while (cursor !== null);
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  it('tells what each row is for the demand, how many are oversized, and which to look at first, with why', async () => {
    const query = { gearboxModel: 'K', outputSpeed: '50', motorPower: '1.5', serviceFactor: '1.4' } as const;
    const found = await search({ query });
    expect(found.picks.map(({ pick }) => pick)).toEqual(['recommended', 'lightest', 'most-efficient']);
    expect(found.picks[0]).toMatchObject({ row: { id: found.rows[0]?.id }, reasons: ['meets-demand'] });
    expect(found.verdicts.map(({ id }) => id)).toEqual([
      ...found.rows.map(({ id }) => id),
      ...found.nearMisses.map(({ row }) => row.id),
    ]);
    expect(found.oversizedTotal).toBe(found.rows.filter(({ serviceFactor }) => serviceFactor > 3).length);
    expect(found.oversizedTotal).toBeGreaterThan(0);
  });

  it('shows near misses apart, with what they lack in the language of the person', async () => {
    const query = { gearboxModel: 'R', reduceUnitSize: '67', ratio: '128.97', serviceFactor: '1.5' };
    const said = async (language: string) =>
      (await app.send(catalogueRoutes.getBasicType, { query }, { headers: { 'accept-language': language } })).json()
        .result.nearMisses[0].reason.text;
    expect(await said('en')).toMatch(/^Service factor [\d.]+ is below the required 1\.50/);
    expect(await said('zh-cn')).toMatch(/^使用系数 [\d.]+ 低于要求的 1\.50/);
  });

  it('says how many near misses there are when it lists the nearest only', async () => {
    const found = await search({ query: { gearboxModel: 'R', serviceFactor: '1.4' } });
    expect(found.nearMisses).toHaveLength(3);
    expect(found.nearMissTotal).toBeGreaterThan(1000);
  });

  it('names the one limit to relax where nothing is found', async () => {
    const found = await search({
      query: { gearboxModel: 'R', reduceUnitSize: '67', ratio: '128.97', motorPower: '11' },
    });
    expect([found.total, found.relax === null]).toEqual([0, false]);
    expect(found.relax?.rows).toBeGreaterThan(0);
  });

  it.each([
    ['an unknown field', { colour: 'red' }],
    ['an unknown gear type', { gearboxModel: 'Q' }],
    ['an unknown size', { reduceUnitSize: '68' }],
    ['an unknown duty type', { durationFactor: 'S11' }],
    ['a word for a number', { ratio: 'fast' }],
    ['a negative number', { ratio: '-1' }],
    ['a page of no rows', { pageSize: '0' }],
    ['a page of a million rows', { pageSize: '1000000' }],
    ['a sort by a field there is not', { sort: 'price:asc' }],
    ['a cursor nobody gave', { cursor: 'abc' }],
    ['a NUL byte', { reduceUnitSize: '6\u0000' }],
    ['a tolerance beyond 10 %', { ratio: '50', delta: '0.5' }],
    ['poles on an adapter', { inputType: 'AM', motorPoles: '4' }],
    ['explosion protection on an adapter', { inputModule: 'AM90', motorType: 'EX' }],
    ['an input speed on a motor of ours', { inputSpeed: '1400' }],
    ['an adapter on a motor of ours', { inputType: 'motor', inputModule: 'AM90' }],
  ])('refuses %s and names the field', async (_, query) => {
    const answer = await app.send(catalogueRoutes.getBasicType, { query });
    expect([answer.statusCode, answer.json().code, answer.json().result]).toEqual([400, 400, null]);
    expect(answer.json().error.issues.length).toBeGreaterThan(0);
  });
});

describe('a value as the specification writes it', () => {
  it('is taken for its code by the search, which answers the code', async () => {
    const query = { gearboxModel: 'K', reduceUnitSize: '67', motorPower: '1.5' } as const;
    for (const [written, code] of [
      ['DN(IE3)', 'DN'],
      ['DE(IE2)', 'DE'],
      ['DU(IE4)', 'DU'],
    ] as const) {
      const found = await search({ query: { ...query, efficiencyClass: written as never } });
      expect(found).toEqual(await search({ query: { ...query, efficiencyClass: code } }));
      expect(found.rows[0]?.efficiencyClass).toBe(code);
    }
    const bare = await search({ query: { gearboxModel: 'K', inputType: 'Without Input' as never } });
    expect(bare.rows[0]?.inputType).toBe('none');
  });

  it('is taken for its code among the choices of a relation', async () => {
    const relationAfter = (inputType: string, efficiencyClass?: string) =>
      app.call(catalogueRoutes.getBasicTypeConstraintRelation, {
        query: { gearboxModel: 'K', inputType, ...(efficiencyClass && { efficiencyClass }) },
      });
    expect(await relationAfter('motor', 'DU(IE4)')).toEqual(await relationAfter('motor', 'DU'));
    expect(await relationAfter('Without Input')).toEqual(await relationAfter('none'));
  });

  it('is refused where it is written in no such way', async () => {
    const answer = await app.send(catalogueRoutes.getBasicType, { query: { efficiencyClass: 'DN(IE4)' as never } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('a search that says two things', () => {
  it('of shafts and gear type that contradict finds nothing, and advises the one that agrees', async () => {
    const query = { transmitTypes: 'coaxial', gearboxModel: 'K' } as const;
    expect(await search({ query })).toMatchObject({
      total: 0,
      rows: [],
      nearMisses: [],
      relax: { field: 'gearboxModel', value: 'R' },
    });
    const sizes = await app.call(catalogueRoutes.getReduceUnitSize, { query });
    expect(sizes.filter(({ available }) => available)).toEqual([]);
  });

  it('of shafts and gear type that agree finds that gear type', async () => {
    const both = await search({ query: { transmitTypes: 'right-angle', gearboxModel: 'K' } });
    expect(both.total).toBe((await search({ query: { gearboxModel: 'K' } })).total);
  });

  it('names the field that has no meaning on the route', async () => {
    const answer = await app.send(catalogueRoutes.getBasicType, { query: { inputType: 'AM', motorPoles: '4' } });
    expect(answer.json().error.issues[0].path).toBe('query.motorPoles');
  });

  it('takes what the form sends with its defaults on every route', async () => {
    const query = {
      inputType: 'AM',
      motorFrequency: '50Hz',
      efficiencyClass: 'DN',
      durationFactor: 'S1-100%',
    } as const;
    expect((await search({ query })).total).toBe((await search({ query: { inputType: 'AM' } })).total);
  });

  it('by its module alone means that kind of input, in lists too', async () => {
    const found = await search({ query: { inputModule: 'AM90' } });
    expect(new Set(found.rows.map(({ inputType, inputModule }) => `${inputType} ${inputModule}`))).toEqual(
      new Set(['AM AM90']),
    );
    const modules = await app.call(catalogueRoutes.getInputModuleValue, { query: { inputModule: 'AM90' } });
    expect(modules.filter(({ available }) => available).map(({ value }) => value)).toContain('AM100');
  });
});
