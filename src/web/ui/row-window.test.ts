import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeSeen, segmentsOf, stepTo } from './row-window.ts';

const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 300 });
const sumOf = (list: readonly number[]) => list.reduce((sum, height) => sum + height, 0);

it('every row that is seen is drawn, and not many more', () => {
  fc.assert(
    fc.property(heights, fc.nat(40_000), fc.integer({ min: 100, max: 1200 }), (list, top, seen) => {
      const range = rangeSeen(list.length, (place) => list[place] ?? 0, { top, bottom: top + seen });
      let height = 0;
      list.forEach((own, place) => {
        const isSeen = height < top + seen && height + own > top;
        height += own;
        if (isSeen) expect([place, place >= range.from && place < range.to]).toEqual([place, true]);
      });
      expect(range.to).toBeGreaterThan(range.from);
      expect(range.to - range.from).toBeLessThanOrEqual(Math.ceil(seen / 20) + 26);
    }),
  );
});

it('what is drawn and the room of the others take the height of all rows, each row once', () => {
  fc.assert(
    fc.property(
      heights,
      fc.nat(299),
      fc.nat(40),
      fc.option(fc.nat(310), { nil: undefined }),
      (list, from, many, held) => {
        const heightOf = (place: number) => list[place] ?? 0;
        const segments = segmentsOf(list.length, { from, to: from + many }, { held, heightOf });
        const drawn = segments.flatMap((one) => (one.kind === 'rows' ? list.slice(one.from, one.to) : [one.height]));
        expect(sumOf(drawn)).toBe(sumOf(list));
        if (held !== undefined && held < list.length)
          expect(segments.some((one) => one.kind === 'rows' && one.from <= held && held < one.to)).toBe(true);
      },
    ),
  );
});

it('a list that became shorter than where one was draws its end', () => {
  expect(segmentsOf(3, { from: 40, to: 80 }, { held: undefined, heightOf: () => 50 })).toEqual([
    { kind: 'room', from: 0, height: 150 },
  ]);
  expect(rangeSeen(3, () => 50, { top: 2000, bottom: 2900 })).toEqual({ from: 0, to: 3 });
});

it('rows are drawn one at a time, until those that are wanted are there', () => {
  const range = fc
    .tuple(fc.nat(200), fc.integer({ min: 1, max: 60 }))
    .map(([from, more]) => ({ from, to: from + more }));
  fc.assert(
    fc.property(range, range, (drawn, wanted) => {
      let now = drawn;
      for (let step = 0; step < 200 && (now.from !== wanted.from || now.to !== wanted.to); step += 1) {
        const next = stepTo(now, wanted);
        const kept = Math.max(0, Math.min(now.to, next.to) - Math.max(now.from, next.from));
        expect(next.to - next.from - kept).toBeLessThanOrEqual(1);
        now = next;
      }
      expect(now).toEqual(wanted);
    }),
  );
});
