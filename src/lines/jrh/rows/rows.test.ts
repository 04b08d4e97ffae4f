import { describe, expect, it } from 'vitest';
import { aRatio, PARTS, RATIOS } from '#lines/jrh/testing/shipped-units.ts';
import { coolingNeed } from './cooling.ts';
import { machineFactor, thermalFactor } from './factors.ts';
import type { IndustrialRow } from './industrial-row.ts';
import { inputShaftOf, nominalRatio } from './input-shaft.ts';
import { MOTOR_ON_REQUEST, motorFramesAt } from './motor-frames.ts';
import { ratingAt } from './rating-at.ts';
import { type Demand, rowReader } from './rows.ts';

function aRow(id: string, demand: Demand = {}): IndustrialRow {
  const row = rowReader(PARTS, demand)(aRatio(id));
  if (row === undefined) throw new Error(`${id} has no row`);
  return row;
}

describe('the ratios that are offered', () => {
  const types = new Set(RATIOS.map(({ offered }) => `${offered.type} ${offered.unit.size}`));

  it('are those of H1 to H4, B3 and B4, with ids of their own', () => {
    expect(new Set(RATIOS.map(({ id }) => id)).size).toBe(RATIOS.length);
    expect([...new Set(RATIOS.map(({ offered }) => offered.type))].toSorted()).toEqual([
      'B3',
      'B4',
      'H1',
      'H2',
      'H3',
      'H4',
    ]);
    expect(['H1 03', 'H2 04', 'H3 22', 'B4 20'].filter((unit) => !types.has(unit))).toEqual([]);
  });

  it('leave out B2, size 03 of more stages, and what lost its ratios', () => {
    expect(['B2 05', 'H2 03', 'H3 03', 'B3 03', 'H4 18', 'H4 21'].filter((unit) => types.has(unit))).toEqual([]);
  });

  it('say of H1, of sizes from 13 and of H3 04 that a drawing comes on request', () => {
    const drawing = (unit: string) =>
      RATIOS.filter(({ id }) => id.startsWith(`JRH-${unit}-`)).map(({ id }) => aRow(id.slice(4)).drawing);
    expect(['H1-05', 'H2-13', 'H3-04', 'H3-08', 'B4-12'].map((unit) => drawing(unit)[0])).toEqual([
      'request',
      'request',
      'request',
      'yes',
      'yes',
    ]);
  });
});

describe('a rating', () => {
  const POINT = { thermalPower: 10, thermalPowerWithFan: 20, radialLoad: 100 };
  const RATING = {
    points: [
      { ...POINT, inputSpeed: 1400, torque: 100, thermalPower: null },
      { ...POINT, inputSpeed: 900, torque: 120, radialLoad: 150 },
      { ...POINT, inputSpeed: 300, torque: 200, radialLoad: 180 },
    ],
  };

  it('between two speeds follows the logarithm of the speed', () => {
    expect(ratingAt(RATING, Math.sqrt(300 * 900))).toMatchObject({
      origin: 'interpolated',
      thermalPower: 10,
      radialLoad: 150,
    });
    expect(ratingAt(RATING, Math.sqrt(300 * 900))?.torque).toBeCloseTo(160, 9);
  });

  it('has no thermal power between two speeds of which one has none', () => {
    expect([ratingAt(RATING, 901)?.thermalPower, ratingAt(RATING, 900)?.thermalPower]).toEqual([null, 10]);
  });

  it.each([299.9, 1400.1, 1500, 0])('outside 300 to 1400 r/min is none: %d', (speed) => {
    expect(ratingAt(RATING, speed)).toBeUndefined();
    expect(RATIOS.filter(({ rating }) => ratingAt(rating, speed) !== undefined)).toEqual([]);
  });

  it('of every unit lies between those of the printed speeds around it', () => {
    const strays = RATIOS.filter(({ rating }) => {
      const at = ratingAt(rating, 450);
      const slow = rating.points.find(({ inputSpeed }) => inputSpeed === 300);
      const fast = rating.points.findLast(({ inputSpeed }) => inputSpeed > 450);
      return at && slow && fast && (at.torque > slow.torque || at.torque < fast.torque);
    });
    expect(strays.map(({ id }) => id)).toEqual([]);
  });
});

