import { EFFICIENCY_CLASSES, type EfficiencyClass } from '#lines/shared/motor/motor-codes.ts';
import { type CellReader, cellReader } from '#product/cells.ts';
import type { CellProblemCode, SourceFile, SourceProblem } from '#product/source.ts';
import type { DutyType, Motor, MotorNameplate } from './parts.ts';

const EFFICIENCY_COLUMN: Readonly<Record<EfficiencyClass, string>> = {
  DE: 'efficiency_ie2_pct',
  DN: 'efficiency_ie3_pct',
  DU: 'efficiency_ie4_pct',
};

/** A motor with the printed cells that only the check of the import needs. */
export interface PrintedMotor extends Motor {
  readonly printed: { readonly ratedTorque: number; readonly efficiencies: readonly number[] };
}

/** Reads motors.csv. */
export function readMotors<Code extends string>(
  source: SourceFile,
  problems: SourceProblem<Code | CellProblemCode>[],
): readonly PrintedMotor[] {
  return source.records.map((record) => readMotor(cellReader(source, record, problems)));
}

function readMotor(cells: CellReader): PrintedMotor {
  const efficiencyOf = (name: EfficiencyClass) => cells.numberOrNull(EFFICIENCY_COLUMN[name]);
  const efficiencies = EFFICIENCY_CLASSES.map(efficiencyOf);
  return {
    place: cells.place,
    power: cells.number('power_kw'),
    poles: cells.number('poles'),
    frame: cells.text('frame'),
    ratedSpeed: cells.number('rated_speed_rpm'),
    efficiencyClasses: EFFICIENCY_CLASSES.filter((_, index) => efficiencies[index] !== null),
    mass: cells.number('mass_kg'),
    nameplate: readNameplate(cells, efficiencyOf),
    printed: {
      ratedTorque: cells.number('rated_torque_nm'),
      efficiencies: efficiencies.filter((value) => value !== null),
    },
  };
}

/** Electrical figures that were estimated are no promise: they are left out. */
function readNameplate(cells: CellReader, efficiencyOf: (name: EfficiencyClass) => number | null): MotorNameplate {
  const isPrinted = cells.textOrNull('electrical_confidence') === 'published';
  const printed = (column: string) => (isPrinted ? cells.numberOrNull(column) : null);
  return {
    ratedCurrent: printed('rated_current_400v_a'),
    powerFactor: printed('cos_phi'),
    startingCurrent: printed('starting_current_ratio'),
    startingTorque: printed('starting_torque_ratio'),
    breakdownTorque: printed('breakdown_torque_ratio'),
    efficiencies: new Map(EFFICIENCY_CLASSES.flatMap((name) => asEntry(name, efficiencyOf(name)))),
    inertia: cells.numberOrNull('inertia_kgm2'),
  };
}

function asEntry(name: EfficiencyClass, value: number | null): readonly (readonly [EfficiencyClass, number])[] {
  return value === null ? [] : [[name, value]];
}

/** Reads duty_types.csv; the code joins duty type and duration as the wizard names it, `S2-60min`, `S3-40%`, `S4`. */
export function readDutyTypes<Code extends string>(
  source: SourceFile,
  problems: SourceProblem<Code | CellProblemCode>[],
): readonly DutyType[] {
  return source.records.map((record) => {
    const cells = cellReader(source, record, problems);
    const duration = cells.text('duration_or_cdf').replaceAll(' ', '');
    const code = cells.text('duty_type') + (/^\d/.test(duration) ? `-${duration}` : '');
    return { place: cells.place, code, powerFactor: cells.numberOrNull('motor_power_factor') };
  });
}
