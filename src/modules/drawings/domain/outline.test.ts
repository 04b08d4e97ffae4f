import { describe, expect, it } from 'vitest';
import { breaks, circle, grown, rectangle, reversed, support, walk } from './outline.ts';

const SLOT = [
  { u: 0, v: 0, r: 4 },
  { u: 0, v: 10, r: 2 },
];

describe('a convex outline', () => {
  it('reaches farthest where its corner circles do', () => {
    expect(support(SLOT, Math.PI / 2)[1]).toBeCloseTo(12);
    expect(support(SLOT, -Math.PI / 2)[1]).toBeCloseTo(-4);
    expect(support(rectangle([-3, 3], [-2, 2]), Math.PI / 4)).toEqual([3, 2]);
  });

  it('is walked round once and ends where it began', () => {
    for (const outline of [circle(1, 2, 3), SLOT, rectangle([0, 4], [0, 3], 1)]) {
      const steps = walk(outline, -1, -1 + 2 * Math.PI);
      expect(steps.at(-1)?.at[0]).toBeCloseTo(steps[0]?.at[0] ?? Number.NaN);
      expect(steps.at(-1)?.at[1]).toBeCloseTo(steps[0]?.at[1] ?? Number.NaN);
    }
  });

  it('joins the two circles of a slot by their tangents', () => {
    const lengths = walk(SLOT, 0.5, 0.5 + 2 * Math.PI).flatMap(({ at, r }, i, all) => {
      const before = all[i - 1];
      return before && r === 0 ? [Math.hypot(at[0] - before.at[0], at[1] - before.at[1])] : [];
    });
    const tangents = lengths.filter((length) => length > 0.01);
    expect(tangents).toHaveLength(2);
    for (const tangent of tangents) expect(tangent).toBeCloseTo(Math.sqrt(100 - 4));
  });

  it('can be walked back the same way', () => {
    const there = walk(SLOT, 0, 3);
    const back = reversed(there);
    expect(back.map(({ at }) => at)).toEqual(there.map(({ at }) => at).toReversed());
    expect(back.filter(({ r }) => r < 0)).toHaveLength(there.filter(({ r }) => r > 0).length);
  });

  it('breaks at the corners of a rectangle and nowhere on a circle or a wide rounding', () => {
    expect(breaks(rectangle([0, 4], [0, 3]))).toHaveLength(4);
    expect(breaks(circle(0, 0, 1))).toHaveLength(0);
    expect(breaks(SLOT)).toHaveLength(0);
  });

  it('grows by its offset curve', () => {
    expect(support(grown(SLOT, 1), 0)[0]).toBeCloseTo(support(SLOT, 0)[0] + 1);
  });
});
