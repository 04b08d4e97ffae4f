import type { PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { FROM_BELOW } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';
import { DOWN, TYPICAL } from './option-pictures.ts';

/** The fields that shape a planetary unit, in the order in which its picture is named after them. */
export const SHAPING = ['design', 'stages', 'builtInType', 'outputShaftType', 'installationPosition'];

const ACCENT = ['output shaft', 'shrink disc', 'hollow shaft', 'foot', 'flange', 'torque arm'];

/** A planetary unit of which so much is told: the rest is usual. */
export function pictureOfPlanetary(told: Values): PictureOrder {
  const { installationPosition = '' } = told;
  return {
    values: { ...TYPICAL, stages: '2', ...told },
    accent: ACCENT,
    ...(installationPosition && { gravity: 'down' }),
    ...(DOWN.includes(installationPosition) && { viewpoint: FROM_BELOW }),
  };
}
