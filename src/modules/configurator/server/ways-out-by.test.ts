// @tests slow
import { describe, expect, it } from 'vitest';
import type { Locale } from '#kernel/locale.ts';
import { waysOutBody } from '#modules/configurator/contract.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { waysOutBy } from './evaluation-by.ts';

/** A drive of 18.5 kW: 6,579 Nm at 25 r/min. */
const K107 = 'K107-3-29-DN225S8-18.5-50';
const CHOICES = { gearboxModel: 'K', inputType: 'motor', builtInType: 'KAF', motorVoltage: '3AC 380V' };

function asked(field: string, value: string, locale: Locale = 'en', more: object = {}) {
  const body = waysOutBody.parse({ choices: CHOICES, basicTypeId: K107, wanted: { field, value }, ...more });
  return waysOutBy(shippedRelease(), body, locale);
}

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

describe('an option the load does not allow', () => {
  it.each<[Locale, string]>([
    ['en', 'Output flange diameter 250 mm exists for sizes 49 to 67; 6,579 Nm at 25.2 r/min needs 107, 157 to 187.'],
    ['zh-cn', '输出法兰直径 250 mm 用于机座号 49 至 67；25.2 r/min、6,579 Nm 需要 107、157 至 187。'],
  ])('has no way out, and says where it exists and what the load needs: %s', (locale, text) => {
    const { waysOut, exists } = asked('flangeSize', '250', locale);
    expect([waysOut, plain(exists?.text)]).toEqual([[], text]);
  });

  it.each<[string, string, string]>([
    ['reduceUnitSize', '47', '6,579 Nm at 25.2 r/min needs sizes 107, 157 to 187.'],
    ['motorSize', '63M1', '6,579 Nm at 25.2 r/min needs motor frames 160L to 280M.'],
    ['motorPower', '90', 'At 25.2 r/min there are motor powers 0.12 to 55 kW.'],
    [
      'brakes',
      'BE05',
      'Brake BE05 exists for motor frames 71M to 80M2; 6,579 Nm at 25.2 r/min needs 160L to 180L, 200L1 to 225M.',
    ],
  ])('%s %s says so in its own way', (field, value, text) => {
    const { waysOut, exists } = asked(field, value);
    expect([waysOut, plain(exists?.text)]).toEqual([[], text]);
  });

  it('is told by what its rule is about: a brake by motor frames, single phase by power, M0 by sizes', () => {
    const told = [asked('brakes', 'BE1'), asked('motorVoltage', '1AC 220V'), asked('installationPosition', 'M0')].map(
      ({ because, exists }) => [because?.rules.map(({ id }) => id), exists?.field, exists?.within, exists?.has],
    );
    expect(told).toEqual([
      [['brakes-by-frame'], 'motorSize', undefined, [{ from: '71M', to: '90L' }]],
      [['voltage-of-motorPower'], 'motorPower', undefined, [{ from: '0.12', to: '2.2' }]],
      [
        ['mounting-position-of-unit'],
        'reduceUnitSize',
        { field: 'gearboxModel', value: 'R' },
        [{ from: '07', to: '17' }],
      ],
    ]);
  });

  it('names the gear type of sizes that are of another than the chosen one', () => {
    const { exists } = asked('installationPosition', 'M0');
    expect(plain(exists?.text)).toMatch(/^Mounting position M0 universal exists for R sizes 07 to 17; /);
    expect(plain(exists?.text)).toMatch(/6,579 Nm at 25\.2 r\/min needs R\d+ to R\d+\.$/);
    const inChinese = plain(asked('installationPosition', 'M0', 'zh-cn').exists?.text);
    expect(inChinese).toMatch(/^安装方位 M0 \S+ 用于减速机 R 的机座号 07 至 17；/);
    expect(inChinese).toMatch(/需要 R\d+ 至 R\d+。$/);
  });

  it.each<[Locale, RegExp]>([
    ['en', /exists for motor powers 0\.12 to 2\.2 kW; 6,579 Nm at 25\.2 r\/min needs at least 18\.5 kW\.$/],
    ['zh-cn', /用于电机功率 0\.12 至 2\.2 kW；25\.2 r\/min、6,579 Nm 需要 18\.5 kW 及以上。$/],
  ])('tells a power that is too small by the least that will do: %s', (locale, text) => {
    expect(plain(asked('motorVoltage', '1AC 220V', locale).exists?.text)).toMatch(text);
  });

  it('names kinds one by one, by their names', () => {
    const { exists } = asked('builtInType', 'SA');
    expect(exists).toMatchObject({ kind: 'apart', field: 'gearboxModel', has: [{ from: 'S', to: 'S' }] });
    expect(exists?.needs.every(({ from, to }) => from === to)).toBe(true);
    expect(plain(exists?.text)).toMatch(
      /^Assembly type SA .*exists for gear type S .+; 6,579 Nm at 25\.2 r\/min needs R /,
    );
  });
});

