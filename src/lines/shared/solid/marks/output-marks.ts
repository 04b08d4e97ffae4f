import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { radiusOf } from '#modules/drawings/domain/solids/loop.ts';
import { inWorld } from '#modules/drawings/domain/solids/placement.ts';
import { cross, length, minus, plus, times, type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { across, beside, bodyNamed, type Marker, RIGHT, roundHoles } from './marker.ts';

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

/** By which letters flanges of units are told, and those of motors (IEC 60072-1). */
export const [UNIT_FLANGE, MOTOR_FLANGE] = [
  { outside: 'D2', circle: 'D', pilot: 'D1', thick: 'o2', high: 'o1', holes: 's' },
  { outside: 'P', circle: 'M', pilot: 'N', thick: '', high: 'T', holes: 'S' },
] as const;

/** What a flange of a unit tells; some parts of the tables call it the unit's. */
export function markFlange(marker: Marker, bodies: readonly Body[]): void {
  for (const view of ['flange', 'unit'] as const) markFlangeBy(marker, bodies, view, UNIT_FLANGE);
}

/** What a flange tells: outside, bolt circle and pilot over its face, thickness and pilot along its axis, its holes. */
export function markFlangeBy(
  marker: Marker,
  bodies: readonly Body[],
  view: PartView,
  letters: typeof UNIT_FLANGE | typeof MOTOR_FLANGE,
): void {
  const flange = bodyNamed(bodies, 'flange', 'prism');
  const pilot = bodyNamed(bodies, 'flange pilot', 'prism');
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
  marker.holes('unit', 'd', { at, radius: Number(marker.told('unit', 'd')?.value) / 2, seen: place.z });
  const end = inWorld(place, [0, 0, to]);
  marker.diameter('unit', 'd1', { ...across(end, Z, outerDiameter(hub)), out: place.z, seen });
}

/** What a foot tells: pitch and size of its plate as seen from above, its thickness from the front, its holes. */
export function markFoot(marker: Marker, bodies: readonly Body[]): void {
  const foot = bodyNamed(bodies, 'foot', 'prism');
  if (foot === undefined) return;
  const holes = roundHoles(foot);
  const [low, high] = boxOf({ bodies: [foot] });
  const [xs, ys] = [holes.map(({ at }) => at[0]), holes.map(({ at }) => at[1])];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const z = high[2];
  marker.length('foot', 'a', { from: [x1, y0, z], to: [x1, y1, z], out: X, seen: Z });
  marker.length('foot', 'e', { from: [high[0], low[1], z], to: [high[0], high[1], z], out: X, seen: Z });
  marker.length('foot', 'b', { from: [x0, y0, z], to: [x1, y0, z], out: RIGHT, seen: Z });
  marker.length('foot', 'f', { from: [low[0], low[1], z], to: [high[0], low[1], z], out: RIGHT, seen: Z });
  for (const letter of ['h4', 'c'])
    marker.length('foot', letter, {
      ...{ from: [high[0], 0, low[2]], to: [high[0], 0, z], out: X, seen: [0, -1, 0] },
    });
  marker.holes('foot', 's', { at: holes.map(({ at }) => at), radius: holes[0]?.radius ?? 0, seen: Z });
}
