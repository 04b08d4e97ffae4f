import { drawWorm } from '#lines/jrw/solid/draw-worm.ts';
import { drawnWith } from '#lines/shared/picture/drawn-with.ts';
import { nearestModel } from '#lines/shared/picture/nearest-model.ts';
import { withInverter } from '#lines/shared/picture/stand-ins.ts';

const drawn = drawnWith(drawWorm, ({ inputType }) => (inputType === 'JCMC' ? [{ illustrate: withInverter }] : []));

const SIZES = ['063', '050', '075', '040', '090', '030', '110', '025', '130', '150'];
const PAIRS = ['040/090', '030/063', '030/050', '040/075', '050/110', '063/130', '063/150', '030/040'];

const ways = { size: 'reduceUnitSize', fine: ['hollowShaftSize'], usual: [{ motorSize: '80M1', inputModule: 'AM80' }] };
const single = nearestModel(drawn, { ...ways, sizes: SIZES });
const pair = nearestModel(drawn, {
  ...ways,
  sizes: PAIRS,
  usual: [
    { motorSize: '63M1', inputModule: 'AM63' },
    { motorSize: '80M1', inputModule: 'AM80' },
  ],
});

/** The bodies of a worm unit, or of two in series, as its pictures show them. */
export const pictureModel: typeof single = (values, dimensions) =>
  (values.gearboxModel === 'WW' ? pair : single)(values, dimensions);
