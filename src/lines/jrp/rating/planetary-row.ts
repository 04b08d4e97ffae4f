import type { Design } from '#lines/jrp/source/parts.ts';
import { isRowOf } from '#lines/shared/stored-row.ts';
import type { TorqueOrigin } from './life-torque.ts';

/** One ratio of one unit under what is asked of it. All numbers are unrounded. */
export type PlanetaryRow = {
  /** Stable, unique and URL-safe: `JRPL23-158.18`. */
  readonly id: string;
  readonly design: Design;
  readonly reduceUnitSize: string;
  readonly stages: number;
  readonly ratio: number;
  /** The ratio as a code of the release. */
  readonly exactRatio: string;
  /** Design life, h. */
  readonly lifetime: number;
  /** n1, r/min. */
  readonly inputSpeed: number;
  /** n2, r/min. */
  readonly outputSpeed: number;
  /** What the machine asks for, else what the unit bears at the factor required, Nm. */
  readonly outputTorque: number;
  /** What the unit bears for this life at this speed, Nm. */
  readonly usableTorque: number;
  /** The one as a multiple of the other. */
  readonly serviceFactor: number;
  /** Permitted peak torque, Nm. */
  readonly peakTorque: number;
  /** Of the gear unit, 0 to 1. */
  readonly efficiency: number;
  /** At the input, for the torque the machine asks for, else for all the unit bears, kW. */
  readonly inputPower: number;
  /** At the output and at the input, as printed for 10000 h at 1450 r/min, N; null where the print is in doubt. */
  readonly overhungLoad: number | null;
  readonly inputOverhungLoad: number | null;
  readonly origin: TorqueOrigin;
  /** The shaft heights whose listed motors give the power the torque asked for takes; all where none is asked for: `132-315`. */
  readonly motorFrames: string;
};

/** Whether something stored is a row of JRP; what its codes mean the release judges. */
export const isPlanetaryRow = isRowOf<PlanetaryRow>({
  id: ['string'],
  design: ['string'],
  reduceUnitSize: ['string'],
  stages: ['number'],
  ratio: ['number'],
  exactRatio: ['string'],
  lifetime: ['number'],
  inputSpeed: ['number'],
  outputSpeed: ['number'],
  outputTorque: ['number'],
  usableTorque: ['number'],
  serviceFactor: ['number'],
  peakTorque: ['number'],
  efficiency: ['number'],
  inputPower: ['number'],
  overhungLoad: ['number', 'null'],
  inputOverhungLoad: ['number', 'null'],
  origin: ['string'],
  motorFrames: ['string'],
});

/** The variable that says which frames of motors give the power a row needs; nobody chooses or sees it. */
export const MOTOR_FRAMES = 'motorFrames';

/** The columns of a row that tell units apart, in the codes of the release. */
export function unitCodes({ design, stages, reduceUnitSize, exactRatio }: PlanetaryRow) {
  return { design, stages: String(stages), reduceUnitSize, exactRatio };
}

/** What a row fixes: its unit, and the frames whose motors give the power it needs. */
export function rowValues(row: PlanetaryRow) {
  return { ...unitCodes(row), [MOTOR_FRAMES]: row.motorFrames };
}
