import { expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { torqueShort } from './torque-short.ts';

const ROW = { id: 'one', outputTorque: 282 } as BasicType;

it.each<[string, number | undefined, number | undefined]>([
  ['gives all of a smaller torque', 280, undefined],
  ['gives all of its own', 282, undefined],
  ['gives its own but for binary dust', 282 * (1 + 1e-12), undefined],
  ['lacks a part of a larger one', 287, 1.7],
  ['lacks nothing that would be written', 282.1, undefined],
  ['lacks nothing where nothing is asked', undefined, undefined],
])('a drive of 282 Nm %s', (_what, load, expected) => {
  expect(torqueShort(JRT_ROW_SEARCH, ROW, load)).toBe(expected);
});

it('lacks nothing in a line that looks for no torque', () => {
  expect(torqueShort({ ...JRT_ROW_SEARCH, judged: { reserve: 'serviceFactor', speed: [] } }, ROW, 300)).toBeUndefined();
});
