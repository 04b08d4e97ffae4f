import { describe, expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { changeOfRelaxation } from './change-of-relaxation.ts';

describe('a limit the catalogue suggests', () => {
  it('becomes a figure of the form', () => {
    const suggested = { field: 'serviceFactor', value: 1.2 };
    const change = { kind: 'refine', choices: {}, numbers: { serviceFactor: 1.2 }, clears: [] };
    expect(changeOfRelaxation(suggested, JRT_LINE.search)).toEqual(change);
  });

  it.each([
    [{ field: 'motorPower', value: 2.2 }, { motorPower: '2.2' }],
    [{ field: 'motorSize', value: '90L' }, { motorSize: '90L' }],
    [{ field: 'reduceUnitSize', value: '67' }, { reduceUnitSize: '67' }],
  ])('becomes a choice of the form: %j', (suggested, choices) => {
    expect(changeOfRelaxation(suggested, JRT_LINE.search)).toEqual({ kind: 'chooseAll', choices });
  });
});
