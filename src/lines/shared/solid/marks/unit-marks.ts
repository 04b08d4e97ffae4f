import type { PartView } from '#modules/drawings/domain/part-names.ts';
import type { Body, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { type Box, boxOf } from '#modules/drawings/domain/solids/box.ts';
import { times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { BACK, bodyNamed, DOWN, type Marker, RIGHT, roundHoles } from './marker.ts';

/** What the parts of the tables call the unit itself. */
const VIEWS = ['foot', 'unit', 'housing'] as const;

/** What tells where a unit stands and what it needs: height and distance of axes, reach to the motor, envelope. */
export function markUnit(marker: Marker, model: SolidModel): void {
  const housing = bodyNamed(model.bodies, 'housing', 'prism');
  if (housing === undefined) return;
  const whole = boxOf(model);
  const unit = boxOf({ bodies: ofUnit(model.bodies) });
  for (const view of VIEWS) {
    const motor = model.frames.find(({ name }) => name === 'MOTOR')?.place.at;
    markHeights(marker, view, { unit, whole, housing: boxOf({ bodies: [housing] }), axis: motor?.[2] ?? 0 });
    markReach(marker, view, model, unit);
    markEye(marker, view, model.bodies, unit);
  }
  markLug(marker, model);
}

/** What is cast: the housing with its foot and its lug. */
function ofUnit(bodies: readonly Body[]): readonly Body[] {
  return bodies.filter(({ name }) => ['housing', 'foot', 'lug'].includes(name));
}

interface Boxes {
  readonly unit: Box;
  readonly whole: Box;
  readonly housing: Box;
  /** How high the motor axis lies over that of the output. */
  readonly axis: number;
}

function markHeights(marker: Marker, view: PartView, { axis, housing, unit, whole }: Boxes): void {
  const [[, y0, z0], [x1, y1, z1]] = unit;
  const front = { out: X, seen: RIGHT };
  marker.length(view, 'h', { from: [x1, 0, z0], to: [x1, 0, 0], ...front });
  marker.length(view, 'h5', { from: [x1, 0, 0], to: [x1, 0, z1], ...front });
  const side = { out: Y, seen: X };
  marker.length(view, 'p3', { from: [0, y1, z0], to: [0, y1, z1], ...side });
  const behind = whole[0][0];
  if (axis !== 0 && behind < -Math.abs(axis))
    marker.length(view, 'h1', { from: [behind, 0, axis], to: [behind, 0, 0], out: BACK, seen: RIGHT });
  const wide = { out: DOWN, seen: X };
  for (const letter of ['K0', 'e']) marker.length(view, letter, { from: [0, y0, z0], to: [0, y1, z0], ...wide });
  const [half] = [housing[1][1]];
  for (const letter of ['w1', 'A']) marker.length(view, letter, { from: [0, 0, z0], to: [0, half, z0], ...wide });
}

/** The height with the eye, from the foot plane or, of a unit without feet, from the output axis. */
function markEye(marker: Marker, view: PartView, bodies: readonly Body[], [[, , z0], [, y1]]: Box): void {
  const eye = bodyNamed(bodies, 'eye bolt', 'prism');
  if (eye === undefined) return;
  const [, [, , top]] = boxOf({ bodies: [eye] });
  const from = bodyNamed(bodies, 'foot', 'prism') ? z0 : 0;
  marker.length(view, 'h2', { from: [0, y1, from], to: [0, y1, top], out: Y, seen: X });
}

/** The lug of a parallel-shaft unit where buffers hold it: its hole h7 over the output axis and A behind the end of the output. */
function markLug(marker: Marker, { bodies, frames }: SolidModel): void {
  const lug = bodyNamed(bodies, 'lug', 'prism');
  const out = frames.find(({ name }) => name === 'OUT_A')?.place.at;
  const [hole] = lug ? roundHoles(lug) : [];
  const isHeld = bodyNamed(bodies, 'rubber buffer', 'prism') !== undefined;
  if (lug === undefined || hole === undefined || out === undefined || !isHeld) return;
  const [x, z] = [lug.place.at[0], hole.at[2]];
  const [, [, , top]] = boxOf({ bodies: [lug] });
  marker.length('lug', 'h7', { from: [x, 0, 0], to: [x, 0, z], out: X, seen: RIGHT });
  marker.length('lug', 'A', { from: [x, 0, top], to: [out[0], 0, top], out: Z, seen: RIGHT });
  marker.holes('lug', 's', { at: [hole.at], radius: hole.radius, seen: X });
}

function markReach(marker: Marker, view: PartView, { bodies, frames }: SolidModel, [[, , z0], [x1]]: Box): void {
  const motor = frames.find(({ name }) => name === 'MOTOR')?.place.at;
  const out = frames.find(({ name }) => name.startsWith('OUT'))?.place;
  if (motor === undefined || out === undefined) return;
  const below = { out: DOWN, seen: RIGHT };
  const at = (x: number): Vec3 => [x, 0, z0];
  const l = Number(marker.told('unit', 'l')?.value ?? 0);
  const isCoaxial = Math.abs(out.z[0]) > 0.5;
  const begin = isCoaxial ? out.at[0] + l : 0;
  marker.length(view, 'q1', { from: at(motor[0]), to: at(begin), ...below });
  if (!isCoaxial) marker.length(view, 'q', { from: at(0), to: at(x1), ...below });
  const foot = bodyNamed(bodies, 'foot', 'prism');
  const first = foot ? Math.max(...roundHoles(foot).map(({ at: [x] }) => x)) : undefined;
  if (first !== undefined) {
    for (const letter of ['n', 'q'])
      if (isCoaxial) marker.length(view, letter, { from: at(first), to: at(begin), ...below });
    marker.length(view, 'a2', { from: at(0), to: at(first), ...below });
  }
  if (!isCoaxial) {
    const tip: Vec3 = [0, out.at[1] + out.z[1] * l, z0];
    marker.length(view, 'w', { from: [0, 0, z0], to: tip, out: times(-1, Z), seen: X });
  }
}
