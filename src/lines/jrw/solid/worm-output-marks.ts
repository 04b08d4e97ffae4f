import { across, bodyNamed, DOWN, type Marker, RIGHT, roundHoles } from '#lines/shared/solid/marks/marker.ts';
import { boltCircle } from '#lines/shared/solid/marks/output-marks.ts';
import type { Body, Prism, Revolved } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { inWorld } from '#modules/drawings/domain/solids/placement.ts';
import { plus, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** The faces of a unit, seen along the worm: width G, pilot E and bolt circle H with its threads S, on the side no flange covers. */
export function markFace(marker: Marker, bodies: readonly Body[]): void {
  const face = bodyNamed(bodies, 'face', 'prism');
  if (face === undefined) return;
  const [low, high] = boxOf({ bodies: [face] });
  const flange = bodyNamed(bodies, 'output flange', 'prism');
  const out = (flange?.place.z[1] ?? 1) > 0 ? RIGHT : Y;
  const at: Vec3 = [0, out[1] > 0 ? high[1] : low[1], 0];
  const over = { out, seen: X };
  marker.diameter('unit', 'E', { ...across(at, Z, Number(marker.told('unit', 'E')?.value)), ...over });
  marker.diameter('unit', 'H', { ...across(at, Z, boltCircle(face)), ...over });
  marker.length('unit', 'G', { from: [0, low[1], low[2]], to: [0, high[1], low[2]], out: DOWN, seen: X });
  const holes = roundHoles(face);
  marker.holes('face', 'S', { at: holes.map((hole) => hole.at), radius: holes[0]?.radius ?? 0, seen: Y });
}

/** The output: the hub G1 and its bore D, or the shaft in it; and the flange around it. */
export function markWormOutput(marker: Marker, bodies: readonly Body[]): void {
  const hub = bodyNamed(bodies, 'hollow shaft', 'prism');
  if (hub === undefined) return;
  const [low, high] = boxOf({ bodies: [hub] });
  marker.length('unit', 'G1', { from: [0, low[1], low[2]], to: [0, high[1], low[2]], out: DOWN, seen: X });
  const shaft = bodyNamed(bodies, 'output shaft', 'revolved');
  if (shaft) markPlugged(marker, shaft, high[1]);
  else {
    const radius = Number(marker.told('unit', 'D')?.value) / 2;
    marker.holes('unit', 'D', { at: [inWorld(hub.place, [0, 0, hub.to])], radius, seen: Y });
  }
  const flange = bodyNamed(bodies, 'output flange', 'prism');
  if (flange) markOutputFlange(marker, flange);
}

/** A shaft in the hub as seen from above: d, free for B, B1 out of the hub, L or L1 as a whole. */
function markPlugged(marker: Marker, { place, profile }: Revolved, half: number): void {
  const [back, tip] = [Math.min(...profile.map(([, w]) => w)), Math.max(...profile.map(([, w]) => w))];
  const [d, B] = ['d', 'B'].map((letter) => Number(marker.told('plug-in shaft', letter)?.value));
  if (d === undefined || B === undefined) return;
  const rim = (w: number) => plus(inWorld(place, [0, 0, w]), times(d / 2, X));
  const over = { out: X, seen: Z };
  const end = inWorld(place, [0, 0, tip]);
  marker.diameter('plug-in shaft', 'd', { ...across(end, X, d), out: place.z, seen: Z });
  marker.length('plug-in shaft', 'B', { from: rim(tip - B), to: rim(tip), ...over });
  marker.length('plug-in shaft', 'B1', { from: rim(half), to: rim(tip), ...over });
  for (const letter of ['L', 'L1']) marker.length('plug-in shaft', letter, { from: rim(back), to: rim(tip), ...over });
}

/** An output flange as seen from above: its face KA from the middle, KB thick, its pilot KN set KC deep, bolt circle KM, outside KP or KQ square. */
function markOutputFlange(marker: Marker, flange: Prism): void {
  const { from, place, to } = flange;
  const value = (letter: string) => Number(marker.told('flange', letter)?.value);
  const [KC, KN, KP, KQ] = [value('KC'), value('KN'), value('KP'), value('KQ')];
  const edge = (KQ > 0 ? KQ : KP) / 2;
  const at = (w: number, x: number) => plus(inWorld(place, [0, 0, w]), [x, 0, 0]);
  const face = at(to, 0);
  const [over, aside] = [
    { out: place.z, seen: Z },
    { out: X, seen: Z },
  ];
  marker.length('flange', 'KA', { from: at(0, edge), to: at(to, edge), ...aside });
  marker.length('flange', 'KB', { from: at(from, edge), to: at(to, edge), ...aside });
  marker.length('flange', 'KC', { from: at(to - KC, KN / 2), to: at(to, KN / 2), ...aside });
  marker.length('flange', 'KQ', { from: at(to, -KQ / 2), to: at(to, KQ / 2), ...over });
  marker.diameter('flange', 'KP', { ...across(face, X, KP), ...over });
  marker.diameter('flange', 'KM', { ...across(face, X, boltCircle(flange)), ...over });
  marker.diameter('flange', 'KN', { ...across(face, X, KN), ...over });
  const holes = roundHoles(flange).filter(({ at: [x, , z] }) => Math.hypot(x, z) > 1);
  marker.holes('flange', 'KO', { at: holes.map((hole) => hole.at), radius: holes[0]?.radius ?? 0, seen: Y });
}
