import type { PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Values } from '#product/configuration.ts';
import { TYPICAL } from './option-pictures.ts';

/** The fields that shape a drive, in the order in which its picture is named after them. */
export const SHAPING = [
  ...['gearboxModel', 'reduceUnitSize', 'builtInType', 'flangeSize', 'hollowShaftSize', 'torqueArm'],
  ...['installationPosition', 'outputShaftPointing', 'flangePointing', 'oilMirror'],
  ...['inputType', 'inputModule', 'motorSize', 'boxLocation', 'outletNozzlePosition'],
  ...['brakes', 'releaseDevice', 'releaseAngle', 'coolingMethod', 'encoder'],
  ...['otherMotorOptions.C', 'otherMotorOptions.2WE'],
];

/** What its output is, and what stands at its motor. */
const ACCENT = [
  ...['output shaft', 'hollow shaft', 'flange', 'shrink disc', 'torque arm', 'rubber buffer'],
  ...['brake', 'release lever', 'forced fan', 'encoder', 'rain cover', 'second shaft', 'inverter'],
];

/** A drive of which so much is told: the rest is usual. Which way is down is shown once its position is told. */
export function pictureOfDrive(told: Values): PictureOrder {
  const { gearboxModel = 'R', installationPosition } = told;
  const values = { ...TYPICAL, gearboxModel, builtInType: gearboxModel, ...told };
  return {
    values,
    accent: ACCENT,
    ...(installationPosition && { gravity: installationPosition === 'M0' ? 'any' : 'down' }),
  };
}
