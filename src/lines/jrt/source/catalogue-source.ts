import type { MotorProblemCode } from '#lines/shared/motor/source/check-motors.ts';
import type { CellProblemCode, SourceProblem as Problem, SourceFile } from '#product/source.ts';

/** The files the JRT catalogue is computed from, whatever parser read them. */
export interface CatalogueSource {
  readonly gearUnits: SourceFile;
  readonly ratios: SourceFile;
  readonly motors: SourceFile;
  readonly inputAdapters: SourceFile;
  readonly dutyTypes: SourceFile;
}

/** Something the import refuses, with its place. */
export type SourceProblem = Problem<SourceProblemCode>;

export type SourceProblemCode =
  | CellProblemCode
  | MotorProblemCode
  | 'unit.duplicate'
  | 'unit.range-inverted'
  | 'ratio.unit-missing'
  | 'ratio.duplicate'
  | 'ratio.not-ascending'
  | 'ratio.outside-unit-range'
  | 'ratio.speed-mismatch'
  | 'ratio.torque-above-unit'
  | 'ratio.overhung-load-above-unit'
  | 'ratio.frame-unknown'
  | 'ratio.frame-outside-range'
  | 'ratio.limit-above-torque'
  | 'ratio.efficiency-impossible'
  | 'module.unit-missing'
  | 'module.duplicate'
  | 'module.frame-unknown'
  | 'module.frame-not-listed'
  | 'module.ratio-outside-unit-range'
  | 'module.limit-above-unit'
  | 'module.power-range-missing'
  | 'duty.duplicate'
  | 'row.torque-above-usable'
  | 'row.speed-mismatch'
  | 'row.torque-mismatch'
  | 'row.service-factor-mismatch'
  | 'row.frame-outside-ratio';
