import { expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import type { Values } from '#product/configuration.ts';
import { toleratedSpan } from './tolerated.ts';

const MOTOR = { inputType: 'motor' };

it.each<[string, string, Values, number | undefined, number | undefined]>([
  ['a speed within 3 % of it', 'outputSpeed', MOTOR, 97, 103],
  ['a ratio likewise, on any input', 'ratio', { inputType: 'AM' }, 97, 103],
  ['a torque up to one step of the motor series above it', 'outputTorque', MOTOR, 97, 154.5],
  ['no torque on a module, which is the load itself', 'outputTorque', { inputType: 'AM' }, undefined, undefined],
  ['no service factor, which is a least one', 'serviceFactor', MOTOR, undefined, undefined],
])('a search takes %s', (_what, column, standing, min, max) => {
  const span = toleratedSpan(JRT_ROW_SEARCH, column, 100, standing);
  expect([span?.min, span?.max].map((end) => end && Number(end.toFixed(6)))).toEqual([min, max]);
});
