// @tests slow
import { describe, expect, it } from 'vitest';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { wormPairs, wormRows } from './list-worm-rows.ts';
import { radialLoad } from './radial-load.ts';
import { MIN_SERVICE_FACTOR, type WormRow } from './worm-row.ts';
import { loadedWormRow } from './worm-row-of.ts';

const parts = shippedParts();
const pairs = wormPairs(parts);
const rows = wormRows(pairs);
const byId = new Map(rows.map((row) => [row.id, row]));
const row = (id: string): WormRow => byId.get(id)!;

describe('the rows of the worm units', () => {
  it('are about 1,260 single units with a motor at 50 Hz, more with both forms of flange', () => {
    const motors = rows.filter(
      ({ inputType, gearboxModel, motorFrequency, efficiencyClass }) =>
        inputType === 'motor' &&
        gearboxModel === 'W' &&
        motorFrequency === '50Hz' &&
        (efficiencyClass === 'DN' || efficiencyClass === 'AC'),
    );
    expect(new Set(motors.map(({ id }) => id.replace(/-B\d+$/, ''))).size).toBe(1258);
    expect(motors.length).toBe(1943);
  });

  it('have ids that are unique and stand in an address as they are', () => {
    expect(byId.size).toBe(rows.length);
    expect(rows.filter(({ id }) => encodeURIComponent(id) !== id)).toEqual([]);
  });

  it('obey physics, every one', () => {
    for (const { inputSpeed, ratio, outputSpeed, outputTorque, efficiency, motorPower, ...rest } of rows) {
      expect(outputSpeed).toBe(inputSpeed / ratio);
      expect((outputTorque * outputSpeed) / (9550 * efficiency)).toBeCloseTo(motorPower, 6);
      expect(rest.usableTorque / outputTorque).toBeCloseTo(rest.serviceFactor, 6);
      expect(rest.serviceFactor).toBeGreaterThanOrEqual(MIN_SERVICE_FACTOR);
      expect(rest.startingEfficiency).toBeLessThan(efficiency);
    }
  });

  it.each([
    ['W030-15-DN63M14-0.12-50-B14', { ratio: 15, n1: 1380, motorFrame: '63M1', poles: 4 }],
    ['W063-30-DN80M14-0.55-50-B14', { ratio: 30, n1: 1435, motorFrame: '80M1', poles: 4 }],
    ['W110-20-DN132S4-5.5-50-B5', { ratio: 20, n1: 1461, motorFrame: '132S', poles: 4 }],
  ])('%s is a motor of ours at its own rated speed', (id, { ratio, n1, motorFrame, poles }) => {
    expect(row(id)).toMatchObject({ ratio, inputSpeed: n1, motorFrame, motorPoles: poles, outputSpeed: n1 / ratio });
  });

  it('take motors without a class, which the smallest are', () => {
    expect(row('W025-15-AC56M14-0.06-50-B14')).toMatchObject({ efficiencyClass: 'AC', outputSpeed: 88 });
  });

  it('carry without a motor of ours what is printed, at each printed speed', () => {
    for (const speed of [900, 1400, 2800]) {
      const at = new Map(wormRows(pairs, speed).map((one) => [one.id, one]));
      const cells = speed === 1400 ? parts.ratios : parts.speeds.filter(({ inputSpeed }) => inputSpeed === speed);
      for (const { size, ratio, torque } of cells) {
        expect(at.get(`W${size}-${ratio}-0`)).toMatchObject({
          inputSpeed: speed,
          usableTorque: torque,
          outputTorque: torque,
        });
      }
    }
  });

  it('need at a service factor of 1 the power that is printed for it', () => {
    const { records } = readSeedFile('worm_units.csv');
    for (const { cells } of records) {
      const { size, ratio, p1_max_kw_at_fs1: printed } = cells;
      const { motorPower } = row(`W${size}-${Number(ratio)}-0`);
      expect(Math.abs(motorPower / Number(printed) - 1)).toBeLessThan(0.025);
    }
  });

  it('bear the radial load that is printed, within 1 %', () => {
    const { records } = readSeedFile('worm_units.csv');
    for (const { cells } of records) {
      const { overhungLoad } = row(`W${cells.size}-${Number(cells.ratio)}-0`);
      expect(Math.abs(overhungLoad / Number(cells.fr2_n) - 1)).toBeLessThan(0.01);
    }
  });

  it('bear no more at low speed than the shaft does', () => {
    const law = parts.loads.find(({ size }) => size === '063')!;
    expect(radialLoad(law, 0.3)).toBe(law.cap);
  });

  it('tell pairs of the same ratio apart', () => {
    const alike = rows.filter(
      ({ reduceUnitSize, ratio, inputType }) => reduceUnitSize === '050/110' && ratio === 1500 && inputType === 'none',
    );
    expect(alike.map(({ ratioParts }) => ratioParts)).toEqual(['50x30']);
    expect(row('WW040.075-300-10x30-DN71M14-0.25-50-B14')).toMatchObject({ ratioParts: '10x30', stages: 2 });
  });

  it('say where the first unit of a pair is the limit', () => {
    expect(row('WW063.150-150-10x15-0')).toMatchObject({ limit: 'first-unit', usableTorque: 1500 });
    expect(row('WW063.150-250-10x25-0')).toMatchObject({ limit: 'gears', usableTorque: 1998 });
  });

  it('take the input flange of the first unit of a pair', () => {
    const frames = rows.filter((one) => one.reduceUnitSize === '030/063' && one.inputType === 'AM');
    expect([...new Set(frames.map(({ motorFrame }) => motorFrame))].toSorted()).toEqual(['56', '63']);
  });

  it('tell what may hold at rest, and what does not', () => {
    expect(row('W063-5-0').selfLocking).toBe('none');
    expect(row('W063-100-0').selfLocking).toBe('likely');
    expect(row('WW040.075-300-10x30-0').selfLocking).toBe('likely');
  });

  it('pull less with a motor used above its continuous duty, and more below it', () => {
    const of = (dutyFactor: number) => loadedWormRow(row('W063-30-DN80M14-0.55-50-B14'), { dutyFactor });
    expect(of(1.1).outputTorque / of(1).outputTorque).toBeCloseTo(1.1, 9);
    expect(of(1.1).serviceFactor / of(1).serviceFactor).toBeCloseTo(1 / 1.1, 9);
  });

  it('run faster at 60 Hz by the field alone', () => {
    expect(row('W063-30-DN80M14-0.55-60-B14')).toMatchObject({ inputSpeed: 1735, motorFrequency: '60Hz' });
    expect(rows.filter(({ motorPoles, motorFrequency }) => motorPoles === 2 && motorFrequency === '60Hz')).toEqual([]);
  });
});
