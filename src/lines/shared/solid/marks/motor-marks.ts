import type { Body, Prism, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { boxOf } from '#modules/drawings/domain/solids/box.ts';
import { dot, length, minus, type Vec3, X, Z } from '#modules/drawings/domain/solids/vector.ts';
import { across, BACK, bodyNamed, DOWN, type Marker, type Place, RIGHT } from './marker.ts';
import { boltCircle, markKey, markShaft, outerDiameter } from './output-marks.ts';

/** Ends nearer than this are one, mm. */
const SAME = 0.05;

/** What a motor tells from where it meets what it drives: its frame over the cowl, its length, how far its box and its lever stand out. */
export function markMotor(marker: Marker, { bodies, frames }: SolidModel, meets?: Vec3): void {
  const at = meets ?? frames.find(({ name }) => name === 'MOTOR')?.place.at;
  const cowl = bodyNamed(bodies, 'fan cowl', 'revolved');
  markShaft(marker, bodyNamed(bodies, 'second shaft end', 'revolved'), 'second shaft end', { letters: ['DA', 'EA'] });
  if (at === undefined || cowl === undefined) return;
  const [[end]] = boxOf({ bodies: [cowl] });
  const AC = Number(marker.told('motor', 'AC')?.value);
  marker.diameter('motor', 'AC', { ...across([end, at[1], at[2]], Z, AC), out: BACK, seen: RIGHT });
  const top = (x: number): Vec3 => [x, at[1], at[2] + AC / 2];
  marker.length('motor', 'LF', { from: top(end), to: top(at[0]), out: Z, seen: RIGHT });
  const lever = bodyNamed(bodies, 'release lever', 'revolved');
  if (lever) {
    const [, [x, , z]] = boxOf({ bodies: [lever] });
    marker.length('motor', 'HL', { from: [x, at[1], at[2]], to: [x, at[1], z], out: BACK, seen: RIGHT });
  }
  markBox(marker, bodies, at);
}

/** The box may stand up, down or to a side. */
function markBox(marker: Marker, bodies: readonly Body[], at: Vec3): void {
  const box = bodyNamed(bodies, 'terminal box', 'prism');
  if (box === undefined) return;
  const [low, high] = boxOf({ bodies: [box] });
  const isUpright = Math.abs(box.place.z[2]) > 0.5;
  const axis = isUpright ? 2 : 1;
  const isFar = high[axis] > at[axis];
  const to: Vec3 = isUpright ? [low[0], at[1], isFar ? high[2] : low[2]] : [low[0], isFar ? high[1] : low[1], at[2]];
  marker.length('terminal box', 'AD', { from: [low[0], at[1], at[2]], to, out: BACK, seen: isUpright ? RIGHT : Z });
}

/** What an input side tells where no motor of ours stands on it: a shaft with its cover, or a flange for the customer's motor. */
export function markInput(marker: Marker, { bodies, frames }: SolidModel): void {
  const at = frames.find(({ name }) => name === 'MOTOR')?.place.at;
  const input = frames.find(({ name }) => name === 'INPUT')?.place.at;
  markShaft(marker, bodyNamed(bodies, 'input shaft', 'revolved'), 'input');
  markKey(marker, bodies, 'input shaft', 'input');
  if (at === undefined || input === undefined) return;
  const above = (x: number): Vec3 => [x, at[1], at[2]];
  for (const letter of ['k2', 'Z'])
    marker.length('input', letter, { from: above(input[0]), to: above(at[0]), out: Z, seen: RIGHT });
  const plate = bodyNamed(bodies, 'adapter flange', 'prism');
  if (plate === undefined) return;
  markInputFlange(marker, plate, input);
}

/** A flange for the customer's motor over its face: outside, bolt circle, pilot. */
export function markInputFlange(marker: Marker, plate: Prism, at: Vec3): void {
  const over = { out: BACK, seen: RIGHT };
  marker.diameter('input flange', 'P', { ...across(at, Z, outerDiameter(plate)), ...over });
  marker.diameter('input flange', 'M', { ...across(at, Z, boltCircle(plate)), ...over });
  const N = Number(marker.told('input flange', 'N')?.value);
  marker.diameter('input flange', 'N', { ...across(at, Z, N), ...over });
}

/** What the whole takes up, over all: told for the sheet, from the bodies themselves, unless another dimension spans the same. */
export function markWhole(marker: Marker, model: SolidModel): void {
  const [[x0, y0, z0], [x1, y1, z1]] = boxOf(model);
  const places: readonly (Place & { readonly name: string })[] = [
    { name: 'L', from: [x0, 0, z0], to: [x1, 0, z0], out: DOWN, seen: RIGHT },
    { name: 'H', from: [0, y0, z0], to: [0, y0, z1], out: RIGHT, seen: X },
    { name: 'B', from: [0, y0, z1], to: [0, y1, z1], out: Z, seen: X },
  ];
  for (const { name, ...place } of places) {
    const isSpanned = marker.marks.some((known) => known.kind === 'length' && spansSame(known, place));
    if (!isSpanned) for (const letter of overallLetters(name)) marker.length('overall', letter, place);
  }
}

/** The letter of an overall dimension, and the one it has where a part tells its own by the same. */
export function overallLetters(name: string): readonly [string, string] {
  return [name, `${name}0`];
}

/** Whether two dimensions run between the same ends, wherever their lines lie. */
function spansSame(one: Place, other: Place): boolean {
  const along = minus(other.to, other.from);
  const far = length(along);
  const at = (point: Vec3) => dot(minus(point, other.from), along) / far;
  const ends = [at(one.from), at(one.to)].toSorted((a, b) => a - b);
  return Math.abs(ends[0] ?? far) < SAME && Math.abs((ends[1] ?? 0) - far) < SAME;
}
