import { drawMotor } from '#lines/jd/solid/draw-motor.ts';
import { drawnWith } from '#lines/shared/picture/drawn-with.ts';
import { nearestModel } from '#lines/shared/picture/nearest-model.ts';
import { withInverter } from '#lines/shared/picture/stand-ins.ts';

const drawn = drawnWith(drawMotor, ({ supplyKind }) => (supplyKind === 'JCMC' ? [{ illustrate: withInverter }] : []));

/** The bodies of a motor as its pictures show them. */
export const pictureModel = nearestModel(drawn, {
  size: 'motorSize',
  sizes: ['90L', '132M', '71M1', '180L', '225M', '280M', '315M'],
  fine: [],
  usual: [],
});
