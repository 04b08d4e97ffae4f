import { describe, expect, it } from 'vitest';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import { dimensionTable } from './dimension-table.ts';

const told = (view: string, letter: string, value: number | string): ToldDimension => ({
  ...{ view, letter, value },
  tolerance: letter === 'd' ? 'k6' : '',
  confidence: 'published',
});

describe('the table of dimensions', () => {
  it('has a head, and its rows by view and letter whatever order they were told in', () => {
    const dimensions = [
      told('top', 'b', 110),
      told('front', 'h', 75),
      told('front', 'd', 20),
      told('front', 'M', 'M6'),
    ];
    const expected = [
      ['view', 'letter', 'value', 'tolerance', 'confidence'],
      ['front', 'M', 'M6', '', 'published'],
      ['front', 'd', 20, 'k6', 'published'],
      ['front', 'h', 75, '', 'published'],
      ['top', 'b', 110, '', 'published'],
    ];
    expect(dimensionTable(dimensions)).toEqual(expected);
    expect(dimensionTable(dimensions.toReversed())).toEqual(expected);
  });
});
