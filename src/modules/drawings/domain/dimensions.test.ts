import { expect, it } from 'vitest';
import { type DimensionRow, packedRows, unpackedRows } from './dimensions.ts';

it('rows of the reference are the same after they have travelled', () => {
  const rows: readonly DimensionRow[] = [
    { series: 'R', size: '17', part: 'RF', letter: 'd', value: 20, tolerance: 'k6', confidence: 'published' },
    { series: 'R', size: '17', part: 'RF', letter: 'M', value: 'M6', tolerance: '', confidence: 'standard' },
  ];
  expect(unpackedRows(JSON.parse(JSON.stringify(packedRows(rows))))).toEqual(rows);
});
