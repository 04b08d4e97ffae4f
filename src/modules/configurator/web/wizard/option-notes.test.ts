import { expect, it } from 'vitest';
import { sharingNotes } from './option-notes.ts';

it('keeps the notes of a field that says the same, and takes those of the others', () => {
  const before = new Map([
    ['oil', { FOOD: '+10' }],
    ['seal', { FKM: '+5' }],
  ]);
  const now = new Map([
    ['oil', { FOOD: '+10' }],
    ['seal', { FKM: '+6' }],
  ]);
  const shared = sharingNotes(before, now);
  expect(shared).toEqual(now);
  expect(shared.get('oil')).toBe(before.get('oil'));
  expect(shared.get('seal')).toBe(now.get('seal'));
});
