import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { radiusOf } from '#modules/drawings/domain/solids/loop.ts';
import { inWorld } from '#modules/drawings/domain/solids/placement.ts';
import { cross, dot, length, minus, plus, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { across, beside, bodyNamed, type Marker, RIGHT, roundHoles, withAlong } from './marker.ts';

/** By which letters a shaft is told, and whence and on which side it is seen; level it is told above. */
export interface ShaftTold {
  readonly letters?: readonly [d: string, l: string];
  readonly seen?: Vec3;
  readonly out?: Vec3;
}

/** What a shaft tells: its diameter over its end, its length over it. */
export function markShaft(marker: Marker, body: Revolved | undefined, view: PartView, said: ShaftTold = {}): void {
  if (body === undefined) return;
  const { place } = body;
  const { letters: [d, l] = ['d', 'l'], out = Z, seen = beside(place.z) } = said;
  const [thick, long] = [marker.told(view, d), marker.told(view, l)].map((told) => Number(told?.value));
  if (thick === undefined || long === undefined) return;
  const tip = inWorld(place, [0, 0, long]);
  const rim = (at: Vec3) => plus(at, times(thick / 2, out));
  marker.diameter(view, d, { ...across(tip, out, thick), out: place.z, seen });
  marker.length(view, l, { from: rim(place.at), to: rim(tip), out, seen });
}

/** By which letters flanges of units are told, those of motors (IEC 60072-1), and faces with threads. */
export const [UNIT_FLANGE, MOTOR_FLANGE, UNIT_FACE] = [
  { body: 'flange', outside: 'D2', circle: 'D', pilot: 'D1', thick: 'o2', high: 'o1', holes: 's' },
  { body: 'flange', outside: 'P', circle: 'M', pilot: 'N', thick: '', high: 'T', holes: 'S' },
  { body: 'face', outside: 'D2', circle: 'D', pilot: 'D1', thick: 'a4', high: 'f2', holes: '' },
] as const;

/** What a flange of a unit tells; some parts of the tables call it the unit's. */
export function markFlange(marker: Marker, bodies: readonly Body[]): void {
  for (const view of ['flange', 'unit'] as const) markFlangeBy(marker, bodies, view, UNIT_FLANGE);
  markFlangeBy(marker, bodies, 'face', UNIT_FACE);
}

/** What a flange tells: outside, bolt circle and pilot over its face, thickness and pilot along its axis, its holes. */
export function markFlangeBy(
  marker: Marker,
  bodies: readonly Body[],
  view: PartView,
  letters: typeof UNIT_FLANGE | typeof MOTOR_FLANGE | typeof UNIT_FACE,
): void {
  const flange = bodyNamed(bodies, letters.body, 'prism');
  const pilot = bodyNamed(bodies, `${letters.body} pilot`, 'prism');
  if (flange === undefined || pilot === undefined) return;
  const { place } = flange;
  const seen = beside(place.z);
  const along = (w: number) => inWorld(place, [0, 0, w]);
  const [D2, D, D1] = [outerDiameter(flange), boltCircle(flange), outerDiameter(pilot)];
  const over = { out: place.z, seen };
  const rim = (w: number, r: number) => plus(along(w), times(r, Z));
  marker.diameter(view, letters.outside, { ...across(along(flange.to), Z, D2), ...over });
  marker.diameter(view, letters.circle, { ...across(along(flange.to), Z, D), ...over });
  marker.diameter(view, letters.pilot, { ...across(along(pilot.to), Z, D1), ...over });
  marker.length(view, letters.thick, { from: rim(flange.from, D2 / 2), to: rim(flange.to, D2 / 2), out: Z, seen });
  marker.length(view, letters.high, { from: rim(flange.to, D1 / 2), to: rim(pilot.to, D1 / 2), out: Z, seen });
  const bolts = roundHoles(flange).filter(({ at }) => aside(at, place) > 1);
  marker.holes(view, letters.holes, { at: bolts.map(({ at }) => at), radius: bolts[0]?.radius ?? 0, seen: place.z });
}

function aside(at: Vec3, { at: middle, z }: Prism['place']): number {
  return length(cross(minus(at, middle), z));
}

/** The outside diameter of a disc. */
export function outerDiameter({ outer }: Prism): number {
  const [first] = outer;
  return first?.arc ? 2 * radiusOf(first.from, first.arc) : 0;
}

/** The diameter of the circle through the holes of a disc. */
export function boltCircle(disc: Prism): number {
  return 2 * Math.max(0, ...roundHoles(disc).map(({ at }) => aside(at, disc.place)));
}

/** The letters of bores; worm units have two to choose from. */
const BORES = ['d', 'dI', 'dII'] as const;

/** What a hollow shaft tells: how far it reaches from the middle, its bore and hub. */
export function markHub(marker: Marker, bodies: readonly Body[]): void {
  const hub = bodyNamed(bodies, 'hollow shaft', 'prism');
  if (hub === undefined) return;
  const { place, to } = hub;
  const seen = beside(place.z);
  const below = (w: number) => plus(inWorld(place, [0, 0, w]), times(-outerDiameter(hub) / 2, Z));
  for (const letter of ['w', 'w1'])
    marker.length('unit', letter, { from: below(0), to: below(to), out: times(-1, Z), seen });
  const at = [inWorld(place, [0, 0, to])];
  for (const letter of BORES)
    marker.holes('unit', letter, { at, radius: Number(marker.told('unit', letter)?.value) / 2, seen: place.z });
  const end = inWorld(place, [0, 0, to]);
  for (const letter of ['d1', 'd3'])
    marker.diameter('unit', letter, { ...across(end, Z, outerDiameter(hub)), out: place.z, seen });
}

/** What the key of a shaft tells, seen from above: where it begins and how long it is. */
export function markKey(marker: Marker, bodies: readonly Body[], shaft: string, view: PartView): void {
  const body = bodyNamed(bodies, shaft, 'revolved');
  const key = bodies.find((one) => one.name === `${body?.name} key`);
  if (body === undefined || key === undefined) return;
  const { at, z } = body.place;
  const ends = boxOf({ bodies: [key] }).map((corner) => dot(minus(corner, at), z));
  const on = (far: number) => plus(at, times(far, z));
  const [begin, end] = [on(Math.min(...ends)), on(Math.max(...ends))];
  const beside = { out: Math.abs(z[0]) > 0.5 ? Y : X, seen: Z };
  marker.length(view, 'l1', { from: at, to: begin, ...beside });
  marker.length(view, 'l2', { from: begin, to: end, ...beside });
}

/** What a torque arm tells: how far below the output its bush hangs, its eye, the bore and the length of the bush, its plate. */
export function markTorqueArm(marker: Marker, bodies: readonly Body[]): void {
  const [arm, bush] = [bodyNamed(bodies, 'torque arm', 'prism'), bodyNamed(bodies, 'torque arm bush', 'prism')];
  const [bore] = bush ? roundHoles(bush) : [];
  if (arm === undefined || bush === undefined || bore === undefined) return;
  const { place } = arm;
  const [, , foot] = boxOf({ bodies: [arm] })[0];
  const middle = plus(place.at, times(-dot(minus(place.at, bore.at), place.x), place.x));
  const tip = withAlong(middle, Z, foot);
  const front = { out: X, seen: place.z };
  marker.length('torque arm', 'P', { from: place.at, to: middle, ...front });
  marker.length('torque arm', 'R', { from: middle, to: tip, ...front });
  marker.holes('torque arm', 'd1', { at: [bore.at], radius: bore.radius, seen: place.z });
  const below = { out: times(-1, Z), seen: X };
  const along = (w: number) => plus(tip, times(w, place.z));
  marker.length('torque arm', 'L1', { from: along(bush.from), to: along(bush.to), ...below });
  marker.length('torque arm', 'c8', { from: along(arm.from), to: along(arm.to), ...below });
}

/** What a shrink disc tells: its outside, and how far disc and cover reach, from the middle of the unit or from the other end of the shaft. */
export function markDisc(marker: Marker, bodies: readonly Body[]): void {
  const disc = bodyNamed(bodies, 'shrink disc', 'prism');
  const hub = bodyNamed(bodies, 'hollow shaft', 'prism');
  const cover = bodyNamed(bodies, 'shrink disc cover', 'revolved');
  if (disc === undefined || hub === undefined || cover === undefined) return;
  const { place } = hub;
  const seen = beside(place.z);
  const r = outerDiameter(disc) / 2;
  const below = (w: number) => plus(inWorld(place, [0, 0, w]), times(-r, Z));
  const end = disc.to + Math.max(...cover.profile.map(([, w]) => w));
  const out = { out: times(-1, Z), seen };
  marker.diameter('unit', 'd2', { ...across(inWorld(place, [0, 0, disc.to]), Z, 2 * r), out: place.z, seen });
  marker.length('unit', 'w2', { from: below(0), to: below(disc.to), ...out });
  marker.length('unit', 'w1', { from: below(0), to: below(end), ...out });
  marker.length('shrink disc', 'w', { from: below(hub.from), to: below(disc.to), ...out });
  marker.length('shrink disc', 'w1', { from: below(hub.from), to: below(end), ...out });
}

/** How the tables call what a foot has: of a plate with through holes, and of one that is tapped from below. */
const [PLATE, TAPPED] = [
  { across: 'a', wide: 'e', along: 'b', long: 'f', thick: ['h4', 'c'], holes: 's' },
  { across: 'p1', wide: 'p2', along: 'a', long: 'e', thick: ['t1'], holes: 'S1' },
] as const;

/** What a foot tells: pitch and size of its plate as seen from above, its thickness from the front, its holes. */
export function markFoot(marker: Marker, bodies: readonly Body[]): void {
  const foot = bodyNamed(bodies, 'foot', 'prism');
  if (foot === undefined) return;
  const holes = roundHoles(foot);
  const [low, high] = boxOf({ bodies: [foot] });
  const [xs, ys] = [holes.map(({ at }) => at[0]), holes.map(({ at }) => at[1])];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const z = high[2];
  const letters = marker.told('foot', TAPPED.holes) ? TAPPED : PLATE;
  marker.length('foot', letters.across, { from: [x1, y0, z], to: [x1, y1, z], out: X, seen: Z });
  marker.length('foot', letters.wide, { from: [high[0], low[1], z], to: [high[0], high[1], z], out: X, seen: Z });
  marker.length('foot', letters.along, { from: [x0, y0, z], to: [x1, y0, z], out: RIGHT, seen: Z });
  marker.length('foot', letters.long, { from: [low[0], low[1], z], to: [high[0], low[1], z], out: RIGHT, seen: Z });
  for (const letter of letters.thick)
    marker.length('foot', letter, {
      ...{ from: [high[0], 0, low[2]], to: [high[0], 0, z], out: X, seen: [0, -1, 0] },
    });
  marker.holes('foot', letters.holes, { at: holes.map(({ at }) => at), radius: holes[0]?.radius ?? 0, seen: Z });
}
