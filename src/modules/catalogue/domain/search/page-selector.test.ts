import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PageSelector } from './page-selector.ts';

describe('keeping the first rows of an order', () => {
  it('agrees with sorting everything, for any keys and any capacity', () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 3 })), { maxLength: 60 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 20 }), (keys, capacity) => {
        const selector = new PageSelector(capacity);
        keys.forEach(([first, second], row) => {
          selector.offer(row, first, second);
        });
        const sorted = keys
          .map(([first, second], row) => ({ first, second, row }))
          .sort((one, other) => one.first - other.first || one.second - other.second || one.row - other.row);
        expect(selector.rows).toEqual(sorted.slice(0, capacity).map(({ row }) => row));
      }),
    );
  });
});
