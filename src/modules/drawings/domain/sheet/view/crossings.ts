import { cross, dot, length, plus, times, type Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import { beyond, type Facet, type Space, spaceOf } from './facets.ts';
import { commonSpans, spansInside } from './spans.ts';

/** A facet must reach so far to both sides of another to go through it, mm; one that rests on it does not. */
const THROUGH = 0.1;

/** The lines in which bodies that overlap go through each other: bodies are never cut, so no edge of theirs is there. */
export function crossingsOf(skins: readonly (readonly Facet[])[]): readonly (readonly [Vec3, Vec3])[] {
  return skins.flatMap((skin, no) => skins.slice(no + 1).flatMap((other) => crossingsOfTwo(skin, other)));
}

/** Of a body only what reaches into the space of the other can go through it. */
function crossingsOfTwo(skin: readonly Facet[], other: readonly Facet[]): readonly (readonly [Vec3, Vec3])[] {
  const [space, otherSpace] = [spaceOf(skin), spaceOf(other)];
  const near = skin.filter((facet) => !areApart(facet, otherSpace));
  const nearOther = other.filter((facet) => !areApart(facet, space));
  return near.flatMap((one) => nearOther.flatMap((another) => crossing(one, another)));
}

function crossing(one: Facet, other: Facet): readonly (readonly [Vec3, Vec3])[] {
  if (areApart(one, other)) return [];
  const along = cross(one.normal, other.normal);
  const squared = dot(along, along);
  if (squared < 1e-6 || !goesThrough(one, other) || !goesThrough(other, one)) return [];
  const line = { at: pointOnBoth(one, other, along, squared), along: times(1 / length(along), along) };
  return commonSpans(spansInside(one.loops, line, one.normal), spansInside(other.loops, line, other.normal)).map(
    ([from, to]) => [plus(line.at, times(from, line.along)), plus(line.at, times(to, line.along))] as const,
  );
}

function areApart(one: Space, other: Space): boolean {
  return (
    one.low[0] > other.high[0] ||
    other.low[0] > one.high[0] ||
    one.low[1] > other.high[1] ||
    other.low[1] > one.high[1] ||
    one.low[2] > other.high[2] ||
    other.low[2] > one.high[2]
  );
}

function goesThrough(facet: Facet, plane: Facet): boolean {
  let [isBehind, isBefore] = [false, false];
  for (const loop of facet.loops)
    for (const point of loop) {
      const by = beyond(plane, point);
      isBehind ||= by < -THROUGH;
      isBefore ||= by > THROUGH;
      if (isBehind && isBefore) return true;
    }
  return false;
}

/** A point in both planes: the one nearest to the origin. */
function pointOnBoth(one: Facet, other: Facet, along: Vec3, squared: number): Vec3 {
  const [far, farOther] = [-beyond(one, [0, 0, 0]), -beyond(other, [0, 0, 0])];
  return times(1 / squared, plus(times(far, cross(other.normal, along)), times(farOther, cross(along, one.normal))));
}
