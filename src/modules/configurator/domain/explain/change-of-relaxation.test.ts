import { expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { changeOfRelaxation } from './change-of-relaxation.ts';

it.each([
  [
    { field: 'serviceFactor', value: 1.2 },
    { kind: 'search', field: 'serviceFactor', value: 1.2 },
  ],
  [
    { field: 'motorPower', value: 2.2 },
    { kind: 'choose', field: 'motorPower', value: '2.2' },
  ],
  [
    { field: 'motorSize', value: '90L' },
    { kind: 'choose', field: 'motorSize', value: '90L' },
  ],
  [
    { field: 'reduceUnitSize', value: '67' },
    { kind: 'choose', field: 'reduceUnitSize', value: '67' },
  ],
])('%j becomes a change of the form', (relaxation, change) => {
  expect(changeOfRelaxation(relaxation, JRT_LINE.search)).toEqual(change);
});
