import type { PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import type { Values } from '#product/configuration.ts';
import { TYPICAL } from './option-pictures.ts';

/** The fields that shape a motor, in the order in which its picture is named after them. */
export const SHAPING = [
  ...['mountingArrangement', 'motorSize', 'motorPoles', 'supplyKind', 'boxLocation', 'outletNozzlePosition'],
  ...['brakes', 'releaseDevice', 'releaseAngle', 'coolingMethod', 'encoder'],
  ...['otherMotorOptions.C', 'otherMotorOptions.2WE'],
];

const ACCENT = [
  ...['shaft end', 'foot', 'flange'],
  ...['brake', 'release lever', 'forced fan', 'encoder', 'rain cover', 'second shaft', 'inverter'],
];

/** A motor of which so much is told: the rest is usual. */
export function pictureOfMotor(told: Values): PictureOrder {
  return { values: { ...TYPICAL, ...told }, accent: ACCENT, ...(told.mountingArrangement && { gravity: 'down' }) };
}
