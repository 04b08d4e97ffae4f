import { frameNumber } from '#lines/shared/motor/frames.ts';
import { isJcmcMotor } from '#lines/shared/motor/jcmc.ts';
import { byFrame, type FrameFact, frameFact, type MotorFact, motorFacts } from '#lines/shared/motor/motor-facts.ts';
import type { JdParts } from './source/read-source.ts';

/** What the release needs of the catalogue; every code is a string. */
export interface JdFacts {
  /** Every motor in every class it has a figure for. */
  readonly motors: readonly MotorFact[];
  /** Smallest first. */
  readonly frames: readonly FrameFact[];
  /** Which frames have which mounting arrangement. */
  readonly mountings: readonly { readonly motorSize: string; readonly mountingArrangement: string }[];
  /** The motors that are made with the inverter on them. */
  readonly integrated: readonly MotorFact[];
}

/** What the release takes from the catalogue. */
export function jdFacts({ motors: all, mountings }: JdParts): JdFacts {
  const motors = all
    .filter(({ efficiencyClasses }) => efficiencyClasses.length > 0)
    .toSorted((one, other) => one.power - other.power || one.poles - other.poles);
  const sizes = new Map(motors.flatMap(frameFact).map((fact) => [fact.motorSize, fact]));
  const frames = [...sizes.values()].sort(byFrame);
  return {
    motors: motors.flatMap(motorFacts),
    frames,
    mountings: frames.flatMap(({ motorSize }) =>
      mountings
        .filter(({ heights: { from, to } }) => isBetween(frameNumber(motorSize) ?? 0, from, to))
        .map(({ code }) => ({ motorSize, mountingArrangement: code })),
    ),
    integrated: motors.filter((motor) => isJcmcMotor(motor, 'DN')).flatMap(motorFacts),
  };
}

function isBetween(height: number, from: number, to: number): boolean {
  return height >= from && height <= to;
}
