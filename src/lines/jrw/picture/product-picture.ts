import type { PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Values } from '#product/configuration.ts';
import { OUTPUT_PARTS, TYPICAL } from './option-pictures.ts';

/** The fields that shape a worm gear motor, in the order in which its picture is named after them. */
export const SHAPING = [
  ...['gearboxModel', 'reduceUnitSize', 'builtInType', 'installationPosition'],
  ...['outputShaftType', 'outputShaftPointing', 'hollowShaftSize', 'flangeType', 'flangePointing', 'torqueArm'],
  ...['inputType', 'inputModule', 'inputFlange', 'motorSize', 'boxLocation', 'outletNozzlePosition'],
  ...['brakes', 'releaseDevice', 'releaseAngle', 'coolingMethod', 'encoder'],
  ...['otherMotorOptions.C', 'otherMotorOptions.2WE'],
];

const ACCENT = [
  ...OUTPUT_PARTS,
  ...['brake', 'release lever', 'forced fan', 'encoder', 'rain cover', 'second shaft', 'inverter'],
];

/** What a unit is fixed by. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  foot: ['foot'],
  side: ['side feet'],
  face: ['face'],
  hollow: [],
};

/** A worm gear motor of which so much is told: the rest is usual. */
export function pictureOfWorm(told: Values): PictureOrder {
  const { gearboxModel, installationPosition } = told;
  const first: Values =
    gearboxModel === 'WW' ? { reduceUnitSize: '040/090', motorSize: '63M1', inputModule: 'AM63' } : {};
  return {
    values: { ...TYPICAL, ...first, ...told },
    accent: [...ACCENT, ...(FIXED[told.builtInType ?? ''] ?? [])],
    ...(installationPosition && { gravity: installationPosition === 'M0' ? 'any' : 'down' }),
  };
}
