import { cross, dot, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** A stretch of a line by its parameters, the lesser first. */
export type Span = readonly [number, number];

/** A straight line: a point and how far one unit of its parameter goes. */
export interface Line {
  readonly at: Vec3;
  readonly along: Vec3;
}

/**
 * Where a line that lies in a plane, or is looked at along its normal, is inside of loops in that plane. A corner on the line counts as
 * left of it, so that each crossing counts once.
 */
export function spansInside(loops: readonly (readonly Vec3[])[], { along, at }: Line, normal: Vec3): readonly Span[] {
  const aside = cross(normal, along);
  const ahead = cross(aside, normal);
  const unit = dot(ahead, along);
  if (!(unit > 0)) return [];
  const [asideAt, aheadAt] = [dot(at, aside), dot(at, ahead)];
  const crossings: number[] = [];
  for (const loop of loops) {
    let before = loop.at(-1);
    let was = before === undefined ? 0 : dot(before, aside) - asideAt;
    for (const corner of loop) {
      const is = dot(corner, aside) - asideAt;
      if (before !== undefined && was >= 0 !== is >= 0) {
        const [from, to] = [dot(before, ahead) - aheadAt, dot(corner, ahead) - aheadAt];
        crossings.push((from + ((to - from) * was) / (was - is)) / unit);
      }
      before = corner;
      was = is;
    }
  }
  crossings.sort((one, other) => one - other);
  return paired(crossings);
}

function paired(sorted: readonly number[]): readonly Span[] {
  const spans: Span[] = [];
  for (let no = 0; no + 1 < sorted.length; no += 2) {
    const [from, to] = [sorted[no], sorted[no + 1]];
    if (from !== undefined && to !== undefined && to > from) spans.push([from, to]);
  }
  return spans;
}

/** What two lists of stretches have in common. */
export function commonSpans(some: readonly Span[], others: readonly Span[]): readonly Span[] {
  return some.flatMap(([a, b]) =>
    others.flatMap(([c, d]): readonly Span[] => {
      const span = [Math.max(a, c), Math.min(b, d)] as const;
      return span[1] > span[0] ? [span] : [];
    }),
  );
}

/** Stretches as few and in order; those that nearly touch become one. */
export function joinedSpans(spans: readonly Span[], gap = 1e-6): readonly Span[] {
  const joined: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + gap) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** What is left of a stretch without others. */
export function spansLeft([from, to]: Span, taken: readonly Span[]): readonly Span[] {
  const left: Span[] = [];
  let at = from;
  for (const [begin, end] of joinedSpans(taken)) {
    if (begin > at) left.push([at, Math.min(begin, to)]);
    at = Math.max(at, end);
    if (at >= to) return left;
  }
  return [...left, [at, to]];
}
