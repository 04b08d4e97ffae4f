import type { PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { FROM_BELOW, FROM_HIGH } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';
import { usual } from './option-pictures.ts';

/** The fields that shape a unit, in the order in which its picture is named after them. */
export const SHAPING = [
  ...['gearArrangement', 'stages', 'reduceUnitSize', 'shaftAssembly', 'outputShaftType', 'installationPosition'],
  ...['cooling', 'inputType', 'inputShaft'],
];

const ACCENT = [
  'output shaft',
  'hollow shaft',
  'shrink disc',
  'fan cowl',
  'bell housing',
  'coupling guard',
  'base frame',
];

/** An industrial unit of which so much is told: the rest is usual. */
export function pictureOfUnit(told: Values): PictureOrder {
  const { gearArrangement = 'H', installationPosition } = told;
  return {
    values: { ...usual(gearArrangement), ...told },
    accent: ACCENT,
    ...(installationPosition && { gravity: 'down' }),
    // An input behind the unit is seen over it.
    viewpoint: installationPosition === 'V' ? FROM_BELOW : FROM_HIGH,
  };
}
