import type { MotorProblemCode } from '#lines/shared/motor/source/check-motors.ts';
import type { CellProblemCode, LineSource, SourceProblem as Problem, SourceFile } from '#product/source.ts';

/** The files the JRW catalogue is computed from, by their part in it, in the order in which they are hashed. */
export const WORM_FILES = {
  wormUnits: 'worm_units.csv',
  otherSpeeds: 'jrw_other_speeds.csv',
  startingEfficiency: 'jrw_starting_efficiency_model.csv',
  radialLoads: 'jrw_radial_loads.csv',
  inputFlanges: 'jrw_input_flanges.csv',
  solidShafts: 'jrw_solid_input_shafts.csv',
  doubleWorms: 'jrw_double_worm.csv',
  doubleUnits: 'jrw_double_worm_units.csv',
  housings: 'jrw_housing.csv',
  axisHeights: 'jrw_axis_heights.csv',
  hollowBores: 'jrw_hollow_bores.csv',
  outputShafts: 'jrw_output_shafts.csv',
  outputFlanges: 'jrw_output_flanges.csv',
  torqueArms: 'jrw_torque_arms.csv',
  lubrication: 'jrw_lubrication.csv',
  motors: 'motors.csv',
  dutyTypes: 'duty_types.csv',
} as const;

/** One of those parts. */
export type WormFile = keyof typeof WORM_FILES;
/** The files, whatever parser read them. */
export type WormSource = Readonly<Record<WormFile, SourceFile>>;

/** The files by JRW's names for them. */
export function wormSource(source: LineSource): WormSource {
  const fileOf = (part: WormFile): SourceFile => {
    const file = source[part];
    if (file === undefined) throw new Error(`The reference data lack ${part}`);
    return file;
  };
  return {
    wormUnits: fileOf('wormUnits'),
    otherSpeeds: fileOf('otherSpeeds'),
    startingEfficiency: fileOf('startingEfficiency'),
    radialLoads: fileOf('radialLoads'),
    inputFlanges: fileOf('inputFlanges'),
    solidShafts: fileOf('solidShafts'),
    doubleWorms: fileOf('doubleWorms'),
    doubleUnits: fileOf('doubleUnits'),
    housings: fileOf('housings'),
    axisHeights: fileOf('axisHeights'),
    hollowBores: fileOf('hollowBores'),
    outputShafts: fileOf('outputShafts'),
    outputFlanges: fileOf('outputFlanges'),
    torqueArms: fileOf('torqueArms'),
    lubrication: fileOf('lubrication'),
    motors: fileOf('motors'),
    dutyTypes: fileOf('dutyTypes'),
  };
}

/** Something the import refuses, with its place. */
export type WormProblem = Problem<WormProblemCode>;

export type WormProblemCode =
  | CellProblemCode
  | 'worm.duplicate'
  | 'worm.not-ascending'
  | 'worm.speed-mismatch'
  | 'worm.torque-off-size'
  | 'worm.efficiency-impossible'
  | 'worm.efficiency-rising'
  | 'worm.radial-load-off-law'
  | 'worm.part-missing'
  | 'worm.feet-mismatch'
  | 'speed.ratio-missing'
  | 'speed.duplicate'
  | 'speed.speed-mismatch'
  | 'speed.torque-rising'
  | 'start.ratio-missing'
  | 'start.duplicate'
  | 'part.unit-missing'
  | 'part.duplicate'
  | 'flange.ratio-outside-unit'
  | 'flange.bore-mismatch'
  | 'double.assembly-missing'
  | 'double.duplicate'
  | 'double.unit-missing'
  | 'double.ratio-mismatch'
  | 'double.first-unit-overloaded'
  | MotorProblemCode
  | 'duty.duplicate';
