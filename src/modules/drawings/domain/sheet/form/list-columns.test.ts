import { describe, expect, it } from 'vitest';
import type { ToldDimension } from '#modules/drawings/domain/drawn-product.ts';
import { type ListPart, listColumns } from './list-columns.ts';

const told = (letter: string): ToldDimension => ({
  ...{ view: 'unit', letter, value: 1, tolerance: '', confidence: 'published' },
});
const part = (name: string, letters: string): ListPart => ({ name, dimensions: [...letters].map(told) });
const written = (parts: readonly ListPart[], high: number) =>
  listColumns(parts, high).map((rows) =>
    rows.map((row) => (row.kind === 'dimension' ? row.told.letter : row.kind === 'part' ? row.name : '')).join(' '),
  );

describe('the columns of the list of dimensions', () => {
  it('are one where all rows and the head have room', () => {
    expect(written([part('unit', 'abc'), part('foot', 'de')], 8)).toEqual(['unit a b c foot d e']);
  });

  it('name a part again where it goes on', () => {
    expect(written([part('unit', 'abcdef')], 5)).toEqual(['unit a b c', 'unit d e f']);
  });

  it('do not end with a name', () => {
    expect(written([part('unit', 'abc'), part('foot', 'de')], 6)).toEqual(['unit a b c', 'foot d e']);
  });
});
