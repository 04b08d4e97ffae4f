import type { Body } from '#modules/drawings/domain/solids/body.ts';
import type { Loop } from '#modules/drawings/domain/solids/loop.ts';
import { radiusOf } from '#modules/drawings/domain/solids/loop.ts';
import { inWorld, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2, Vec3 } from '#modules/drawings/domain/solids/vector.ts';
import type { Stroke } from './strokes.ts';

/** Something round: its axis from one end to the other, and its radius. */
interface Round {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly r: number;
}

/** Rounds below this share of the largest are no more than details, and their axes are left out. */
const DETAIL = 0.08;

/** The axes of what is round, before a viewer at +z: a line along them, or a cross where one looks along; rings of holes have their circle. */
export function axisStrokes(bodies: readonly Body[]): readonly Stroke[] {
  const rounds = bodies.flatMap(roundOf);
  const least = DETAIL * Math.max(0, ...rounds.map(({ r }) => r));
  const holes = bodies.flatMap(holesOf);
  return [...[...rounds.filter(({ r }) => r > least), ...holes].flatMap(axisOf), ...bodies.flatMap(boltCircleOf)];
}

function roundOf(body: Body): readonly Round[] {
  if (body.kind === 'revolved') {
    const along = body.profile.map(([, w]) => w);
    return [
      spanOf(body.place, [0, 0], [Math.min(...along), Math.max(...along)], Math.max(...body.profile.map(([r]) => r))),
    ];
  }
  const centre = centreOf(body.outer);
  if (centre === undefined) return [];
  return [spanOf(body.place, centre, [body.from, body.to], radiusAt(body.outer))];
}

function holesOf(body: Body): readonly Round[] {
  if (body.kind === 'revolved') return [];
  return body.holes.flatMap((hole) => {
    const centre = centreOf(hole);
    return centre === undefined ? [] : [spanOf(body.place, centre, [body.from, body.to], radiusAt(hole))];
  });
}

function spanOf(place: Placement, [u, v]: Vec2, [from, to]: Vec2, r: number): Round {
  return { from: inWorld(place, [u, v, from]), to: inWorld(place, [u, v, to]), r };
}

/** The centre of a loop that is a circle. */
function centreOf(loop: Loop): Vec2 | undefined {
  const [first] = loop;
  const centre = first?.arc?.centre;
  const isCircle =
    loop.length === 2 && loop.every(({ arc }) => arc?.centre[0] === centre?.[0] && arc?.centre[1] === centre?.[1]);
  return isCircle ? centre : undefined;
}

function radiusAt([first]: Loop): number {
  return first?.arc ? radiusOf(first.from, first.arc) : 0;
}

function axisOf({ from, r, to }: Round): readonly Stroke[] {
  const [x, y] = from;
  const far = Math.hypot(to[0] - x, to[1] - y);
  if (far < 1e-6)
    return [
      { kind: 'line', style: 'axis', from: [x - r, y], to: [x + r, y] },
      { kind: 'line', style: 'axis', from: [x, y - r], to: [x, y + r] },
    ];
  return [{ kind: 'line', style: 'axis', from: [x, y], to: [to[0], to[1]] }];
}

/** The circle through holes around a middle, where one looks along them. */
function boltCircleOf(body: Body): readonly Stroke[] {
  if (body.kind === 'revolved' || Math.abs(Math.abs(body.place.z[2]) - 1) > 1e-6) return [];
  const middle = centreOf(body.outer);
  if (middle === undefined) return [];
  const rings = new Set(
    body.holes.flatMap((hole) => {
      const centre = centreOf(hole);
      const r = centre === undefined ? 0 : Math.hypot(centre[0] - middle[0], centre[1] - middle[1]);
      return r > 1 ? [Math.round(r * 100) / 100] : [];
    }),
  );
  const [x, y] = inWorld(body.place, [...middle, 0]);
  return [...rings].map((r) => ({ kind: 'arc', style: 'axis', centre: [x, y], r, begin: 0, swept: 2 * Math.PI }));
}
