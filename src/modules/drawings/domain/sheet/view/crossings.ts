import { cross, dot, length, plus, times, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { beyond, type Facet } from './facets.ts';
import { commonSpans, spansInside } from './spans.ts';

/** A facet must reach so far to both sides of another to go through it, mm; one that rests on it does not. */
const THROUGH = 0.1;

/** The lines in which bodies that overlap go through each other: bodies are never cut, so no edge of theirs is there. */
export function crossingsOf(skins: readonly (readonly Facet[])[]): readonly (readonly [Vec3, Vec3])[] {
  return skins.flatMap((skin, no) =>
    skins.slice(no + 1).flatMap((other) => skin.flatMap((one) => other.flatMap((another) => crossing(one, another)))),
  );
}

function crossing(one: Facet, other: Facet): readonly (readonly [Vec3, Vec3])[] {
  const apart = [0, 1, 2].some((axis) => {
    const [a = 0, b = 0, c = 0, d = 0] = [one.low[axis], one.high[axis], other.low[axis], other.high[axis]];
    return a > d || c > b;
  });
  if (apart) return [];
  const along = cross(one.normal, other.normal);
  const squared = dot(along, along);
  if (squared < 1e-6 || !goesThrough(one, other) || !goesThrough(other, one)) return [];
  const line = { at: pointOnBoth(one, other, along, squared), along: times(1 / length(along), along) };
  return commonSpans(spansInside(one.loops, line, one.normal), spansInside(other.loops, line, other.normal)).map(
    ([from, to]) => [plus(line.at, times(from, line.along)), plus(line.at, times(to, line.along))] as const,
  );
}

function goesThrough(facet: Facet, plane: Facet): boolean {
  const far = facet.loops.flat().map((point) => beyond(plane, point));
  return Math.min(...far) < -THROUGH && Math.max(...far) > THROUGH;
}

/** A point in both planes: the one nearest to the origin. */
function pointOnBoth(one: Facet, other: Facet, along: Vec3, squared: number): Vec3 {
  const [far, farOther] = [-beyond(one, [0, 0, 0]), -beyond(other, [0, 0, 0])];
  return times(1 / squared, plus(times(far, cross(other.normal, along)), times(farOther, cross(along, one.normal))));
}
