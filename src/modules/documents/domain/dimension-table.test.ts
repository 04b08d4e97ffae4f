import { describe, expect, it } from 'vitest';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import type { PartView } from '#modules/drawings/domain/part-names.ts';
import { dimensionTable } from './dimension-table.ts';

const told = (view: PartView, letter: string, value: number | string): ToldDimension => ({
  ...{ view, letter, value },
  tolerance: letter === 'd' ? 'k6' : '',
  confidence: 'published',
});

describe('the table of dimensions', () => {
  it('has a head, and its rows by view and letter whatever order they were told in', () => {
    const dimensions = [told('unit', 'b', 110), told('foot', 'h', 75), told('foot', 'd', 20), told('foot', 'M', 'M6')];
    const expected = [
      ['view', 'letter', 'value', 'tolerance', 'confidence'],
      ['foot', 'M', 'M6', '', 'published'],
      ['foot', 'd', 20, 'k6', 'published'],
      ['foot', 'h', 75, '', 'published'],
      ['unit', 'b', 110, '', 'published'],
    ];
    expect(dimensionTable(dimensions)).toEqual(expected);
    expect(dimensionTable(dimensions.toReversed())).toEqual(expected);
  });
});
