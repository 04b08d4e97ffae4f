import { frameNumber } from '#lines/shared/motor/frames.ts';
import type { PrintedMotor } from '#lines/shared/motor/source/read-motors.ts';
import { type MotorFrame, motorFrames } from './rating/motor-frames.ts';
import { sorted } from './rating/planetary-rows.ts';
import type { PlanetaryParts, Rating } from './source/parts.ts';

/** A rating as the release knows it, in codes; with the frames whose motors the unit bears. */
export interface RatingFact {
  readonly design: string;
  readonly stages: string;
  readonly reduceUnitSize: string;
  readonly exactRatio: string;
  readonly frames: readonly string[];
}

/** What the release needs of the catalogue; every code is a string. */
export interface PlanetaryFacts {
  readonly ratings: readonly RatingFact[];
  readonly sizes: readonly string[];
  readonly ratios: readonly string[];
  /** Shaft heights of IEC motors with the motors listed of them, the smallest first. */
  readonly frames: readonly MotorFrame[];
}

/** A motor by whose torque a frame is judged. */
interface FrameMotor {
  readonly height: string;
  /** kW. */
  readonly power: number;
  /** r/min. */
  readonly speed: number;
}

/** What the release takes from the catalogue. */
export function planetaryFacts({ ratings, motors }: PlanetaryParts): PlanetaryFacts {
  const weakest = weakestOfFrames(motors);
  return {
    ratings: sorted(ratings).map((rating) => ratingFact(rating, weakest)),
    sizes: distinct(ratings.map(({ size }) => Number(size))),
    ratios: distinct(ratings.map(({ ratio }) => ratio)),
    frames: motorFrames(motors),
  };
}

function ratingFact(rating: Rating, motors: readonly FrameMotor[]): RatingFact {
  const { design, stages, size, ratio } = rating;
  return {
    design,
    stages: String(stages),
    reduceUnitSize: size,
    exactRatio: String(ratio),
    frames: motors.filter((motor) => isBorne(motor, rating)).map(({ height }) => height),
  };
}

/** Whether a unit bears a motor at all: 9550 P η i / n1 is not above its peak torque (reference rule jrp-adapter-torque). */
function isBorne({ power, speed }: FrameMotor, { efficiency, ratio, peakTorque }: Rating): boolean {
  return (9550 * power * efficiency * ratio) / speed <= peakTorque;
}

function fourPoled(motors: readonly PrintedMotor[]) {
  return motors.flatMap(({ frame, poles, power, ratedSpeed: speed }) => {
    const height = frameNumber(frame);
    return poles === 4 && height !== null ? [{ height, power, speed }] : [];
  });
}

/** The weakest four-pole motor of every shaft height: a frame is refused only where none of its motors can be borne. */
function weakestOfFrames(motors: readonly PrintedMotor[]): readonly FrameMotor[] {
  const weakest = new Map<number, FrameMotor>();
  for (const { height, power, speed } of fourPoled(motors)) {
    const known = weakest.get(height);
    if (known === undefined || power < known.power) weakest.set(height, { height: String(height), power, speed });
  }
  return [...weakest].sort(([one], [other]) => one - other).map(([, motor]) => motor);
}

function distinct(figures: readonly number[]): readonly string[] {
  return [...new Set(figures)].sort((one, other) => one - other).map(String);
}
