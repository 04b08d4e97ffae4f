import { EFFICIENCY_CLASSES, type EfficiencyClass } from '#lines/jrt/rows/basic-type.ts';
import { type CellReader, cellReader } from '#product/cells.ts';
import type { SourceFile } from '#product/source.ts';
import type { SourceProblem, SourceProblemCode } from './catalogue-source.ts';
import {
  type DutyType,
  type InputModule,
  MODULE_TYPES,
  type ModuleType,
  type Motor,
  type MotorNameplate,
  type RatioRange,
} from './parts.ts';
import { readSeries } from './read-gears.ts';

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
export function readMotors(source: SourceFile, problems: SourceProblem[]): readonly PrintedMotor[] {
  return source.records.map((record) => readMotor(cellReader(source, record, problems)));
}

function readMotor(cells: CellReader<SourceProblemCode>): PrintedMotor {
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
function readNameplate(
  cells: CellReader<SourceProblemCode>,
  efficiencyOf: (name: EfficiencyClass) => number | null,
): MotorNameplate {
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

/** Reads input_adapters.csv. */
export function readModules(source: SourceFile, problems: SourceProblem[]): readonly InputModule[] {
  return source.records.flatMap((record) => readModule(cellReader(source, record, problems)) ?? []);
}

function readModule(cells: CellReader<SourceProblemCode>): InputModule | null {
  const name = cells.text('input_type');
  const type = MODULE_TYPES.find((known) => known === name);
  if (type === undefined) {
    cells.problem('cell.unknown-code', 'input_type', name);
    return null;
  }
  return {
    place: cells.place,
    type,
    code: cells.text('code'),
    series: readSeries(cells),
    size: cells.text('size'),
    frame: hasFrame(type) ? cells.text('frame') : null,
    shaft: readShaft(cells),
    flangeDiameter: cells.numberOrNull('flange_od_mm'),
    centeringDiameter: cells.numberOrNull('centring_d_mm'),
    holeCircleDiameter: cells.numberOrNull('hole_circle_mm'),
    bore: readPair(cells, 'bore_min_mm', 'bore_max_mm'),
    ratios: readPair(cells, 'ratio_min', 'ratio_max'),
    torqueLimitMax: cells.numberOrNull('ma_limit_max_nm'),
    inputSpeedMax: cells.number('input_speed_max_rpm'),
    powerRange: readPowerRange(cells),
  };
}

function hasFrame(type: ModuleType): boolean {
  return type === 'AM' || type === 'AN';
}

function readShaft(cells: CellReader<SourceProblemCode>): InputModule['shaft'] {
  const diameter = cells.numberOrNull('motor_shaft_d_mm');
  return diameter === null ? null : { diameter, length: cells.numberOrNull('motor_shaft_l_mm') };
}

function readPair(cells: CellReader<SourceProblemCode>, minColumn: string, maxColumn: string): RatioRange | null {
  const min = cells.numberOrNull(minColumn);
  const max = cells.numberOrNull(maxColumn);
  return min === null || max === null ? null : { min, max };
}

/** `2.2-5.5` or a single power; kW. */
function readPowerRange(cells: CellReader<SourceProblemCode>): RatioRange | null {
  const text = cells.textOrNull('power_range_4p_kw');
  if (text === null) return null;
  const [min = Number.NaN, max = min] = text.split('-').map(Number);
  if (!(min <= max)) cells.problem('cell.not-a-number', 'power_range_4p_kw', text);
  return { min, max };
}

/** Reads duty_types.csv; the code joins duty type and duration as the wizard names it, `S2-60min`, `S3-40%`, `S4`. */
export function readDutyTypes(source: SourceFile, problems: SourceProblem[]): readonly DutyType[] {
  return source.records.map((record) => {
    const cells = cellReader(source, record, problems);
    const duration = cells.text('duration_or_cdf').replaceAll(' ', '');
    const code = cells.text('duty_type') + (/^\d/.test(duration) ? `-${duration}` : '');
    return { place: cells.place, code, powerFactor: cells.numberOrNull('motor_power_factor') };
  });
}
