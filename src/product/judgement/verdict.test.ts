import { describe, expect, it } from 'vitest';
import type { RowSearchDef } from '#product/column.ts';
import type { RowQuery } from '#product/row-query.ts';
import { demandOf } from './demand.ts';
import { reserveMax, verdictOf } from './verdict.ts';

const SEARCH: RowSearchDef = {
  columns: [
    { id: 'size', kind: 'code', ask: { kind: 'one-of' } },
    { id: 'speed', kind: 'number', ask: { kind: 'near' }, bounds: 'both' },
    { id: 'power', kind: 'number', ask: { kind: 'one-of' } },
    { id: 'torque', kind: 'number', ask: { kind: 'from', upTo: 1.5 } },
    { id: 'factor', kind: 'number', ask: { kind: 'at-least', assumed: 1, nearFrom: 0.8 } },
    { id: 'load', kind: 'number', bounds: 'min' },
    { id: 'mass', kind: 'number' },
  ],
  tolerance: { found: 0.03, max: 0.1 },
  judged: { reserve: 'factor', load: 'torque', speed: ['speed'], mass: 'mass' },
  shown: [],
  sorted: [],
  ranged: ['speed', 'load'],
  relaxed: [],
  enquired: [],
  rowVariables: [],
  derivedVariables: [],
};

const A_ROW = { id: 'A', size: '47', speed: 50, power: 1.5, torque: 287, factor: 1.48, load: 5000, mass: 51 };

function verdict(query: RowQuery, row: Partial<typeof A_ROW> = {}) {
  return verdictOf(SEARCH, { ...A_ROW, ...row }, demandOf(SEARCH, query));
}

describe('a drive', () => {
  it.each<[string, RowQuery, Partial<typeof A_ROW>]>([
    ['nothing is demanded of but to bear its own load', {}, { factor: 1 }],
    ['runs within the tolerance of the speed', { filters: { speed: 51.5 } }, {}],
    ['runs within the range of the speed', { ranges: { speed: { min: 40, max: 60 } } }, {}],
    ['has the power', { filters: { power: 1.5 } }, {}],
    ['has one of several powers', { filters: { power: [1.1, 1.5] } }, {}],
    ['has the torque, to one step of motors above it', { filters: { torque: 200 } }, {}],
    ['gives somewhat less than the torque, and bears it', { filters: { torque: 295, factor: 1.4 } }, { factor: 1.44 }],
    ['bears the overhung load', { ranges: { load: { min: 5000 } } }, {}],
    ['just reaches the service factor', { filters: { factor: 1.4 } }, { factor: 1.4 }],
    ['has as much in reserve as is not much', { filters: { factor: 1 } }, { factor: 3 }],
    ['has in reserve what a high demand asks for', { filters: { factor: 2.5 } }, { factor: 4 }],
  ])('that %s fits', (_, query, row) => {
    expect(verdict(query, row)).toBe('fits');
  });

  it.each<[string, RowQuery, Partial<typeof A_ROW>]>([
    ['runs too fast', { filters: { speed: 48 } }, {}],
    ['runs too fast for a tolerance of 1 %', { filters: { speed: 49.4 }, tolerance: 0.01 }, {}],
    ['has another power', { filters: { power: 2.2 } }, {}],
    ['has too little torque', { filters: { torque: 300 } }, {}],
    ['bears its own torque alone, which is somewhat less', { filters: { torque: 295, factor: 1.4 } }, { factor: 1.43 }],
    ['has a motor too many steps above the torque', { filters: { torque: 100 } }, {}],
    ['bears too small an overhung load', { ranges: { load: { min: 5001 } } }, {}],
    ['does not reach the service factor', { filters: { factor: 1.5 } }, {}],
    ['does not bear its own load', {}, { factor: 0.99 }],
    ['does not bear its own load, where less was asked', { filters: { factor: 0.8 } }, { factor: 0.84 }],
    ['is large, but too fast', { filters: { speed: 48 } }, { factor: 9 }],
  ])('that %s is below the demand', (_, query, row) => {
    expect(verdict(query, row)).toBe('below-demand');
  });

  it('is oversized above 1.6 times the service factor demanded, but never up to 3', () => {
    expect([verdict({}, { factor: 3.01 }), verdict({ filters: { factor: 2.5 } }, { factor: 4.01 })]).toEqual([
      'oversized',
      'oversized',
    ]);
    expect([1, 1.4, 1.875, 2.5].map((demanded) => reserveMax(demanded).toFixed(6))).toEqual([
      '3.000000',
      '3.000000',
      '3.000000',
      '4.000000',
    ]);
  });
});