describe('a row', () => {
  it('of a power has its torque, and what f1 may be', () => {
    const row = aRow('H3-08-28.64', { drivenPower: 30, inputSpeed: 1400 });
    expect(row.outputTorque).toBeCloseTo((9550 * 30 * 28.64) / 1400, 6);
    expect(row.serviceFactor).toBeCloseTo(row.ratedTorque / row.outputTorque, 9);
    expect(row.peakTorque).toBe(2 * row.ratedTorque);
  });

  it('without a power says which one is left at the factor asked', () => {
    const row = aRow('H3-08-28.64', { serviceFactor: 2, cooling: 'OWC' });
    expect(row.serviceFactor).toBeCloseTo(2, 9);
    expect(row.drivenPower).toBeCloseTo((row.ratedTorque * row.outputSpeed) / 9550 / 2, 9);
  });

  it.each([
    [undefined, 12, 'thermal'],
    ['none', 12, 'thermal'],
    ['FAN', 69, 'thermal'],
    ['COIL', 176, 'torqueAlone'],
  ])('with cooling %s permits the lesser of torque and heat: %d kW, by its %s', (cooling, power, limit) => {
    const row = aRow('H1-03-1.73', { cooling });
    expect([Math.floor(row.permittedPower), row.powerLimit, Math.floor(row.drivenPower)]).toEqual([
      power,
      limit,
      power,
    ]);
  });

  it('permits no less than the cooling it needs gives off, and at a power asked says so by f1', () => {
    const needy = aRow('H1-03-1.54', { cooling: 'none' });
    expect([needy.coolingNeeded, needy.powerLimit]).toEqual(['fan', 'thermal']);
    const asked = aRow('H1-03-1.73', { drivenPower: 100, serviceFactor: 2 });
    expect([asked.drivenPower, asked.coolingNeeded, asked.powerLimit]).toEqual([100, 'cooler', 'torqueAlone']);
    expect(asked.permittedPower).toBeCloseTo((asked.ratedTorque * asked.outputSpeed) / 9550 / 2, 9);
  });

  it('nobody asked a factor of takes that of the machine, else the usual one', () => {
    expect(aRow('H3-08-28.64', { machineFactor: 2 })).toMatchObject({ assumedFactor: 2, serviceFactor: 2 });
    expect(aRow('H3-08-28.64')).toMatchObject({ assumedFactor: 1.5, serviceFactor: 1.5 });
  });

  it('at a speed it is not rated for is none', () => {
    expect(rowReader(PARTS, { inputSpeed: 1500 })(aRatio('H3-08-28.64'))).toBeUndefined();
  });

  it.each([
    ['H1', 0.99],
    ['H2', 0.98],
    ['H3', 0.97],
    ['H4', 0.96],
    ['B3', 0.96],
    ['B4', 0.95],
  ])('of %s has the efficiency of the rule, %d', (type, efficiency) => {
    const found = RATIOS.filter(({ offered }) => offered.type === type).map(({ rating }) => rating.efficiency);
    expect([...new Set(found)]).toEqual([efficiency]);
  });

  it('of one stage weighs what its class weighs', () => {
    const masses = ['03', '05', '07'].map(
      (size) => RATIOS.find(({ id }) => id.startsWith(`JRH-H1-${size}-`))?.id.slice(4) ?? '',
    );
    expect(masses.map((id) => aRow(id).mass)).toEqual([128, 302, 547]);
    expect(aRow('H3-08-28.64').mass).toBe(620);
  });
});

