import { describe, expect, it } from 'vitest';
import { begin, HISTORY_LIMIT, record, redo, undo } from './history.ts';

const THREE = record(record(begin('a'), 'b'), 'c');

describe('undo and redo', () => {
  it('goes back and forth over every step', () => {
    expect(undo(undo(THREE)).present).toBe('a');
    expect(redo(redo(undo(undo(THREE))))).toEqual(THREE);
  });

  it('stays where there is nothing to undo or redo', () => {
    const start = begin('a');
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it('forgets what was undone once something else is done', () => {
    expect(record(undo(THREE), 'd')).toEqual({ past: ['a', 'b'], present: 'd', future: [] });
  });

  it('keeps a bounded number of steps, the newest', () => {
    const long = Array.from({ length: HISTORY_LIMIT + 5 }, (_, step) => step + 1).reduce(record, begin(0));
    expect(long.past).toHaveLength(HISTORY_LIMIT);
    expect(long.past[0]).toBe(5);
  });
});
