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
  | 'motor.duplicate'
  | 'motor.frame-unknown'
  | 'motor.speed-not-below-synchronous'
  | 'motor.torque-mismatch'
  | 'motor.efficiency-impossible'
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
