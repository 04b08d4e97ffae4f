import { describe, expect, it } from 'vitest';
import { inRows } from './dimension-rows.ts';

const rows = (...asked: readonly (readonly [string, number, number])[]) =>
  inRows(
    asked.map(([text, a, b]) => ({ id: text, text, a, b })),
    [0, 100],
  );
const rowOf = (placed: ReturnType<typeof rows>, id: string) => placed.find((one) => one.id === id)?.row;

describe('dimensions along a side of a view', () => {
  it('lie outside of those they enclose', () => {
    const placed = rows(['q=90', 0, 90], ['b=50', 20, 70], ['n=20', 30, 60]);
    expect(['n=20', 'b=50', 'q=90'].map((id) => rowOf(placed, id))).toEqual([0, 1, 2]);
  });

  it('touch end to end in a chain', () => {
    const placed = rows(['n=40', 0, 40], ['b=40', 40, 80]);
    expect(placed.map(({ row }) => row)).toEqual([0, 0]);
  });

  it('that are too short for their text have it beside them, towards the middle of the view', () => {
    const [first] = rows(['o2=15', 96, 99]);
    expect(first).toMatchObject({ isTextInside: false, areArrowsInside: false });
    expect(first?.textTo).toBeLessThan(96);
  });

  it('move their text aside where an outer dimension passes', () => {
    const placed = rows(['a=60', 20, 80], ['b=90', 0, 100], ['c=60', 50, 140]);
    const text = placed.find(({ id }) => id === 'a=60');
    expect(text && (text.textTo < 50 || text.textFrom > 50)).toBe(true);
  });
});
