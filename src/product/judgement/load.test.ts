import { describe, expect, it } from 'vitest';
import type { RowSearchDef } from '#product/column.ts';
import { inAnyPower, keepsLoad, type Loaded, loadOf } from './load.ts';

const SEARCH: RowSearchDef = {
  columns: [
    { id: 'drive', kind: 'code', ask: { kind: 'reading' } },
    { id: 'speed', kind: 'number', unit: 'r/min', ask: { kind: 'near' } },
    { id: 'ratio', kind: 'number', ask: { kind: 'near' } },
    { id: 'power', kind: 'number', unit: 'kW', ask: { kind: 'one-of' } },
    { id: 'torque', kind: 'number', unit: 'Nm', ask: { kind: 'from', upTo: 1.5 } },
    { id: 'factor', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 } },
    { id: 'mass', kind: 'number' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: {
    reserve: 'factor',
    speed: ['speed', 'ratio'],
    power: ['power', 'torque'],
    powered: { variable: 'drive', codes: ['motor'] },
    mass: 'mass',
  },
  shown: [],
  sorted: [],
  ranged: [],
  relaxed: [],
  enquired: [],
  rowVariables: ['drive'],
  derivedVariables: [],
};

const A_ROW = { id: 'A', drive: 'motor', speed: 25, ratio: 57, power: 18.5, torque: 6579, factor: 1.4, mass: 400 };

function load(of: Partial<Loaded>) {
  return loadOf(SEARCH, { figures: {}, chosen: {}, row: A_ROW, wanted: null, ...of });
}

function keeps(of: Partial<Loaded>, other: Partial<typeof A_ROW>): boolean {
  return keepsLoad(SEARCH, { ...A_ROW, ...other }, load(of));
}

describe('beside a chosen row', () => {
  it.each<[string, Partial<Loaded>, Partial<typeof A_ROW>, boolean]>([
    ['a row of the same power and speed keeps the load', {}, { mass: 442 }, true],
    ['a stronger motor keeps it', {}, { power: 22 }, true],
    ['one more than a step of the series above does not: nobody asked for that', {}, { power: 30 }, false],
    ['unless the person wants another row', { wanted: 'drive' }, { power: 30 }, true],
    ['a weaker one does not', {}, { power: 15 }, false],
    ['nor does one of 0.12 kW', {}, { power: 0.12 }, false],
    ['a speed within the tolerance keeps it', {}, { speed: 25.75 }, true],
    ['one beyond it does not', {}, { speed: 25.8 }, false],
    ['within a wider tolerance that was taken it does (issue 12)', { tolerance: 0.1 }, { speed: 27.5 }, true],
    ['beyond that it does not', { tolerance: 0.1 }, { speed: 27.6 }, false],
    ['nor beyond a narrower one', { tolerance: 0.01 }, { speed: 25.5 }, false],
    ['a slower one neither', {}, { speed: 24.2 }, false],
    ['what is assumed of the service factor is enough', {}, { factor: 1 }, true],
    ['less is not', {}, { factor: 0.99 }, false],
    ['what is asked for is demanded', { figures: { factor: 1.3 } }, { factor: 1.29 }, false],
    ['a row accepted below the demand sets it', { row: { ...A_ROW, factor: 0.9 } as never }, { factor: 0.9 }, true],
    ['but nothing below it', { row: { ...A_ROW, factor: 0.9 } as never }, { factor: 0.89 }, false],
    ['a person who wants another power changes the load', { wanted: 'power' }, { power: 0.12 }, true],
    ['and keeps the speed', { wanted: 'power' }, { power: 0.12, speed: 50 }, false],
  ])('%s', (_, of, other, kept) => {
    expect(keeps(of, other)).toBe(kept);
  });

  it('figures asked for are met as a search meets them, in place of the row’s', () => {
    expect(load({ figures: { speed: 24, torque: 6000 } })).toMatchObject({
      filters: { speed: 24, torque: 6000 },
      spans: new Map(),
      told: [
        { column: 'torque', value: 6000 },
        { column: 'speed', value: 24 },
      ],
    });
  });

  it('a load is told by torque and speed', () => {
    expect(load({}).told).toEqual([
      { column: 'torque', value: 6579 },
      { column: 'speed', value: 25 },
    ]);
  });

  it('the motor is part of it', () => {
    expect([load({}).isPowered, load({ row: { ...A_ROW, drive: 'adapter' } as never }).isPowered]).toEqual([
      true,
      false,
    ]);
  });
});

describe('without a row', () => {
  it('nothing is held where nothing is asked', () => {
    expect(load({ row: null })).toEqual({ filters: {}, spans: new Map(), reserve: 1, isPowered: undefined, told: [] });
  });

  it('a chosen power is the least', () => {
    const { spans, told, isPowered } = load({ row: null, chosen: { power: '18.5' }, figures: { speed: 25 } });
    expect(isPowered).toBe(true);
    expect([...spans]).toEqual([['power', { min: 18.5, max: 18.5 * 1.5 }]]);
    expect(told).toEqual([
      { column: 'power', value: 18.5 },
      { column: 'speed', value: 25 },
    ]);
  });
});

it('what a module may be driven with has no upper end, nor has a motor that may become one', () => {
  const ofModule = load({ row: { ...A_ROW, drive: 'adapter' } as never });
  expect(ofModule.spans.get('power')?.max).toBe(Number.POSITIVE_INFINITY);
  const free = inAnyPower(SEARCH, load({}));
  expect([free.isPowered, free.spans.get('power')]).toEqual([undefined, { min: 18.5, max: Number.POSITIVE_INFINITY }]);
});
