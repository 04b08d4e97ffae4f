import { expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { aRow } from '#modules/configurator/domain/testing/sample-product.ts';
import type { FoundRow } from '#modules/configurator/web/wizard/line-panels.ts';
import { type Drawn, pictureOf } from './chart-points.ts';

const ROWS: readonly FoundRow[] = [
  { row: aRow('K67', '90L', { id: 'fast', outputSpeed: 51, outputTorque: 264 }) },
  {
    row: aRow('K67', '90L', { id: 'slow', outputSpeed: 49, outputTorque: 281 }),
    judged: { verdict: 'oversized', reserve: 9, isLighter: false },
  },
  {
    row: aRow('K67', '90L', { id: 'near', outputSpeed: 50, outputTorque: 270 }),
    reason: { code: 'service-factor-below-required', text: '' },
  },
  { row: aRow('K67', '90L', { id: 'best', outputSpeed: 50, outputTorque: 272 }) },
];

const DRAWN: Drawn = {
  search: JRT_ROW_SEARCH,
  axes: { across: 'outputSpeed', up: 'outputTorque' },
  system: 'si',
  demand: { across: { figure: 50, span: { min: 48.5, max: 51.5 } }, up: { figure: 286.5 } },
  recommended: 'best',
};

it('rows are points from the slowest to the fastest, each of its kind', () => {
  const { points } = pictureOf(ROWS, DRAWN);
  expect(points.map(({ found, kind }) => [found.row.id, kind])).toEqual([
    ['slow', 'larger'],
    ['near', 'near'],
    ['best', 'recommended'],
    ['fast', 'fits'],
  ]);
});

it('what gives less than the torque asked for is a kind of its own', () => {
  const { points } = pictureOf(ROWS, { ...DRAWN, torque: 270 });
  expect(points.map(({ kind }) => kind)).toEqual(['larger', 'near', 'recommended', 'short']);
});

it('a recommended row that gives less says by how much (ADR 73)', () => {
  const { points } = pictureOf(ROWS, { ...DRAWN, torque: 280 });
  expect(points.filter(({ kind }) => kind === 'recommended').map(({ short }) => short)).toEqual([2.9]);
});

it('the axes hold the points and the demand', () => {
  const { across, up } = pictureOf(ROWS, DRAWN);
  expect([across.min < 48.5, across.max > 51.5]).toEqual([true, true]);
  expect([up.min < 264, up.max > 286]).toEqual([true, true]);
});

it('points and demand are in the units that are read', () => {
  const { points, demand } = pictureOf(ROWS, { ...DRAWN, system: 'imperial' });
  expect(points[0]?.across).toBe(49);
  expect(points[0]?.up).toBeCloseTo(2487.1, 1);
  expect(demand.up?.figure).toBeCloseTo(2535.7, 1);
});
