import { describe, expect, it } from 'vitest';
import type { Model } from '#engine/public.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { neighboursIn, particular } from './neighbours.ts';

const reason = { zh: '原因', en: 'reason' };

describe('the neighbours of a variable', () => {
  it('stand beside it in a table or a rule', () => {
    const neighbours = neighboursIn(bicycle);
    expect([...neighbours('gears')]).toEqual(['frame']);
    expect(neighbours('frame')).toContain('mudguards');
    expect([...neighbours('wheels')]).toEqual([]);
  });

  it('are not those that meet in the table of the rows alone', () => {
    const model: Model = {
      ...bicycle,
      rules: [],
      tables: [
        { id: 'basicType', variables: ['frame', 'colour'], rows: [], reason },
        { id: 'gears', variables: ['frame', 'gears'], rows: [], reason },
      ],
    };
    expect([...neighboursIn(model)('frame')]).toEqual(['gears']);
  });
});

it('that there is no such row is told where nothing else is', () => {
  const row = { id: 'basicType' };
  expect(particular([row, { id: 'gears' }])).toEqual([{ id: 'gears' }]);
  expect(particular([row])).toEqual([row]);
});
