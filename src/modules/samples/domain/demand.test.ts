import { describe, expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { JRW_ROW_SEARCH } from '#lines/jrw/columns.ts';
import { shippedSamples, shippedWormSamples } from '#testing/builders/shipped-samples.ts';
import { type Demand, limitsOf, samplesFor, sizeOf, waysToSamples, withLimit } from './demand.ts';

const LIST = shippedSamples();
const asking = (limits: Demand['limits'], chosen: Demand['chosen'] = {}): Demand => ({ limits, chosen });
const found = (demand: Demand) => samplesFor(LIST, demand, JRT_ROW_SEARCH);
const figuresOf = (demand: Demand, figure: 'outputSpeed' | 'outputTorque') =>
  found(demand).map(({ variants: [own] }) => Number(Reflect.get(own?.row ?? {}, figure)));

describe('samples by what a machine needs (issue 13)', () => {
  it.each([
    ['JRT', JRT_ROW_SEARCH],
    ['JRW', JRW_ROW_SEARCH],
  ])('are asked for by speed, torque, reserve and load on the shaft: %s', (_line, rows) => {
    expect(limitsOf(rows).map(({ column, end }) => `${column} ${end}`)).toEqual([
      'outputSpeed min',
      'outputSpeed max',
      'outputTorque min',
      'serviceFactor min',
      'overhungLoad min',
    ]);
  });

  it('lie between the speeds that are asked for', () => {
    const speeds = figuresOf(asking({ outputSpeed: { min: 25, max: 30 } }), 'outputSpeed');
    expect(speeds.length).toBeGreaterThan(5);
    expect(speeds.every((speed) => speed > 24.8 && speed < 30.2)).toBe(true);
  });

  it('give the torque that is asked for', () => {
    const torques = figuresOf(asking({ outputTorque: { min: 500 } }), 'outputTorque');
    expect(torques.length).toBeGreaterThan(5);
    expect(Math.min(...torques)).toBeGreaterThanOrEqual(500);
  });

  it('have a speed that is shown as the one asked for', () => {
    const [speed = 0] = figuresOf(asking({}), 'outputSpeed');
    const shown = Number(speed.toFixed(1));
    expect(shown).not.toBe(speed);
    expect(found(asking({ outputSpeed: { min: shown, max: shown } })).map(({ id }) => id)).toContain('JRT-S001');
  });

  it('are narrowed by figures and values together', () => {
    const both = found(asking({ outputSpeed: { max: 20 } }, { gearboxModel: 'K' }));
    expect(both.every(({ variants: [own] }) => own?.values.gearboxModel === 'K')).toBe(true);
    expect(both.length).toBeLessThan(found(asking({ outputSpeed: { max: 20 } })).length);
  });

  it('are worm units alike', () => {
    const demand = asking({ outputSpeed: { min: 40, max: 60 }, outputTorque: { min: 100 } });
    expect(samplesFor(shippedWormSamples(), demand, JRW_ROW_SEARCH).length).toBeGreaterThan(2);
  });
});

describe('a demand', () => {
  it('counts every value and figure', () => {
    const demand = asking({ outputSpeed: { min: 25, max: 30 } }, { gearboxModel: 'K' });
    expect(sizeOf(demand)).toBe(3);
    const less = withLimit(demand, { column: 'outputSpeed', end: 'min' }, undefined);
    expect(less.limits).toEqual({ outputSpeed: { max: 30 } });
    expect(withLimit(less, { column: 'outputSpeed', end: 'max' }, undefined).limits).toEqual({});
  });

  it('nothing meets is led to the nearest figure that a sample has', () => {
    const demand = asking({ outputSpeed: { min: 25, max: 30 }, outputTorque: { min: 50_000 } }, { gearboxModel: 'K' });
    expect(found(demand)).toEqual([]);
    const [way, ...others] = waysToSamples(LIST, demand, JRT_ROW_SEARCH);
    if (way === undefined) throw new Error('There is a way');
    const most = Math.max(
      ...figuresOf(withLimit(demand, { column: 'outputTorque', end: 'min' }, undefined), 'outputTorque'),
    );
    expect(way.demand.limits.outputTorque?.min).toBeLessThanOrEqual(most);
    expect(way.demand.limits.outputTorque?.min).toBeGreaterThan(0.99 * most);
    expect([way.part, way.count]).toEqual([{ column: 'outputTorque', end: 'min' }, found(way.demand).length]);
    expect(others).toEqual([]);
  });

  it('can be met by a faster or a slower drive, or one of another type', () => {
    const demand = asking({ outputSpeed: { min: 36, max: 42 } }, { gearboxModel: 'K', motorPower: '7.5' });
    const ways = waysToSamples(LIST, demand, JRT_ROW_SEARCH);
    expect(ways.map(({ part }) => (typeof part === 'string' ? part : part.end))).toEqual(['min', 'max']);
    expect(ways.every(({ count }) => count >= 1)).toBe(true);
  });
});
