import { type PrintedMotor, readDutyTypes, readMotors } from '#lines/shared/motor/source/read-motors.ts';
import type { CatalogueSource, SourceProblem } from './catalogue-source.ts';
import type { CatalogueParts } from './parts.ts';
import { type PrintedRatio, readGearUnits, readRatios } from './read-gears.ts';
import { readModules } from './read-inputs.ts';

/** The parts with the printed cells the check compares them with. */
export interface PrintedParts extends CatalogueParts {
  readonly gears: readonly PrintedRatio[];
  readonly motors: readonly PrintedMotor[];
}

/** Reads the reference files into parts; what cannot be read is noted with file and line. */
export function readParts(source: CatalogueSource): { parts: PrintedParts; problems: SourceProblem[] } {
  const problems: SourceProblem[] = [];
  const parts = {
    units: readGearUnits(source.gearUnits, problems),
    gears: readRatios(source.ratios, problems),
    motors: readMotors(source.motors, problems),
    modules: readModules(source.inputAdapters, problems),
    dutyTypes: readDutyTypes(source.dutyTypes, problems),
  };
  return { parts, problems };
}