describe('an option of another motor size', () => {
  const SMALL = 'K47-3-29.32-DN90L4-1.5-50';
  const brake = (value: string, choices: object = {}) =>
    asked('brakes', value, 'en', {
      basicTypeId: SMALL,
      choices: { gearboxModel: 'K', inputType: 'motor', ...choices },
    });

  it('takes no motor many times as strong, which nobody asked for, and says where it exists', () => {
    const { waysOut, exists } = brake('BE60');
    expect(waysOut).toEqual([]);
    expect(plain(exists?.text)).toMatch(
      /^Brake BE60 exists for motor frames 250M to 280M; 270 Nm at 49\.8 r\/min needs /,
    );
    expect(brake('BE60', { motorPower: '1.5', outputSpeed: 50 }).waysOut).toEqual([]);
  });

  it('lies within the tolerance the person took, as the search does (issue 12)', () => {
    const choices = { gearboxModel: 'K', inputType: 'motor', motorPower: '1.5', outputSpeed: 53 };
    const speeds = (more: object) =>
      asked('reduceUnitSize', '57', 'en', { basicTypeId: SMALL, choices, ...more })
        .waysOut.flatMap(({ basicType }) => (basicType ? [Number(basicType.outputSpeed)] : []))
        .map((speed) => Math.abs(speed / 53 - 1));
    expect(Math.max(0, ...speeds({}))).toBeLessThanOrEqual(0.03 + 1e-9);
    expect(speeds({ tolerance: 0.1 }).length).toBeGreaterThan(0);
    expect(Math.max(...speeds({ tolerance: 0.1 }))).toBeLessThanOrEqual(0.1 + 1e-9);
  });

  it('takes the next of the series', () => {
    const powers = brake('BE11').waysOut.map(({ basicType }) => basicType?.motorPower);
    expect(powers.length).toBeGreaterThan(0);
    for (const power of powers) expect(power).toBeLessThanOrEqual(1.5 * 1.5);
  });
});

it('a motor of eight poles gives way to four before two, which would run four times as fast', () => {
  const choices = { gearboxModel: 'K', inputType: 'motor', motorPoles: '8', reduceUnitSize: '47' };
  const { waysOut } = asked('motorPower', '7.5', 'en', { basicTypeId: null, choices });
  expect(waysOut.map(({ set }) => set.motorPoles)).toEqual([undefined, '4']);
});

it.each(['isDrawing', 'speedOrRatio', 'powerOrTorque', 'inputSpeed'])(
  'what the form alone asks (%s) stands in no rule, so nothing is against it',
  (field) => {
    const { values = [] } = shippedRelease().fields.get(field) ?? {};
    for (const { code } of values)
      expect(asked(field, code)).toEqual({ because: null, nearest: [], waysOut: [], exists: null });
  },
);

describe('an option that another row of the same load allows', () => {
  it('takes that row, and says which in place of which', () => {
    const [first] = asked('motorPoles', '4').waysOut;
    expect(first).toMatchObject({
      set: { motorPoles: '4' },
      drop: ['basicType'],
      basicType: { motorPower: 18.5, reduceUnitSize: '107' },
    });
    expect(first?.changes).toContainEqual({
      field: 'basicType',
      label: 'Drive',
      from: K107,
      to: first?.basicType?.id,
    });
  });

  it('keeps the figures that are asked for', () => {
    const choices = { ...CHOICES, outputSpeed: 25, serviceFactor: 2 };
    const ways = asked('motorPoles', '4', 'en', { choices }).waysOut;
    expect(ways.length).toBeGreaterThan(0);
    for (const { basicType } of ways) {
      expect(Number(basicType?.serviceFactor)).toBeGreaterThanOrEqual(1.09);
      expect(Math.abs(Number(basicType?.outputSpeed) - 25)).toBeLessThanOrEqual(0.75);
    }
  });
});

