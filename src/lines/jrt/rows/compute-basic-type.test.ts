import { describe, expect, it } from 'vitest';
import type { GearRatio, GearUnit, InputModule } from '#lines/jrt/source/parts.ts';
import type { Motor } from '#lines/shared/motor/source/parts.ts';
import { computeBasicType, type InputPart, type Load } from './compute-basic-type.ts';

const PLACE = { file: 'ratios.csv', line: 2 };

const unit: GearUnit = {
  place: PLACE,
  series: 'R',
  size: '67',
  maMax: 600,
  ratioRanges: new Map([[3, { min: 28.83, max: 199.81 }]]),
  solidShaft: { diameter: 35, length: 70 },
  hollowBoresKeyed: [],
  hollowBoresShrinkDisc: [],
  outputFlangeDiameters: [200, 250],
  overhungLoadMax: 8400,
  bareMass: 25.5,
  adapterMass: new Map([[3, 28]]),
  oil: new Map(),
};

const gear: GearRatio = {
  place: PLACE,
  series: 'R',
  size: '67',
  stages: 3,
  ratio: 50,
  maMax: 600,
  overhungLoad: 8000,
  frameLimits: new Map([
    ['80', 300],
    ['90', 600],
  ]),
  efficiency: 0.94,
  wormStage: null,
};

const motor: Motor = {
  place: PLACE,
  power: 1.5,
  poles: 4,
  frame: '90L',
  ratedSpeed: 1450,
  efficiencyClasses: ['DN'],
  mass: 20,
  nameplate: {
    ratedCurrent: null,
    powerFactor: null,
    startingCurrent: null,
    startingTorque: null,
    breakdownTorque: null,
    efficiencies: new Map(),
    inertia: null,
  },
};

const module: InputModule = {
  place: PLACE,
  type: 'AM',
  code: 'AM80',
  series: 'R',
  size: '67',
  frame: '80',
  shaft: null,
  flangeDiameter: null,
  centeringDiameter: null,
  holeCircleDiameter: null,
  bore: null,
  ratios: null,
  torqueLimitMax: null,
  inputSpeedMax: 3000,
  powerRange: null,
};

function compute(input: InputPart, load: Load = {}) {
  return computeBasicType({ model: 'R', unit, gear, input, efficiencyClass: 'DN', load });
}

describe('computing one basic type', () => {
  it('computes a gear motor: 1.5 kW at 1450 r/min, i = 50', () => {
    const row = compute({ type: 'motor', motor, frequency: '50Hz' });
    expect(row).toMatchObject({ id: 'R67-3-50-DN90L4-1.5-50', reduceType: 'JRTR', route: 'motor', limit: 'gears' });
    expect(row?.outputSpeed).toBe(29);
    expect(row?.outputTorque).toBeCloseTo(464.33, 2);
    expect(row?.serviceFactor).toBeCloseTo(1.2922, 4);
    expect(row?.mass).toBe(45.5);
  });

  it('keeps the slip at 60 Hz and lowers the usable torque above 1500 r/min', () => {
    const row = compute({ type: 'motor', motor, frequency: '60Hz' });
    expect(row?.inputSpeed).toBe(1750);
    expect(row?.usableTorque).toBeCloseTo(600 * (1500 / 1800) ** 0.3, 6);
  });

  it('puts the duty factor on the torque, not on the rated power', () => {
    const row = compute({ type: 'motor', motor, frequency: '50Hz' }, { dutyFactor: 1.4 });
    expect(row?.motorPower).toBe(1.5);
    expect(row?.outputTorque).toBeCloseTo(464.33 * 1.4, 1);
  });

  it('bounds an IEC adapter by its frame and shows the power it bears at fB = 1', () => {
    const row = compute({ type: 'module', module });
    expect(row).toMatchObject({ id: 'R67-3-50-AM80', limit: 'adapter-frame', usableTorque: 300, serviceFactor: 1 });
    expect(row?.motorPower).toBeCloseTo((300 * 28) / (9550 * 0.94), 6);
  });

  it("computes a module by the power of the customer's motor", () => {
    const row = compute({ type: 'module', module }, { power: 0.5 });
    expect(row?.outputTorque).toBeCloseTo((9550 * 0.5 * 0.94) / 28, 6);
    expect(row?.serviceFactor).toBeCloseTo(300 / ((9550 * 0.5 * 0.94) / 28), 6);
  });

  it('gives no row where the adapter frame is not listed for the ratio', () => {
    expect(compute({ type: 'module', module: { ...module, frame: '132S/M' } })).toBeNull();
  });

  it.each([
    ['the shaft, where the gears carry more', { min: 0.25, max: 1.5 }, 1.5, 'input-shaft'],
    ['the gears, where they carry less', { min: 0.25, max: 3 }, (600 * 28) / (9550 * 0.94), 'gears'],
  ] as const)('bounds a solid input shaft by %s', (_, powerRange, power, limit) => {
    const row = compute({ type: 'module', module: { ...module, type: 'AD', code: 'AD2', frame: null, powerRange } });
    expect(row?.motorPower).toBeCloseTo(power, 6);
    expect(row?.limit).toBe(limit);
  });

  it('makes no solid shaft whose range begins above what the gears carry', () => {
    const powerRange = { min: 2.2, max: 5.5 };
    expect(compute({ type: 'module', module: { ...module, type: 'AD', frame: null, powerRange } })).toBeNull();
  });

  it('writes a servo adapter without its slash into the id', () => {
    const servo: InputModule = { ...module, type: 'AQS', code: 'AQS140/1', frame: null };
    expect(compute({ type: 'module', module: servo })).toMatchObject({ id: 'R67-3-50-AQS140_1', limit: 'gears' });
  });

  it('rates an adapter at 1750 r/min like an 1800 r/min machine', () => {
    const row = compute({ type: 'none' }, { inputSpeed: 1750 });
    expect(row?.usableTorque).toBeCloseTo(600 * (1500 / 1800) ** 0.3, 6);
  });
});
