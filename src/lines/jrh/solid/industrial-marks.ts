import { across, BACK, bodyNamed, DOWN, type Marker, RIGHT, roundHoles } from '#lines/shared/solid/marks/marker.ts';
import { markShaft } from '#lines/shared/solid/marks/output-marks.ts';
import type { Body, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { inWorld, type Placement } from '#modules/drawings/domain/solids/placement.ts';
import { plus, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';

/** Where the dimensions of an industrial unit lie, by the letters of its tables. */
export function markIndustrial(marker: Marker, model: SolidModel): void {
  markFoot(marker, model);
  markHousing(marker, model);
  markOutput(marker, model.bodies);
  markFreeInput(marker, model.bodies);
}

/** The foot: a long, b wide and c thick, its holes s by m1 and m3, the first of them n2 from the output axis, its end e2. */
function markFoot(marker: Marker, { bodies }: SolidModel): void {
  const foot = bodyNamed(bodies, 'foot', 'prism');
  if (foot === undefined) return;
  const holes = roundHoles(foot);
  const [low, high] = boxOf({ bodies: [foot] });
  const [xs, ys] = [holes.map(({ at }) => at[0]), holes.map(({ at }) => at[1])];
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const [along, across] = [
    { out: DOWN, seen: RIGHT },
    { out: DOWN, seen: X },
  ];
  const [below, beside] = [(x: number): Vec3 => [x, 0, low[2]], (y: number): Vec3 => [0, y, low[2]]];
  marker.length('unit', 'm1', { from: below(x0), to: below(x1), ...along });
  marker.length('unit', 'n2', { from: below(0), to: below(x1), ...along });
  marker.length('unit', 'e2', { from: below(0), to: below(high[0]), ...along });
  marker.length('unit', 'a', { from: below(low[0]), to: below(high[0]), ...along });
  marker.length('unit', 'm3', { from: beside(Math.min(...ys)), to: beside(Math.max(...ys)), ...across });
  marker.length('unit', 'b', { from: beside(low[1]), to: beside(high[1]), ...across });
  marker.length('unit', 'c', { from: [low[0], 0, low[2]], to: [low[0], 0, high[2]], out: BACK, seen: RIGHT });
  marker.holes('unit', 's', { at: holes.map(({ at }) => at), radius: holes[0]?.radius ?? 0, seen: Z });
}

/** Heights of axes and top, and how far output and input are apart. */
function markHousing(marker: Marker, { bodies }: SolidModel): void {
  const cast = bodies.filter(({ name }) => ['foot', 'upper housing', 'inspection cover'].includes(name));
  const [[, , floor], [end, , top]] = boxOf({ bodies: cast });
  const front = { out: X, seen: RIGHT };
  marker.length('unit', 'h', { from: [end, 0, floor], to: [end, 0, 0], ...front });
  marker.length('unit', 'H', { from: [end, 0, floor], to: [end, 0, top], ...front });
  const e = Number(marker.told('unit', 'e')?.value);
  marker.length('unit', 'e', { from: [-e, 0, top], to: [0, 0, top], out: Z, seen: RIGHT });
}

/** The output as seen from above: a shaft d2 long l2 from G2 on, or the bore and the ends of a hollow one. */
function markOutput(marker: Marker, bodies: readonly Body[]): void {
  const shafts = bodies.filter((body) => body.kind === 'revolved' && body.name.startsWith('output shaft'));
  for (const body of shafts) {
    if (body.kind !== 'revolved') continue;
    markShaft(marker, body, 'unit', { letters: ['d2', 'l2'], seen: Z, out: X });
    marker.length('unit', 'G2', { from: [0, 0, 0], to: body.place.at, out: X, seen: Z });
  }
  const hub = bodies.find(({ name }) => name === 'hollow shaft');
  if (hub) markHollow(marker, hub);
}

/** A hollow output: its bore, keyed D2 or for a shrink disc D3, and how far its ends are from the middle. */
function markHollow(marker: Marker, hub: Body): void {
  const value = (letter: string) => Number(marker.told('unit', letter)?.value);
  const end = (far: number) => inWorld(hub.place, [0, 0, far]);
  const over = { out: X, seen: Z };
  marker.length('unit', 'G4', { from: [0, 0, 0], to: end(value('G4')), ...over });
  marker.length('unit', 'G5', { from: [0, 0, 0], to: end(-value('G5')), ...over });
  marker.holes('unit', 'D2', { at: [end(value('G4'))], radius: value('D2') / 2, seen: Y });
  marker.diameter('unit', 'D3', { ...across(end(value('G4')), X, value('D3')), out: hub.place.z, seen: Z });
  marker.diameter('unit', 'D4', { ...across(end(-value('G5')), X, value('D4')), out: times(-1, hub.place.z), seen: Z });
}

/** The free input shaft: across the unit as seen from above, along it from the front. */
function markFreeInput(marker: Marker, bodies: readonly Body[]): void {
  const shaft = bodyNamed(bodies, 'input shaft', 'revolved');
  if (shaft === undefined) return;
  const { place } = shaft;
  const isAcross = Math.abs(place.z[1]) > 0.5;
  const seen = isAcross ? { seen: Z, out: BACK } : { seen: RIGHT, out: Z };
  markShaft(marker, shaft, 'input', seen);
  marker.length('input', 'G1', { from: middleOf(place), to: place.at, ...seen });
}

/** Where the axis of a shaft crosses the middle of the unit. */
function middleOf({ at, z }: Placement): Vec3 {
  const far = Math.abs(z[0]) > 0.5 ? at[0] / z[0] : at[1] / z[1];
  return plus(at, times(-far, z));
}
