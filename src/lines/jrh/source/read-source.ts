import { type PrintedMotor, readMotors } from '#lines/shared/motor/source/read-motors.ts';
import { type CellReader, cellReader } from '#product/cells.ts';
import type { LineSource, SourceFile } from '#product/source.ts';
import {
  DIMENSION_COLUMNS,
  type DimensionLetter,
  type Dimensions,
  type IndustrialParts,
  type InputShaft,
  type MachineFactor,
  type MotorEnd,
  PRINTED_SPEEDS,
  PRINTED_TYPES,
  type PrintedType,
  type Rating,
  type SourceProblem,
  type SourceProblemCode,
  type ThermalFactor,
  type Unit,
} from './parts.ts';

/** The reference files of the line, by their part. */
export const INDUSTRIAL_FILES = {
  units: 'jrh_units.csv',
  ratings: 'jrh_ratings.csv',
  dimensions: 'jrh_dimensions.csv',
  inputShafts: 'jrh_input_shafts.csv',
  machineFactors: 'jrh_machine_factors.csv',
  thermalFactors: 'jrh_thermal_factors.csv',
  frames: 'jd_frames.csv',
  motors: 'motors.csv',
} as const;

type Cells = CellReader<SourceProblemCode>;

/** Reads the reference files; what cannot be read is noted with file and line. */
export function readParts(source: LineSource): { parts: IndustrialParts; problems: SourceProblem[] } {
  const problems: SourceProblem[] = [];
  const read = <Part>(name: keyof typeof INDUSTRIAL_FILES, part: (cells: Cells) => Part): readonly Part[] => {
    const file = fileOf(source, name);
    return file.records.map((record) => part(cellReader(file, record, problems)));
  };
  const motors = readMotors(fileOf(source, 'motors'), problems);
  const parts = {
    units: read('units', readUnit),
    ratings: read('ratings', readRating),
    dimensions: read('dimensions', readDimensions),
    inputShafts: read('inputShafts', readInputShaft),
    machineFactors: read('machineFactors', readMachineFactor),
    thermalFactors: read('thermalFactors', readThermalFactor),
    motorEnds: read('frames', (cells) => readMotorEnd(cells, motors)),
    motors,
  };
  return { parts, problems };
}

function fileOf(source: LineSource, part: string): SourceFile {
  const file = source[part];
  if (file === undefined) throw new Error(`The reference data lack ${part}`);
  return file;
}

function typeOf(cells: Cells): PrintedType {
  const name = cells.text('type');
  const type = PRINTED_TYPES.find((known) => known === name);
  if (type === undefined) cells.problem('unit.unknown-type', 'type', name);
  return type ?? 'H1';
}

function readUnit(cells: Cells): Unit {
  return {
    place: cells.place,
    type: typeOf(cells),
    size: cells.text('size'),
    stages: cells.number('stages'),
    torque: cells.number('t2_max_nm'),
    outputShaft: cells.number('output_shaft_d_mm'),
    hollowBore: cells.numberOrNull('hollow_bore_mm'),
    shrinkDiscBore: cells.numberOrNull('shrink_disc_bore_mm'),
    mass: cells.number('mass_kg'),
    classMass: cells.numberOrNull('mass_class_kg'),
    oil: cells.numberOrNull('oil_l_class'),
    isMeasured: cells.text('dimensions_known') === 'yes',
  };
}

function readRating(cells: Cells): Rating {
  return {
    place: cells.place,
    type: typeOf(cells),
    size: cells.text('size'),
    ratio: cells.number('ratio'),
    efficiency: cells.number('efficiency_rule'),
    inputRadialLoad: cells.numberOrNull('fr1_n_1400'),
    points: PRINTED_SPEEDS.flatMap((inputSpeed) => {
      const torque = cells.numberOrNull(`t2_nm_n1_${inputSpeed}`);
      if (torque === null) return [];
      const thermalPower = cells.numberOrNull(`pth_kw_${inputSpeed}`);
      const thermalPowerWithFan = cells.numberOrNull(`pth_fan_kw_${inputSpeed}`);
      const radialLoad = inputSpeed === 750 ? null : cells.numberOrNull(`fr2_n_${inputSpeed}`);
      return [{ inputSpeed, torque, thermalPower, thermalPowerWithFan, radialLoad }];
    }),
  };
}

function readDimensions(cells: Cells): Dimensions {
  const letters = Object.entries(DIMENSION_COLUMNS).map(([letter, column]) => [letter, cells.numberOrNull(column)]);
  return {
    place: cells.place,
    type: typeOf(cells),
    size: cells.text('size'),
    letters: Object.fromEntries(letters) as Record<DimensionLetter, number | null>,
  };
}

function readInputShaft(cells: Cells): InputShaft {
  return {
    place: cells.place,
    type: typeOf(cells),
    size: cells.text('size'),
    from: cells.number('nominal_ratio_min'),
    to: cells.number('nominal_ratio_max'),
    diameter: cells.number('shaft_d_mm'),
    length: cells.number('shaft_length_mm'),
    distance: cells.number('distance_g1_mm'),
  };
}

/** A hoist goes by its class and has no figure for long hours. */
function readMachineFactor(cells: Cells): MachineFactor {
  const isByClass = cells.textOrNull('f1_over_10_h_per_day') === 'by class';
  return {
    place: cells.place,
    machine: cells.text('machine'),
    factors: [
      cells.numberOrNull('f1_to_half_hour_per_day'),
      cells.numberOrNull('f1_to_10_h_per_day'),
      isByClass ? null : cells.numberOrNull('f1_over_10_h_per_day'),
    ],
  };
}

function readThermalFactor(cells: Cells): ThermalFactor {
  return {
    place: cells.place,
    ambient: cells.number('ambient_c'),
    byDuty: [100, 80, 60, 40].map((duty) => [duty, cells.number(`f4_duty_${duty}`)] as const),
  };
}

/** Two poles turn faster than any unit is rated for. */
const POLES_MIN = 4;

function readMotorEnd(cells: Cells, motors: readonly PrintedMotor[]): MotorEnd {
  const frame = cells.text('frame');
  return {
    frame,
    motors: motors.filter((motor) => motor.poles >= POLES_MIN && motor.frame.replace(/\d$/, '') === frame),
    height: cells.number('shaft_height_h_mm'),
    diameter: cells.number('shaft_d_mm_4_poles_up'),
  };
}
