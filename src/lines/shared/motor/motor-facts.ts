import { frameNumber, statorLength } from './frames.ts';
import type { Motor } from './source/parts.ts';

/** A motor in one class it has a figure for; every code is a string. */
export interface MotorFact {
  readonly motorPower: string;
  readonly motorPoles: string;
  readonly motorSize: string;
  readonly efficiencyClass: string;
}

export interface FrameFact {
  /** `90L`. */
  readonly motorSize: string;
  /** 90: the shaft height in mm, by which brakes and options are listed. */
  readonly frameNumber: number;
  /** `S`, `M` or `L`, the stator length of the type code. */
  readonly statorLength: string;
}

/** What a motor is in codes of the release. */
export function motorCodes({ power, poles, frame }: Motor) {
  return { motorPower: String(power), motorPoles: String(poles), motorSize: frame };
}

/** The motor in each class it has a figure for. */
export function motorFacts(motor: Motor): readonly MotorFact[] {
  return motor.efficiencyClasses.map((efficiencyClass) => ({ ...motorCodes(motor), efficiencyClass }));
}

/** What its frame is: none for a text that is no motor frame. */
export function frameFact({ frame }: Pick<Motor, 'frame'>): readonly FrameFact[] {
  const height = frameNumber(frame);
  const length = statorLength(frame);
  return height === null || length === null ? [] : [{ motorSize: frame, frameNumber: height, statorLength: length }];
}

/** Smallest frame first. */
export function byFrame(one: FrameFact, other: FrameFact): number {
  return one.frameNumber - other.frameNumber || (one.motorSize < other.motorSize ? -1 : 1);
}
