import { roundDown } from '#kernel/round-down.ts';
import { BRAKES } from '#lines/shared/motor/fields/frame-options.ts';
import { frameNumber } from '#lines/shared/motor/frames.ts';
import type { Confidence } from '#modules/sizing/domain/core/model.ts';
import { noLoadStarts, runUpTorque } from '#modules/sizing/domain/motor-figures.ts';
import type { Candidate } from '#modules/sizing/domain/select/candidate.ts';
import type { DerivedChoices, DriveDemand, DriveFilters } from '#modules/sizing/domain/select/sized-line.ts';
import { OVERHUNG_CONSTANTS } from '#modules/sizing/domain/tables/overhung-constants.ts';
import type { PartFigures } from '#product/sheet.ts';
import { MOTOR_STEP } from './columns.ts';

/** What rows of drives with gears have alike. */
interface GearedRow {
  readonly id: string;
  readonly gearboxModel: string;
  readonly reduceUnitSize: string;
  readonly ratio: number;
  readonly motorPower: number;
  readonly motorPoles: number | null;
  readonly motorFrame: string | null;
  readonly efficiencyClass: string | null;
  readonly inputSpeed: number;
  readonly usableTorque: number;
  readonly overhungLoad: number;
  readonly mass: number;
  readonly efficiency: number;
}

/** The smallest motor there is, kW, and what of it the gears of slowest efficiency leave. */
const SMALLEST = { power: 0.12, efficiency: 0.65 } as const;

/**
 * The rows of a series that give the speed and the torque, with what they are asked to bear. A machine that asks for less than the
 * smallest motor gives is looked for by that one: no smaller is made.
 */
export function driveFilters(gearboxModel: string, { speed, torque, factor, stepsUp = 0 }: DriveDemand): DriveFilters {
  const least = (9550 * SMALLEST.power * SMALLEST.efficiency) / speed;
  const outputTorque = Number((Math.max(torque, least) * MOTOR_STEP ** stepsUp).toPrecision(6));
  return { gearboxModel, outputSpeed: speed, outputTorque, serviceFactor: factor };
}

/** A row as a sizing looks at it, with its motor and its shaft; what it has of its own comes from its line. */
export function gearedCandidate(row: GearedRow, parts: PartFigures, own: OwnFigures): Candidate {
  const motor = motorOf(row, parts);
  return {
    ...{ kind: own.kind, series: own.series },
    id: row.id,
    size: row.reduceUnitSize,
    gearRatio: row.ratio,
    ratedPower: row.motorPower,
    poles: row.motorPoles ?? 0,
    ratedSpeed: row.inputSpeed,
    gearEfficiency: row.efficiency,
    usableTorque: row.usableTorque,
    overhungLoad: row.overhungLoad,
    mass: row.mass,
    ...shaftOf(own, parts),
    ...motor.figures,
    brakes: brakesOn(row.motorFrame),
    trust: { ...motor.trust, ...BRAKE_TRUST, F_x: own.unit in OVERHUNG_CONSTANTS ? 'derived' : 'estimated' },
  };
}

interface OwnFigures extends Pick<Candidate, 'kind' | 'series'> {
  /** The unit by which the constants of its shaft are listed, `K67`. */
  readonly unit: string;
}

/** What the notes on brakes are, which nobody has printed for ours (`tables/brakes.ts`). */
const BRAKE_TRUST: Readonly<Record<string, Confidence>> = { M_B: 'recalled', W_1: 'estimated' };

/** The solid shaft; without its length only the load at its middle is known. */
function shaftOf({ unit }: OwnFigures, { 'shaft.l': length, 'shaft.F': most }: PartFigures): Pick<Candidate, 'shaft'> {
  if (length === undefined || most === undefined) return {};
  const { [unit]: constants } = OVERHUNG_CONSTANTS;
  return { shaft: { length, unitPermitted: most, ...(constants !== undefined && { constants }) } };
}

interface MotorFigures {
  readonly figures: Partial<Candidate>;
  readonly trust: Readonly<Record<string, Confidence>>;
}

/** What the source knows of the motor, and what follows from it; a figure nobody has is left out. */
function motorOf({ motorPower: power, motorPoles: poles, motorFrame }: GearedRow, parts: PartFigures): MotorFigures {
  if (poles === null || motorFrame === null) return { figures: {}, trust: {} };
  const { 'motor.inertia': inertia, 'motor.efficiency': percent, 'motor.startingTorque': starting } = parts;
  const efficiency = percent === undefined ? undefined : percent / 100;
  const runUp = runUpTorque(power, poles, starting ?? null);
  const starts =
    inertia === undefined || efficiency === undefined
      ? undefined
      : noLoadStarts({ power, poles, efficiency, inertia, frequency: MAINS });
  return {
    figures: {
      ...(inertia !== undefined && { motorInertia: inertia }),
      ...(efficiency !== undefined && { motorEfficiency: efficiency }),
      further: { ...(runUp && { k_H: runUp.value }), ...(starts && { Z_0: starts.value }) },
    },
    trust: {
      ...(inertia !== undefined && { J_M: 'estimated' as const }),
      ...(runUp && { k_H: runUp.confidence }),
      ...(starts && { Z_0: starts.confidence }),
    },
  };
}

/** Hz. Rows are looked for at 50 Hz. */
const MAINS = 50;

function brakesOn(motorFrame: string | null): NonNullable<Candidate['brakes']> {
  const frame = motorFrame === null ? null : frameNumber(motorFrame);
  return frame === null ? [] : BRAKES.filter(({ frames }) => frames.includes(frame));
}

/** An oil and its seal as codes of the wizard, for ambient temperatures the usual ones are not made for. */
export interface Filling {
  /** Below so many °C. */
  readonly below?: number;
  /** Above so many °C. */
  readonly above?: number;
  readonly words: readonly string[];
}

/**
 * `K67 DN90L4 i57.35 fB 1.4 BE5 S3-40%`: size, motor, ratio, the factor asked for, which is rounded up, and what else the machine
 * asks of its motor and its oil.
 */
export function gearedQuickText(
  row: GearedRow,
  { factor, brake, duty, ambient }: DerivedChoices,
  fillings: readonly Filling[],
): string {
  const { efficiencyClass, motorFrame, motorPoles } = row;
  const motor = efficiencyClass === null || motorFrame === null ? [] : [`${efficiencyClass}${motorFrame}${motorPoles}`];
  const asked = factor === undefined ? [] : [`fB ${-roundDown(-factor, 2)}`];
  const fitted = [brake, duty].filter((word) => word !== undefined);
  const filled = fillings.filter((filling) => isFor(filling, ambient)).flatMap(({ words }) => words);
  return [`${row.gearboxModel}${row.reduceUnitSize}`, ...motor, `i${row.ratio}`, ...asked, ...fitted, ...filled].join(
    ' ',
  );
}

function isFor({ below, above }: Filling, ambient: number | undefined): boolean {
  if (ambient === undefined) return false;
  return (below !== undefined && ambient < below) || (above !== undefined && ambient > above);
}