describe('cooling', () => {
  const POWERS = { thermalPower: 50, thermalPowerWithFan: 80 };

  it.each([
    [50, 1, 'none'],
    [50.1, 1, 'fan'],
    [80.1, 1, 'cooler'],
    [45, 0.88, 'fan'],
    [10, undefined, 'cooler'],
    [undefined, undefined, 'none'],
  ] as const)('of %d kW at f4 %d is %s', (power, f4, need) => {
    expect(coolingNeed(POWERS, power, f4)).toBe(need);
  });

  it.each([
    [{ drivenPower: 80 }, 'fan', 'fan'],
    [{ drivenPower: 80, cooling: 'FAN' }, 'fan', 'fan'],
    [{ cooling: 'FAN' }, 'fan', 'none'],
    [{ cooling: 'COIL' }, 'fan', 'none'],
    [{}, 'none', 'none'],
    [{ drivenPower: 69 }, 'none', 'none'],
  ])('of %o is %s in total, whatever is chosen; less than %s cannot be chosen', (demand, total, least) => {
    const row = aRow('H3-08-28.64', demand);
    expect([row.coolingNeeded, row.leastCooling]).toEqual([total, least]);
  });

  it('is compulsory where a thermal power without fan is empty, whatever the power', () => {
    expect(coolingNeed({ thermalPower: null, thermalPowerWithFan: 80 }, undefined, 1)).toBe('fan');
    expect(coolingNeed({ thermalPower: null, thermalPowerWithFan: null }, 1, 1)).toBe('cooler');
    const empty = RATIOS.flatMap((ratio) => rowReader(PARTS, { inputSpeed: 1400 })(ratio) ?? []).filter(
      (row) => row.thermalPower === null,
    );
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.filter(({ coolingNeeded }) => coolingNeeded === 'none')).toEqual([]);
  });
});

describe('the motors of a unit', () => {
  const framesFor = (power: number, speed: number) => motorFramesAt(PARTS.motorEnds, speed)(power);

  it.each([
    [30, 1400, '200L-315L'],
    [200, 1400, '315L-315L'],
    [30, 900, '225M-355M'],
    [30, 750, '250M-355L'],
    [11, 300, '250M-355L'],
    [201, 1400, MOTOR_ON_REQUEST],
    [1440, 1400, MOTOR_ON_REQUEST],
  ])('carry %d kW at %d r/min: %s', (power, speed, frames) => {
    expect(framesFor(power, speed)).toBe(frames);
  });

  it('give the power of the machine and what the unit loses of it', () => {
    expect(aRow('H3-08-28.64', { drivenPower: 30 }).motorFrames).toBe('225S-315L');
    expect(aRow('H3-08-28.64', { drivenPower: 29 }).motorFrames).toBe('200L-315L');
  });

  it('where no power is asked give at least a tenth of what the unit bears', () => {
    const large = aRow('H3-22-28.63', { serviceFactor: 1 });
    expect([large.permittedPower > 500, large.motorFrames]).toEqual([
      true,
      expect.stringMatching(/^(2|3)\d\d[SML]-315L$/),
    ]);
  });

  it('are not held against a unit of a catalogue without motors', () => {
    const without = PARTS.motorEnds.map((end) => ({ ...end, motors: [] }));
    expect(motorFramesAt(without, 1400)(1440)).toBe('56M-355L');
  });
});

describe('the recalled factors', () => {
  it.each([
    [20, 100, 1],
    [40, 60, 1.08],
    [25, 100, 0.94],
    [-10, 100, 1.11],
    [51, 100, undefined],
    [20, 20, undefined],
  ])('f4 at %d °C and %d %% is %d', (ambient, duty, factor) => {
    const found = thermalFactor(PARTS.thermalFactors, ambient, duty);
    expect(found === undefined ? found : Number(found.toFixed(6))).toBe(factor);
  });

  it('f1 goes by machine and hours, a hoist by its class', () => {
    const f1 = (machine: string, hours: number) => machineFactor(PARTS.machineFactors, machine, hours);
    expect([f1('crusher', 8), f1('crusher', 24), f1('crusher', 0.4), f1('crane hoist', 12)]).toEqual([
      1.8,
      2,
      undefined,
      undefined,
    ]);
  });
});

describe('an input shaft', () => {
  it('goes by the nominal ratio next to the exact one', () => {
    expect([nominalRatio(28.64), nominalRatio(1.54), nominalRatio(403.19)]).toEqual([28, 1.6, 400]);
  });

  it('outside all bands is that of the nearest', () => {
    const shafts = PARTS.inputShafts.filter(({ type, size }) => type === 'H3' && size === '05');
    expect([10, 30, 47, 75, 300].map((ratio) => inputShaftOf(shafts, ratio)?.diameter)).toEqual([40, 40, 40, 24, 24]);
  });

  it('is unknown where no sheet was read', () => {
    expect([aRow('H3-04-23.52').inputShaft, aRow('H2-05-6.37').inputShaft]).toEqual([null, 50]);
  });
});
