import { describe, expect, it } from 'vitest';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp();

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

  it.each([
    [
      'installMethod/getBuiltInType?motorVoltage=9AC',
      '电机电压（没有 9AC 这个值）',
      'Motor voltage (9AC does not occur here)',
    ],
    [
      'installMethod/getBuiltInType?ratio=abc',
      '速比（abc 不是大于零的数值）',
      'Ratio (abc is not a number above zero)',
    ],
    [
      'basicTypeConfig/getBasicType?gearboxModel=K&reduceUnitSize=68',
      '机座号（没有 68 这个值）',
      'Gear unit size (68 does',
    ],
    ['basicTypeConfig/getMotorPoles?given=brakes:BE9', '制动器（没有 BE9 这个值）', 'Brake (BE9 does not occur here)'],
  ])('refuse %s by the name the field has in the wizard', async (url, chinese, english) => {
    const said = async (language: string) =>
      (await app.http.inject({ url: `/api/v1/${url}`, headers: { 'accept-language': language } })).json().description;
    expect([await said('zh-cn'), await said('en')]).toEqual([
      expect.stringContaining(chinese),
      expect.stringContaining(english),
    ]);
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

  it.each([
    [{}, ['outputSpeed']],
    [{ speedOrRatio: 'ratio' }, ['ratio']],
    [{ ratio: '30' }, ['ratio']],
    [{ powerOrTorque: 'outputTorque' }, ['outputSpeed', 'outputTorque']],
    [{ outputTorque: '300', speedOrRatio: 'outputSpeed' }, ['outputSpeed', 'outputTorque']],
  ])('show of speed and ratio, and of torque, what is looked for by %j', async (query, shown) => {
    const relation = await app.call(catalogueRoutes.getBasicTypeConstraintRelation, { query });
    const figures = ['outputSpeed', 'ratio', 'outputTorque'];
    expect(figures.filter((field) => relation[field]?.visible === 'Y')).toEqual(shown);
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

describe('look-ups that count rows', () => {
  const NAMES = [
    'getBasicType',
    'getInputModule',
    'getInputModuleValue',
    'getMotorPoles',
    'getPowerOrTorque',
    'getReduceUnitSize',
    'getServiceFactor',
    'getSpeedOrRatio',
  ] as const;
  const asked = { gearboxModel: 'K', reduceUnitSize: '67', motorPower: '1.5' };
  const form = {
    ...asked,
    speedOrRatio: 'ratio',
    powerOrTorque: 'motorPower',
    builtInType: 'KAF',
    motorVoltage: '3AC 380V',
    boreOnTheInputSide: '24',
    color: 'anything',
  };
  const empty = { category: '', efficiencyClass: '', motorPoles: '', ratio: '', inputType: '', given: '' };

  it.each(NAMES)(
    '%s takes every field of the form, by its name where it needs it not, and empty ones as left out',
    async (name) => {
      const route = catalogueRoutes[name];
      const plain = await app.call(route, { query: asked as never });
      expect(await app.call(route, { query: form as never })).toEqual(plain);
      const { json } = await app.http.inject(
        `/api/v1/basicTypeConfig/${name}?${new URLSearchParams({ ...asked, ...empty })}`,
      );
      expect(json().result).toEqual(JSON.parse(JSON.stringify(plain)));
    },
  );

  it.each(NAMES)(
    '%s refuses what is no field of a form, and says of a number in words that it is none',
    async (name) => {
      const unknown = await app.send(catalogueRoutes[name], { query: { shoe: '42' } as never });
      expect([unknown.statusCode, unknown.json().error.issues[0].path]).toEqual([400, 'query.shoe']);
      const said = async (language: string) =>
        (
          await app.http.inject({
            url: `/api/v1/basicTypeConfig/${name}?motorPower=abc`,
            headers: { 'accept-language': language },
          })
        ).json().description;
      expect([await said('zh-cn'), await said('en')]).toEqual([
        expect.stringContaining('query.motorPower（不是数值，写法如 57.28）'),
        expect.stringContaining('query.motorPower (not a number; write it as 57.28)'),
      ]);
    },
  );

  it.each([
    ['installMethod/getBuiltInType', { releaseAngle: '0°', shaftDiameter: '8mm', brakes: '' }],
    ['basicTypeConfig/getMotorPoles', { inputType: 'motor', efficiencyClass: 'DN(IE3)', given: 'releaseAngle:90°' }],
    ['basicTypeConfig/getBasicTypeConstraintRelation', { inputType: 'Without Input', category: '' }],
    ['basicTypeConfig/getDelta', { inputType: 'Without Input', category: '' }],
  ])('%s takes values as they are written: %j', async (path, query) => {
    const { statusCode } = await app.http.inject(`/api/v1/${path}?${new URLSearchParams(query as never)}`);
    expect(statusCode).toBe(200);
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
