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
    expect(found.nearMisses).toHaveLength(20);
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

describe('the option look-ups', () => {
  it('count the basic types left for each value and keep what has none in the list', async () => {
    const powers = await app.call(catalogueRoutes.getPowerOrTorque, {
      query: { gearboxModel: 'R', reduceUnitSize: '17' },
    });
    expect(powers.find(({ value }) => value === '0.37')).toMatchObject({ available: true });
    expect(powers.find(({ value }) => value === '22')).toEqual({
      value: '22',
      label: '22',
      available: false,
      because: expect.stringContaining('产品目录'),
      count: 0,
    });
  });

  it('say of every value that is not available why, by a rule or by the figures asked for', async () => {
    const query = { gearboxModel: 'K', reduceUnitSize: '67', outputSpeed: '25', motorPoles: '4' } as const;
    const [powers, ratios] = [
      await app.call(catalogueRoutes.getPowerOrTorque, { query }),
      await app.call(catalogueRoutes.getServiceFactor, { query: { ...query, motorPower: '7.5' } }),
    ];
    const unavailable = [...powers, ...ratios].filter(({ available }) => !available);
    expect(unavailable.length).toBeGreaterThan(5);
    expect(unavailable.filter(({ because = '' }) => because.length < 6)).toEqual([]);
    expect(powers.find(({ value }) => value === '0.12')?.because).toMatch(/./);
  });

  it('say of every option that is excluded why, in the language of the person', async () => {
    const query = {
      gearboxModel: 'K',
      reduceUnitSize: '67',
      inputType: 'motor',
      builtInType: 'KA',
      motorVoltage: '1AC 220V',
    };
    for (const route of [
      catalogueRoutes.getInstallConstraintRelation,
      catalogueRoutes.getBasicTypeConstraintRelation,
    ]) {
      const relation = await app.call(route, { query }, { headers: { 'accept-language': 'en' } });
      const excluded = Object.values(relation).flatMap(({ options }) => options.filter(({ available }) => !available));
      expect(excluded.length).toBeGreaterThan(10);
      expect(excluded.filter(({ because = '' }) => !/^[\x20-\x7e§–]{15,}$/.test(because))).toEqual([]);
    }
    const types = await app.call(catalogueRoutes.getBuiltInType, { query });
    expect(types.find(({ available }) => !available)?.because).toMatch(/[一-鿿]/);
  });

  it('take the power of the customer’s motor on a module, as the search does', async () => {
    const query = { gearboxModel: 'K', inputType: 'AM', motorPower: '3' };
    const { motorPower } = await app.call(catalogueRoutes.getBasicTypeConstraintRelation, { query });
    expect([motorPower?.visible, motorPower?.options.every(({ available }) => available)]).toEqual(['Y', true]);
  });

  it('are described with every field they take', async () => {
    const { paths } = (await app.http.inject('/api/openapi.json')).json();
    const { parameters } = paths['/api/v1/installMethod/getBuiltInType'].get;
    const names = parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['category', 'gearboxModel', 'motorVoltage', 'otherMotorOptions']));
    expect(parameters.every(({ schema }: { schema: object }) => Object.keys(schema).length > 0)).toBe(true);
  });

  it('offer assembly types of the chosen gear type only', async () => {
    const types = await app.call(catalogueRoutes.getBuiltInType, {
      query: { gearboxModel: 'K', reduceUnitSize: '67' },
    });
    const available = types.filter((type) => type.available).map(({ value }) => value);
    expect(available).toContain('KAF');
    expect(available.every((code) => code.startsWith('K'))).toBe(true);
  });

  it('hide the shaft size behind a hollow bore, and say so with Y and N', async () => {
    const relation = await app.call(catalogueRoutes.getInstallConstraintRelation, {
      query: { gearboxModel: 'K', reduceUnitSize: '67', inputType: 'motor', builtInType: 'KA' },
    });
    expect([relation.outputShaftSize?.visible, relation.hollowShaftSize?.visible]).toEqual(['N', 'Y']);
  });

  it('take several options of one field joined by commas', async () => {
    const query = { inputType: 'motor', otherMotorOptions: 'C,STH' };
    const relation = await app.call(catalogueRoutes.getInstallConstraintRelation, { query });
    const open = relation.installationPosition?.options.filter(({ available }) => available).map(({ value }) => value);
    expect(open).not.toContain('M1');
  });

  it('refuse choices that exclude each other with the rule that says so', async () => {
    const query = { inputType: 'motor', coolingMethod: 'IC411', independentFanVoltage: '1AC 220V' };
    const answer = await app.send(catalogueRoutes.getInstallConstraintRelation, { query });
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'configuration.impossible']);
    expect(answer.json().description.length).toBeGreaterThan(20);
  });

  it.each([
    ['an unknown field', { shoe: '42' }],
    ['an unknown value', { gearboxModel: 'X' }],
    ['a word for a figure', { ratio: 'abc' }],
    ['a negative figure', { outputSpeed: '-1' }],
    ['an unknown way to search', { speedOrRatio: 'abc' }],
  ])('refuse %s by name', async (_, query) => {
    const answer = await app.send(catalogueRoutes.getBuiltInType, { query });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, `query.${Object.keys(query)[0]}`]);
  });

  it('say of every field of steps 1 and 2 what applies after the choices', async () => {
    const relation = await app.call(catalogueRoutes.getBasicTypeConstraintRelation, {
      query: { gearboxModel: 'K', inputType: 'AM' },
    });
    const shown = (field: string) => relation[field]?.visible;
    expect([shown('inputModule'), shown('inputSpeed'), shown('motorPoles'), shown('motorType')]).toEqual([
      'Y',
      'Y',
      'N',
      'N',
    ]);
    expect(relation.transmitTypes?.options.filter(({ available }) => available).map(({ value }) => value)).toEqual([
      'right-angle',
    ]);
    expect(relation).not.toHaveProperty('installationPosition');
  });

  it('offer every duty type, S1 among them, and none without a motor of ours', async () => {
    const duties = await app.call(catalogueRoutes.getDurationFactor, { query: { inputType: 'motor' } });
    expect(duties).toContainEqual({ value: 'S1-100%', label: expect.stringContaining('S1'), available: true });
    expect(duties.length).toBeGreaterThan(5);
    const onModule = await app.call(catalogueRoutes.getDurationFactor, { query: { inputType: 'AM' } });
    expect(onModule.filter(({ available }) => available)).toEqual([]);
  });

  it('offer the values of every installation field of the unit', async () => {
    const values = await app.call(catalogueRoutes.getInstallMethodValue, {
      query: { gearboxModel: 'K', reduceUnitSize: '67', inputType: 'motor', builtInType: 'KAF' },
    });
    const open = (field: string) => values[field]?.filter(({ available }) => available).map(({ value }) => value);
    expect(open('installationPosition')).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
    expect(open('hollowShaftSize')).toEqual(['40']);
    expect(open('outputShaftSize')).toEqual([]);
    expect(values).not.toHaveProperty('motorPoles');
  });

  it('offer the values of one installation field alone, and of no other step', async () => {
    const query = { gearboxModel: 'K', reduceUnitSize: '67', inputType: 'motor', builtInType: 'KAF' };
    const all = await app.call(catalogueRoutes.getInstallMethodValue, { query });
    const one = await app.call(catalogueRoutes.getInstallMethodValue, {
      query: { ...query, field: 'hollowShaftSize' },
    });
    expect(one).toEqual({ hollowShaftSize: all.hollowShaftSize });
    for (const field of ['motorPoles', 'nothing', '__proto__']) {
      const refused = app.call(catalogueRoutes.getInstallMethodValue, { query: { ...query, field } });
      await expect(refused).rejects.toMatchObject({ status: 400, code: 'request.invalid' });
    }
  });

  it('count the kinds of input a unit can have', async () => {
    const kinds = await app.call(catalogueRoutes.getInputModule, {
      query: { gearboxModel: 'R', reduceUnitSize: '07' },
    });
    const available = kinds.filter((kind) => kind.available).map(({ value }) => value);
    expect(available).toEqual(expect.arrayContaining(['motor', 'AM', 'none']));
    expect(available).not.toContain('AD');
  });

  it('count the modules of a kind, whichever was chosen', async () => {
    const query = { gearboxModel: 'R', reduceUnitSize: '07', inputType: 'AM' } as const;
    const modules = await app.call(catalogueRoutes.getInputModuleValue, { query: { ...query, inputModule: 'AM63' } });
    const available = modules.filter((module) => module.available).map(({ value }) => value);
    expect(available).toEqual(['AM63', 'AM71', 'AM80']);
  });

  it('count the numbers of poles of a power', async () => {
    const poles = await app.call(catalogueRoutes.getMotorPoles, {
      query: { gearboxModel: 'K', reduceUnitSize: '67', motorPower: '1.5' },
    });
    expect(poles.filter(({ available }) => available).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['2', '4', '6']),
    );
  });

  it('count the sizes that bear a power', async () => {
    const sizes = await app.call(catalogueRoutes.getReduceUnitSize, {
      query: { gearboxModel: 'K', motorPower: '90', motorPoles: '4' },
    });
    const available = sizes.filter((size) => size.available).map(({ value }) => Number(value));
    expect(available.length).toBeGreaterThan(0);
    expect(Math.min(...available)).toBeGreaterThan(100);
  });

  it('count the rows that reach each service factor, ever fewer', async () => {
    const factors = await app.call(catalogueRoutes.getServiceFactor, {
      query: { gearboxModel: 'K', reduceUnitSize: '67', motorPower: '1.5', motorPoles: '4' },
    });
    const counted = factors.filter(({ available }) => available);
    expect(counted.map(({ value }) => value)).toEqual(expect.arrayContaining(['0.8', '1', '1.5', '2']));
    const counts = counted.toSorted((a, b) => Number(a.value) - Number(b.value)).map(({ count = 0 }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it.each([
    ['R', 128.97],
    ['F', 109.04],
    ['K', 108.03],
    ['S', 106.75],
  ] as const)('list the ratio %s67 has, whatever speed was asked for', async (gearboxModel, ratio) => {
    const ratios = await app.call(catalogueRoutes.getSpeedOrRatio, {
      query: { gearboxModel, reduceUnitSize: '67', outputSpeed: '1' },
    });
    expect(ratios.find(({ value }) => value === String(ratio))).toMatchObject({ available: true });
  });

  it('answer the tolerance of a search and the inverter-integrated motors', async () => {
    expect(await app.call(catalogueRoutes.getDelta)).toEqual({ delta: 0.03, most: 0.1 });
    const motors = await app.call(catalogueRoutes.getJcmcType);
    expect(motors.every(({ motorPoles, motorPower }) => motorPoles === 4 && motorPower <= 7.5)).toBe(true);
    expect(motors.length).toBeGreaterThan(5);
  });
});

describe('look-ups that depend on no choice', () => {
  const form = { gearboxModel: 'K', motorPower: '1.5', installationPosition: 'M1', delta: '0.03', category: 'JRT' };

  it.each(['getDelta', 'getJcmcType'] as const)('%s takes the form as the other look-ups do', async (name) => {
    const route = catalogueRoutes[name];
    expect(await app.call(route, { query: form as never })).toEqual(await app.call(route));
  });

  it.each(['getDelta', 'getJcmcType'] as const)('%s refuses what is no field of a form', async (name) => {
    const answer = await app.send(catalogueRoutes[name], { query: { colour: 'red' } as never });
    expect(answer.statusCode).toBe(400);
  });
});

describe('the release', () => {
  it('is found under its hash, kept for ever, compressed, and complete', async () => {
    const { hash } = await app.call(catalogueRoutes.currentRelease, { params: { family: 'JRT' } });
    const answer = await app.send(
      catalogueRoutes.release,
      { params: { family: 'JRT', hash } },
      { headers: { 'accept-encoding': 'br' } },
    );
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    const plain = (await app.send(catalogueRoutes.release, { params: { family: 'JRT', hash } })).json().result;
    expect([plain.family, plain.fields.length > 50, plain.model.variables.length > 50]).toEqual(['JRT', true, true]);
  });

  it('of another hash is not found', async () => {
    const answer = await app.send(catalogueRoutes.release, { params: { family: 'JRT', hash: '0123456789abcdef' } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'release.unknown']);
  });
});