it.each<[string, Locale, string]>([
  ['1AC 220V', 'en', 'UL recognised exists, but not with Single-phase 220 V.'],
  ['1AC 220V', 'zh-cn', 'UL 认证 可以提供，但不适用于 单相 220 V。'],
  ['3AC 380V', 'en', 'UL recognised exists, but not with Three-phase 380 V.'],
])(
  'the mains a person chose is what stands against an approval, not the one that is usual: %s, %s',
  (motorVoltage, locale, text) => {
    const { because, waysOut, exists } = asked('ulAuthen', 'UL', locale, {
      basicTypeId: 'K47-3-29.32-DN90L4-1.5-50',
      choices: { ...CHOICES, motorVoltage },
    });
    expect([waysOut, plain(exists?.text)]).toEqual([[], text]);
    expect(because?.rules.map(({ id }) => id)).toEqual(['north-american-approval-needs-60-hertz-mains:UL']);
  },
);

describe('the nearest options of the same field', () => {
  const SMALL = { basicTypeId: 'K47-3-29.32-DN90L4-1.5-50', choices: { gearboxModel: 'K', inputType: 'motor' } };
  const nearest = (field: string, value: string, more: object = {}) =>
    asked(field, value, 'en', { ...SMALL, ...more }).nearest.map(({ value: code, wayOut }) => [code, wayOut.set]);

  it('are the next ones that fit, each chosen by itself', () => {
    expect(nearest('brakes', 'BE11')).toEqual([['BE5', { brakes: 'BE5' }]]);
    expect(nearest('brakes', 'BE60')).toEqual([['BE5', { brakes: 'BE5' }]]);
    expect(nearest('brakes', 'BE03')).toEqual([['BE1', { brakes: 'BE1' }]]);
  });

  it('do not hang on what the field holds now', () => {
    expect(nearest('brakes', 'BE11', { choices: { ...SMALL.choices, brakes: 'BE2' } })).toEqual([
      ['BE5', { brakes: 'BE5' }],
    ]);
  });

  it('keep the load: the row stays, or another of the same speed and power takes its place', () => {
    const own = { basicTypeId: K107, choices: CHOICES };
    const sizes = asked('reduceUnitSize', '47', 'en', own).nearest;
    expect(sizes.map(({ value }) => value)).toEqual(['107']);
    const powers = asked('motorPower', '90', 'en', own).nearest;
    for (const { wayOut } of powers) expect(wayOut.basicType?.outputSpeed).toBeGreaterThan(24);
    for (const { wayOut } of powers) expect(wayOut.drop.filter((field) => field !== 'basicType')).toEqual([]);
  });

  it('are no smaller power: 1.5 kW does not do what 11 kW is wanted for', () => {
    const choices = {
      gearboxModel: 'K',
      inputType: 'motor',
      reduceUnitSize: '47',
      outputSpeed: 50,
      serviceFactor: 1.4,
    };
    const { nearest: powers, waysOut } = asked('motorPower', '11', 'en', { basicTypeId: null, choices });
    expect(powers).toEqual([]);
    expect(waysOut[0]?.set).toMatchObject({ motorPower: '11' });
  });

  it('carry their name, and what stands beside the field in words', () => {
    const [first] = asked('flangeSize', '250', 'en', SMALL).nearest;
    expect(first).toMatchObject({
      value: '200',
      label: '200',
      wayOut: { changes: [{ field: 'flangeSize', to: '200' }] },
    });
  });

  it('are none where the next one is no substitute', () => {
    expect(nearest('installationPosition', 'M0')).toEqual([]);
    expect(nearest('motorVoltage', '3AC 460V')).toEqual([]);
  });
});

it('an option that fits needs no way out, but its own choice', () => {
  expect(asked('nameplate', 'en')).toMatchObject({ because: null, exists: null });
});

