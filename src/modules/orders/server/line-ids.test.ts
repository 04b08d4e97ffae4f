import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { lineIds } from './line-ids.ts';

it('lines of one order stand in the order of its items where the last made stand first, whatever chance says', () => {
  const ids = lineIds(randomUUID, 50);
  expect(new Set(ids).size).toBe(50);
  expect([...ids].sort((one, other) => (one < other ? 1 : -1))).toEqual(ids);
});
