import { bodyNamed, DOWN, type Marker, RIGHT, roundHoles } from '#lines/shared/solid/marks/marker.ts';
import { markMotor } from '#lines/shared/solid/marks/motor-marks.ts';
import { MOTOR_FLANGE, markFlangeBy, markShaft } from '#lines/shared/solid/marks/output-marks.ts';
import type { Body, Prism, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { X, Z } from '#modules/drawings/domain/solids/vector.ts';

/** Where the dimensions of a motor lie, by their letters (IEC 60072-1). */
export function markIecMotor(marker: Marker, model: SolidModel): void {
  const { bodies } = model;
  markShaft(marker, bodyNamed(bodies, 'shaft end', 'revolved'), 'shaft end', { letters: ['D', 'E'] });
  markFlangeBy(marker, bodies, 'motor flange', MOTOR_FLANGE);
  markFeet(marker, bodies);
  markMotor(marker, model, [0, 0, 0]);
}

/** The height of the shaft H and the pitch A as seen on the shaft; B, and C to the shoulder, from the side; the holes K from above. */
function markFeet(marker: Marker, bodies: readonly Body[]): void {
  const feet = bodies.filter((body): body is Prism => body.kind === 'prism' && body.name === 'foot');
  const holes = feet.flatMap(roundHoles);
  const [first] = holes;
  if (first === undefined) return;
  const [low] = boxOf({ bodies: feet });
  const floor = low[2];
  const [xs, ys] = [holes.map(({ at }) => at[0]), holes.map(({ at }) => at[1])];
  const [back, front] = [Math.min(...xs), Math.max(...xs)];
  const below = { out: DOWN, seen: RIGHT };
  marker.length('feet', 'B', { from: [back, 0, floor], to: [front, 0, floor], ...below });
  marker.length('feet', 'C', { from: [front, 0, floor], to: [0, 0, floor], ...below });
  const [y0, y1] = [Math.min(...ys), Math.max(...ys)];
  marker.length('feet', 'A', { from: [0, y0, floor], to: [0, y1, floor], out: DOWN, seen: X });
  marker.length('feet', 'H', { from: [0, y0, floor], to: [0, y0, 0], out: RIGHT, seen: X });
  marker.holes('feet', 'K', { at: holes.map(({ at }) => at), radius: first.radius, seen: Z });
}
