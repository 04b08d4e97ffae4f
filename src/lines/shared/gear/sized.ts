import { roundDown } from '#kernel/round-down.ts';
import type { Candidate } from '#modules/sizing/domain/select/candidate.ts';
import type { DriveDemand, DriveFilters } from '#modules/sizing/domain/select/sized-line.ts';

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

/** The rows of a series that give the speed and the torque, with what they are asked to bear. */
export function driveFilters(gearboxModel: string, { speed, torque, factor }: DriveDemand): DriveFilters {
  return { gearboxModel, outputSpeed: speed, outputTorque: torque, serviceFactor: factor };
}

/** A row as a sizing looks at it; what it has of its own comes from its line. */
export function gearedCandidate(row: GearedRow, own: Pick<Candidate, 'kind' | 'series'>): Candidate {
  return {
    ...own,
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
  };
}

/** `K67 DN90L4 i57.35 fB 1.4`: size, motor, ratio and the factor asked for, which is rounded up. */
export function gearedQuickText(row: GearedRow, factor: number | undefined): string {
  const { efficiencyClass, motorFrame, motorPoles } = row;
  const motor = efficiencyClass === null || motorFrame === null ? [] : [`${efficiencyClass}${motorFrame}${motorPoles}`];
  const asked = factor === undefined ? [] : [`fB ${-roundDown(-factor, 2)}`];
  return [`${row.gearboxModel}${row.reduceUnitSize}`, ...motor, `i${row.ratio}`, ...asked].join(' ');
}
