import { describe, expect, it } from 'vitest';
import { stepOf } from '#product/line.ts';
import { JRT_LINE } from './line.ts';
import { JRT_STEPS } from './steps.ts';

describe('the steps of the JRT wizard', () => {
  it('are six, numbered from 0', () => {
    expect(JRT_STEPS.map(({ number, id }) => [number, id])).toEqual([
      [0, 'model'],
      [1, 'basic'],
      [2, 'installation'],
      [3, 'motor'],
      [4, 'reducer'],
      [5, 'overview'],
    ]);
  });

  it.each([
    ['transmitTypes', 0],
    ['motorPower', 1],
    ['basicType', 1],
    ['builtInType', 2],
    ['otherMotorOptions.2WE', 3],
    ['customColor', 4],
    ['remark', 5],
  ])('%s stands on step %i', (field, step) => {
    expect(stepOf(field, JRT_LINE)).toBe(step);
  });
});