describe('the mains of the site', () => {
  const standing = { gearboxModel: 'K', inputType: 'motor', outputSpeed: 50, serviceFactor: 1.3 };
  const unchosen = (field: string, value: string, choices: object = {}) =>
    asked(field, value, 'en', { basicTypeId: null, choices: { ...standing, ...choices } });

  it('is changed by no way to another option', () => {
    const { waysOut, nearest, exists } = unchosen('motorPower', '75');
    expect(waysOut.filter(({ set }) => 'motorFrequency' in set)).toEqual([]);
    expect(nearest.map(({ value }) => value)).toEqual(['90']);
    expect(plain(exists?.text)).toBe('At 50 r/min there are motor powers 0.12 to 55, 90 kW.');
  });

  it('is changed where the person presses it itself', () => {
    const [first] = unchosen('motorVoltage', '3AC 460V', { motorPower: '1.5', outputSpeed: 50 }).waysOut;
    expect(first?.set).toMatchObject({ motorFrequency: '60Hz', motorVoltage: '3AC 460V' });
  });

  it('goes where a motor of the customer needs none of it', () => {
    const [first] = unchosen('inputType', 'AM', { motorVoltage: '3AC 380V' }).waysOut;
    expect(first).toMatchObject({ set: { inputType: 'AM' }, drop: ['motorVoltage'] });
  });
});

describe('an adapter too small for the motor', () => {
  const ADAPTER = { gearboxModel: 'K', inputType: 'AM', outputSpeed: 50, motorPower: 1.5, serviceFactor: 1.3 };
  const small = (value: string, locale: Locale = 'en') =>
    asked('inputModule', value, locale, { basicTypeId: null, choices: ADAPTER });

  it.each<[Locale, RegExp]>([
    [
      'en',
      /^Input module AM63 takes standard motors of at most 0\.\d+ kW\. 1\.5 kW at 50 r\/min needs input modules AM90 to AM\d+\.$/,
    ],
    ['zh-cn', /^输入模块 AM63 所配的标准电机最大 0\.\d+ kW。50 r\/min、1\.5 kW 需要输入模块 AM90 至 AM\d+。$/],
  ])('is told by the power of its frame, and which adapters the load needs: %s', (locale, text) => {
    expect(plain(small('AM63', locale).exists?.text)).toMatch(text);
  });

  it('has the frame of the motor as the nearest', () => {
    expect(small('AM63').nearest.map(({ value }) => value)).toEqual(['AM90']);
  });

  it.each<[size: string, adapter: string, next: string]>([
    ['107', 'AM63', '77'],
    ['187', 'AM90', '87'],
    ['47', 'AM180', '87'],
    ['67', 'AM250', '127'],
  ])('beside size %s and with no load asked, %s takes the size next to it that has it: %s', (size, adapter, next) => {
    const choices = { gearboxModel: 'K', inputType: 'AM', reduceUnitSize: size };
    const { waysOut } = asked('inputModule', adapter, 'en', { basicTypeId: null, choices });
    expect(waysOut[0]?.set).toEqual({ inputModule: adapter, reduceUnitSize: next });
  });

  it('keeps the load in the size next to the chosen one, which a lighter one would bear too', () => {
    const choices = { ...ADAPTER, motorPower: 0.55, reduceUnitSize: '157' };
    const { waysOut } = asked('inputModule', 'AM80', 'en', { basicTypeId: null, choices });
    expect(waysOut[0]?.set).toEqual({ inputModule: 'AM80', reduceUnitSize: '87' });
  });

  it('is none of the nearest to an input of another type', () => {
    expect(small('AD2').nearest).toEqual([]);
  });
});

it.each<[Locale, RegExp]>([
  ['en', /^Input type Integrated motor drive exists, but not with Delta\/star 380\/660 V, for star-delta starting\.$/],
  ['zh-cn', /可以提供，但不适用于 △\/Y 380\/660 V（星三角起动）。$/],
])('an input that no motor of the mains has is told by the mains: %s', (locale, text) => {
  const choices = { gearboxModel: 'K', inputType: 'motor', motorVoltage: 'D 380/660V' };
  const { waysOut, exists } = asked('inputType', 'JCMC', locale, { basicTypeId: null, choices });
  expect([waysOut, exists?.kind]).toEqual([[], 'elsewhere']);
  expect(plain(exists?.text)).toMatch(text);
});
