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
    ['en', 'Output flange diameter 250 mm exists for sizes 49 to 67; 6,579 Nm at 25.2 r/min needs 107 to 187.'],
    ['zh-cn', '输出法兰直径 250 mm 用于机座号 49 至 67；25.2 r/min、6,579 Nm 需要 107 至 187。'],
  ])('has no way out, and says where it exists and what the load needs: %s', (locale, text) => {
    const { waysOut, exists } = asked('flangeSize', '250', locale);
    expect([waysOut, plain(exists?.text)]).toEqual([[], text]);
  });

  it.each<[string, string, string]>([
    ['reduceUnitSize', '47', '6,579 Nm at 25.2 r/min needs sizes 107 to 187.'],
    ['motorSize', '63M1', '6,579 Nm at 25.2 r/min needs motor frames 160L to 280M.'],
    ['motorPower', '90', '25.2 r/min needs motor powers 0.12 to 55 kW.'],
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

  it('takes the next of the series', () => {
    const powers = brake('BE11').waysOut.map(({ basicType }) => basicType?.motorPower);
    expect(powers.length).toBeGreaterThan(0);
    for (const power of powers) expect(power).toBeLessThanOrEqual(1.5 * 1.5);
  });
});

it.each(['isDrawing', 'speedOrRatio', 'powerOrTorque', 'inputSpeed'])(
  'what the form alone asks (%s) stands in no rule, so nothing is against it',
  (field) => {
    const { values = [] } = shippedRelease().fields.get(field) ?? {};
    for (const { code } of values) expect(asked(field, code)).toEqual({ because: null, waysOut: [], exists: null });
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

it('an option that fits needs no way out, but its own choice', () => {
  expect(asked('nameplate', 'en')).toMatchObject({ because: null, exists: null });
});
