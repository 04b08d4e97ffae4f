import { type Design, PRINTED_LIVES, PRINTED_SPEED, type Rating } from '#lines/jrp/source/parts.ts';
import { lifeTorque, torqueOrigin } from './life-torque.ts';
import { type FramesFor, framesAt, type MotorFrame } from './motor-frames.ts';
import type { PlanetaryRow } from './planetary-row.ts';

/** What is asked of a unit; what nobody said is taken as the table is printed. */
export interface PlanetaryLoad {
  /** h. */
  readonly lifetime: number;
  /** r/min. */
  readonly inputSpeed: number;
  /** Nm; left out, what the unit bears at the factor required. */
  readonly torque?: number | undefined;
  readonly serviceFactor?: number | undefined;
}

/** The load the table is printed for. */
export const PRINTED_LOAD: PlanetaryLoad = { lifetime: PRINTED_LIVES[3], inputSpeed: PRINTED_SPEED };

/** A rating as a row under a load; the radial loads stay those of the table, for which no law is known. */
export function planetaryRow(rating: Rating, load: PlanetaryLoad, framesFor: FramesFor): PlanetaryRow {
  const { design: code, size, stages, ratio, peakTorque, efficiency, radialLoads } = rating;
  const { lifetime, inputSpeed, torque, serviceFactor = 1 } = load;
  const design = designOf(code);
  const outputSpeed = inputSpeed / ratio;
  const usableTorque = lifeTorque(rating, lifetime, inputSpeed);
  const outputTorque = torque ?? usableTorque / serviceFactor;
  const inputPower = ((torque ?? usableTorque) * outputSpeed) / (9550 * efficiency);
  return {
    id: `JRP${design}${size}-${ratio}`,
    design,
    reduceUnitSize: size,
    stages,
    ratio,
    exactRatio: String(ratio),
    lifetime,
    inputSpeed,
    outputSpeed,
    outputTorque,
    usableTorque,
    serviceFactor: usableTorque / outputTorque,
    peakTorque,
    efficiency,
    inputPower,
    overhungLoad: radialLoads.output,
    inputOverhungLoad: radialLoads.input,
    origin: torqueOrigin(lifetime, inputSpeed),
    motorFrames: framesFor(torque === undefined ? 0 : inputPower),
  };
}

/** Every rating as the table prints it, in its order of design, size and ratio. */
export function planetaryRows(ratings: readonly Rating[], frames: readonly MotorFrame[]): readonly PlanetaryRow[] {
  const framesFor = framesAt(frames, PRINTED_LOAD.inputSpeed);
  return sorted(ratings).map((rating) => planetaryRow(rating, PRINTED_LOAD, framesFor));
}

/** The ratings in that order. */
export function sorted(ratings: readonly Rating[]): readonly Rating[] {
  return ratings.toSorted(
    (one, other) =>
      DESIGNS.indexOf(designOf(one.design)) - DESIGNS.indexOf(designOf(other.design)) ||
      Number(one.size) - Number(other.size) ||
      one.ratio - other.ratio,
  );
}

/** The designs in the order they are offered. */
export const DESIGNS: readonly Design[] = ['L', 'K'];

function designOf(code: string): Design {
  const design = DESIGNS.find((known) => known === code);
  if (design === undefined) throw new Error(`A checked rating is of no design ${code}`);
  return design;
}
