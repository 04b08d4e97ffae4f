import { type PrintedMotor, readDutyTypes, readMotors } from '#lines/shared/motor/source/read-motors.ts';
import type { WormParts } from './parts.ts';
import {
  readBore,
  readClearance,
  readHousing,
  readOil,
  readOutputFlange,
  readOutputShaft,
  readTorqueArm,
} from './read-accessories.ts';
import { type MotorShaft, type PrintedFlange, readInputFlange, readMotorShaft, readSolidShaft } from './read-inputs.ts';
import {
  type PrintedCell,
  type PrintedRatio,
  readAll,
  readDouble,
  readDoubleUnit,
  readRadialLoad,
  readRatio,
  readSpeed,
  readStart,
} from './read-worms.ts';
import type { WormProblem, WormSource } from './worm-source.ts';

/** The parts with the printed cells the check compares them with. */
export interface PrintedParts extends WormParts {
  readonly ratios: readonly PrintedRatio[];
  readonly speeds: readonly PrintedCell[];
  readonly inputFlanges: readonly PrintedFlange[];
  readonly motors: readonly PrintedMotor[];
  readonly motorShafts: readonly MotorShaft[];
}

/** Reads the reference files into parts; what cannot be read is noted with file and line. */
export function readParts(source: WormSource): { parts: PrintedParts; problems: WormProblem[] } {
  const problems: WormProblem[] = [];
  const parts: PrintedParts = {
    ratios: readAll(source.wormUnits, problems, readRatio),
    speeds: readAll(source.otherSpeeds, problems, readSpeed),
    starts: readAll(source.startingEfficiency, problems, readStart),
    loads: readAll(source.radialLoads, problems, readRadialLoad),
    inputFlanges: readAll(source.inputFlanges, problems, readInputFlange),
    solidShafts: readAll(source.solidShafts, problems, readSolidShaft),
    doubles: readAll(source.doubleWorms, problems, readDouble),
    doubleUnits: readAll(source.doubleUnits, problems, readDoubleUnit),
    housings: readAll(source.housings, problems, readHousing),
    clearances: readAll(source.axisHeights, problems, readClearance),
    bores: readAll(source.hollowBores, problems, readBore),
    shafts: readAll(source.outputShafts, problems, readOutputShaft),
    flanges: readAll(source.outputFlanges, problems, readOutputFlange),
    arms: readAll(source.torqueArms, problems, readTorqueArm),
    oils: readAll(source.lubrication, problems, readOil),
    motors: readMotors(source.motors, problems),
    motorShafts: readAll(source.motors, problems, readMotorShaft),
    duties: readDutyTypes(source.dutyTypes, problems),
  };
  return { parts, problems };
}
