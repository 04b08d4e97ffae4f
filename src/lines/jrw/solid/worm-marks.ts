import {
  BACK,
  bodyNamed,
  DOWN,
  type Marker,
  RIGHT,
  roundHoles,
  turnedMarker,
  withAlong,
} from '#lines/shared/solid/marks/marker.ts';
import { markInputFlange, markMotor } from '#lines/shared/solid/marks/motor-marks.ts';
import { type Body, type SolidModel, turnedModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { inverse } from '#modules/drawings/domain/solids/placement.ts';
import { plus, times, type Vec3, X, Y, Z } from '#modules/drawings/domain/solids/vector.ts';
import { ONTO_WORM } from './mounting-turns.ts';
import { markFace, markWormOutput } from './worm-output-marks.ts';

/** Where the dimensions of a worm unit lie, by the letters of its tables. */
export function markWorm(marker: Marker, model: SolidModel): void {
  markFoot(marker, model);
  markHeights(marker, model);
  markSideFeet(marker, model);
  markFace(marker, model.bodies);
  markWormOutput(marker, model.bodies);
  markDriving(marker, model);
}

/** The foot from the side and from above: its length A, its holes R by C and C1. */
function markFoot(marker: Marker, { bodies }: SolidModel): void {
  const foot = bodyNamed(bodies, 'foot', 'prism');
  if (foot === undefined) return;
  const holes = roundHoles(foot);
  const [low, high] = boxOf({ bodies: [foot] });
  const [xs, ys] = [holes.map(({ at }) => at[0]), holes.map(({ at }) => at[1])];
  const z = low[2];
  const below = { out: DOWN, seen: RIGHT };
  marker.length('unit', 'A', { from: [low[0], 0, z], to: [high[0], 0, z], ...below });
  marker.length('unit', 'C', { from: [Math.min(...xs), 0, z], to: [Math.max(...xs), 0, z], ...below });
  marker.length('unit', 'C1', { from: [0, Math.min(...ys), z], to: [0, Math.max(...ys), z], out: DOWN, seen: X });
  marker.holes('unit', 'R', { at: holes.map(({ at }) => at), radius: holes[0]?.radius ?? 0, seen: Z });
}

/** From the output axis down to the foot L, up to the worm O and to the top M; along the worm to the input I, in a pair on to the first unit. */
function markHeights(marker: Marker, { bodies }: SolidModel): void {
  const [unit, worm] = [bodyNamed(bodies, 'foot', 'prism'), bodyNamed(bodies, 'worm housing', 'revolved')];
  if (unit === undefined || worm === undefined) return;
  const [[, , floor], [end]] = boxOf({ bodies: [unit] });
  const [, [, , top]] = boxOf({ bodies: [worm] });
  const O = worm.place.at[2];
  const at = (z: number): Vec3 => [end, 0, z];
  const front = { out: X, seen: RIGHT };
  marker.length('unit', 'L', { from: at(floor), to: at(0), ...front });
  marker.length('unit', 'O', { from: at(0), to: at(O), ...front });
  marker.length('unit', 'M', { from: at(0), to: at(Number(marker.told('unit', 'M')?.value)), ...front });
  const I = Number(marker.told('unit', 'I')?.value);
  const KL = Number(marker.told('connector', 'KL')?.value);
  const over = (x: number): Vec3 => [x, 0, top];
  marker.length('unit', 'I', { from: over(-I), to: over(0), out: Z, seen: RIGHT });
  marker.length('connector', 'KL', { from: over(-I - KL), to: over(-I), out: Z, seen: RIGHT });
}

/** The feet of the side away from the motor: their holes V below and Q above the output axis. */
function markSideFeet(marker: Marker, { bodies }: SolidModel): void {
  const feet = bodyNamed(bodies, 'side feet', 'prism');
  if (feet === undefined) return;
  const holes = roundHoles(feet).map(({ at }) => at);
  const y = Math.max(...holes.map(([, at]) => at));
  const [low, high] = [Math.min(...holes.map(([, , z]) => z)), Math.max(...holes.map(([, , z]) => z))];
  marker.length('unit', 'V', { from: [0, y, low], to: [0, y, 0], out: Y, seen: X });
  marker.length('unit', 'Q', { from: [0, y, 0], to: [0, y, high], out: Y, seen: X });
}

/** What drives the unit: our motor, which stands across in a pair, or a flange for another's. */
function markDriving(marker: Marker, model: SolidModel): void {
  const { bodies, frames } = model;
  const motor = frames.find(({ name }) => name === 'MOTOR');
  const isAcross = Math.abs((motor ?? frames.find(({ name }) => name === 'INPUT'))?.place.z[1] ?? 0) > 0.5;
  const [level, looked] = isAcross
    ? [turnedMarker(marker, ONTO_WORM), turnedModel(inverse(ONTO_WORM), model)]
    : [marker, model];
  markMotor(level, looked);
  if (motor && isAcross) markFirstUnit(marker, motor.place.at, Number(marker.told('unit', 'O')?.value));
  const flange = bodyNamed(looked.bodies, 'input flange', 'prism');
  if (motor === undefined && flange) markInputFlange(level, flange, flange.place.at);
  markArm(marker, bodies);
}

/** The first unit of a pair, whose wheel turns the worm of the second: how high its own worm lies over that, how far out its motor stands. */
function markFirstUnit(marker: Marker, [x, y, z]: Vec3, worm: number): void {
  marker.length('first unit', 'O', { from: [x, 0, worm], to: [x, 0, z], out: BACK, seen: RIGHT });
  marker.length('first unit', 'I', { from: [x, y, z], to: [x, 0, z], out: BACK, seen: Z });
}

/** The torque arm: how far its bush lies from the output axis and from the middle, its bore, width and eye, its plate. */
function markArm(marker: Marker, bodies: readonly Body[]): void {
  const arm = bodyNamed(bodies, 'torque arm', 'prism');
  const [, end] = arm ? roundHoles(arm) : [];
  if (end === undefined) return;
  marker.length('torque arm', 'K1', { from: [0, end.at[1], 0], to: end.at, out: DOWN, seen: RIGHT });
  marker.holes('torque arm', 'KH', { at: [end.at], radius: end.radius, seen: RIGHT });
  const bush = bodyNamed(bodies, 'torque arm bush', 'prism');
  const [, [tip]] = boxOf({ bodies: arm ? [arm] : [] });
  if (arm === undefined || bush === undefined) return;
  marker.length('torque arm', 'R', { from: end.at, to: withAlong(end.at, X, tip), out: DOWN, seen: RIGHT });
  const aside = (w: number): Vec3 => plus([tip, 0, 0], times(w, arm.place.z));
  const above = { out: X, seen: Z };
  marker.length('torque arm', 'KG', { from: aside(0), to: aside(bush.from), ...above });
  marker.length('torque arm', 'G', { from: aside(bush.from), to: aside(bush.to), ...above });
  marker.length('torque arm', 'B', { from: aside(arm.from), to: aside(arm.to), ...above });
}
