import { describe, expect, it } from 'vitest';
import { isConsistent, type NamedChoices, openModel } from '#engine/public.ts';
import { JD_RELEASE } from '#lines/jd/testing/shipped-motors.ts';

type Product = Readonly<Record<string, string>>;

const { model } = JD_RELEASE.product;
const engine = openModel(model);

/** What a rule refuses, and the change that makes it a motor again. */
const CASES: readonly (readonly [rule: string, title: string, refused: Product, mended: Product])[] = [
  [
    'jd-motor-row',
    'no 4 kW with 4 poles in frame 132S',
    { motorPower: '4', motorPoles: '4', motorSize: '132S' },
    { motorSize: '112M' },
  ],
  [
    'jd-mounting-of-frame',
    'B14 ends at frame 112',
    { motorSize: '132M', mountingArrangement: 'B14' },
    { mountingArrangement: 'B5' },
  ],
  [
    'jd-mounting-of-frame',
    'B5 ends at frame 315',
    { motorSize: '355L', mountingArrangement: 'B5' },
    { mountingArrangement: 'V1' },
  ],
  [
    'jd-fan-down-no-cover',
    'no rain cover below the motor',
    { mountingArrangement: 'V6', 'otherMotorOptions.C': 'yes' },
    { mountingArrangement: 'V5' },
  ],
  [
    'jd-cover-needs-fan-up',
    'no rain cover beside a level motor',
    { mountingArrangement: 'B3', 'otherMotorOptions.C': 'yes' },
    { mountingArrangement: 'V1' },
  ],
  ['jd-shaft-ends-2we', 'two ends are 2WE', { shaftEnds: '2', 'otherMotorOptions.2WE': 'no' }, { shaftEnds: '1' }],
  [
    'second-shaft-excludes-encoder',
    'a second end leaves no room for an encoder',
    { shaftEnds: '2', encoder: 'incremental' },
    { encoder: 'none' },
  ],
  [
    'second-shaft-excludes-forced-fan',
    'nor for a forced fan',
    { shaftEnds: '2', coolingMethod: 'IC416' },
    { coolingMethod: 'IC411' },
  ],
  [
    'jd-cable-entry-clear-of-release-lever',
    'the lever swings through the cable of a box on the right',
    { releaseDevice: 'HR', releaseAngle: '270', boxLocation: 'R', outletNozzlePosition: '2' },
    { outletNozzlePosition: 'X' },
  ],
  [
    'jd-inverter-needs-three-phase',
    'no capacitor motor on an inverter',
    { supplyKind: 'inverter', motorVoltage: '1AC 220V' },
    { supplyKind: 'mains' },
  ],
  [
    'jd-inverter-needs-sensor',
    'a thermostat is too slow for an inverter',
    { supplyKind: 'inverter', motorThermalProtection: 'TH' },
    { motorThermalProtection: 'PT100' },
  ],
  [
    'jd-inverter-at-460-volt-needs-reinforced-insulation',
    'peaks at 460 V',
    { supplyKind: 'inverter', motorVoltage: '3AC 460V', 'otherMotorOptions.RI': 'no' },
    { 'otherMotorOptions.RI': 'yes' },
  ],
  [
    'jd-integrated-drive-of-series',
    'no inverter on 11 kW',
    { supplyKind: 'JCMC', motorPower: '11' },
    { motorPower: '7.5' },
  ],
  [
    'no-cable-entry-with-integrated-drive',
    'the inverter fixes the cable entry',
    { supplyKind: 'JCMC', outletNozzlePosition: 'X' },
    { outletNozzlePosition: '-' },
  ],
];

describe('a JD rule', () => {
  it.each(CASES)('%s: %s', (rule, _title, refused, mended) => {
    expect(isConsistent(engine, chosen(refused)), 'refused').toBe(false);
    expect(isConsistent(engine, chosen({ ...refused, ...mended })), 'mended').toBe(true);
    const relaxed = openModel({
      ...model,
      rules: model.rules.filter(({ id }) => id !== rule),
      tables: model.tables.filter(({ id }) => id !== rule),
    });
    expect(isConsistent(relaxed, chosen(refused)), 'refused by this rule').toBe(true);
  });

  it('of its own has a case in this table', () => {
    const covered = new Set(CASES.map(([rule]) => rule));
    const own = [...model.rules, ...model.tables].map(({ id }) => id).filter((id) => id.startsWith('jd-'));
    expect(own.filter((id) => !covered.has(id))).toEqual([]);
  });
});

function chosen(product: Product): NamedChoices {
  return Object.fromEntries(Object.entries(product).map(([variable, code]) => [variable, [code]]));
}
