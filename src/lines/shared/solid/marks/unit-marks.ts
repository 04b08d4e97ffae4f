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
  }
}

/** What is cast: the housing with its foot. */
function ofUnit(bodies: readonly Body[]): readonly Body[] {
  return bodies.filter(({ name }) => name === 'housing' || name === 'foot');
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

function markReach(marker: Marker, view: PartView, { bodies, frames }: SolidModel, [[, , z0], [x1]]: Box): void {
  const motor = frames.find(({ name }) => name === 'MOTOR')?.place.at;
  const out = frames.find(({ name }) => name.startsWith('OUT'))?.place;
  if (motor === undefined || out === undefined) return;
  const below = { out: DOWN, seen: RIGHT };
  const at = (x: number): Vec3 => [x, 0, z0];
  const l = Number(marker.told('unit', 'l')?.value);
  const isCoaxial = Math.abs(out.z[0]) > 0.5;
  const begin = isCoaxial ? out.at[0] + l : 0;
  marker.length(view, 'q1', { from: at(motor[0]), to: at(begin), ...below });
  marker.length(view, 'q', { from: at(0), to: at(x1), ...below });
  const foot = bodyNamed(bodies, 'foot', 'prism');
  const first = foot ? Math.max(...roundHoles(foot).map(({ at: [x] }) => x)) : undefined;
  if (first !== undefined) {
    marker.length(view, 'n', { from: at(first), to: at(begin), ...below });
    marker.length(view, 'a2', { from: at(0), to: at(first), ...below });
  }
  if (!isCoaxial) {
    const tip: Vec3 = [0, out.at[1] + out.z[1] * l, z0];
    marker.length(view, 'w', { from: [0, 0, z0], to: tip, out: times(-1, Z), seen: X });
  }
}
