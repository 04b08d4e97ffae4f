import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION, EMPTY_SEARCH, JRT_SEARCH } from '#lines/jrt/configuration.ts';
import type { Configuration } from '#product/configuration.ts';
import { askedBeside, repairsOfSearch } from './search-repairs.ts';

const ASKED: Configuration = {
  ...EMPTY_CONFIGURATION,
  values: { gearboxModel: 'K', inputType: 'motor', motorPoles: '4', motorVoltage: '3AC 380V' },
  search: { ...EMPTY_SEARCH, outputSpeed: 50, serviceFactor: 1.4 },
};
const WANTED = { variable: 'motorPower', value: '3' };

describe('a code that leaves no row', () => {
  it('is told with the numbers and columns that are asked for beside it', () => {
    expect(askedBeside(ASKED, 'motorPower', JRT_SEARCH)).toEqual({
      outputSpeed: '50',
      serviceFactor: '1.4',
      motorPoles: '4',
    });
    expect(askedBeside(ASKED, 'motorPoles', JRT_SEARCH)).not.toHaveProperty('motorPoles');
  });

  it('is had first with the one limit relaxed, then as the start of a new search', () => {
    expect(repairsOfSearch(ASKED, WANTED, { field: 'outputSpeed', value: 24.4 }, JRT_SEARCH)).toEqual([
      { set: { motorPower: '3' }, figures: { outputSpeed: 24.4 }, drop: [], cost: 1 },
      { set: { motorPower: '3' }, figures: { outputSpeed: null, serviceFactor: null }, drop: ['motorPoles'], cost: 3 },
    ]);
  });

  it('is not had by relaxing the very field it is wanted of', () => {
    expect(repairsOfSearch(ASKED, WANTED, { field: 'motorPower', value: 4 }, JRT_SEARCH)).toHaveLength(1);
  });
});
