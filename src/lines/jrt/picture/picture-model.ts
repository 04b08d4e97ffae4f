import { drawDrive } from '#lines/jrt/solid/draw-drive.ts';
import { drawnWith, type StandIn } from '#lines/shared/picture/drawn-with.ts';
import { nearestModel } from '#lines/shared/picture/nearest-model.ts';
import {
  withArm,
  withFace,
  withInverter,
  withLongBearing,
  withSides,
  withSplines,
} from '#lines/shared/picture/stand-ins.ts';
import type { Values } from '#product/configuration.ts';

/** Assembly types of which the reference has no dimensions: what is drawn in their place, and what a picture shows on it. */
const ASSEMBLIES: Readonly<Record<string, StandIn>> = {
  RZ: { values: { builtInType: 'RF' }, illustrate: withFace },
  RM: { values: { builtInType: 'RF' }, illustrate: withLongBearing },
  FV: { values: { builtInType: 'FA' }, illustrate: withSplines },
  FVF: { values: { builtInType: 'FAF' }, illustrate: withSplines },
  KV: { values: { builtInType: 'KA' }, illustrate: withSplines },
  SAT: { values: { builtInType: 'SA', torqueArm: 'none' }, illustrate: withArm },
};

/** The bodies of a picture: those of the drawings, with what stands in for what the drawings refuse. */
const drawn = drawnWith(drawDrive, (values) => {
  const { builtInType = '', gearboxModel, torqueArm = 'none' } = values;
  const hasArm = gearboxModel === 'S' && torqueArm === 'T';
  const standIn = ASSEMBLIES[hasArm ? 'SAT' : builtInType];
  return [
    ...(standIn ? [standIn] : []),
    ...(values.inputType === 'JCMC' ? [{ illustrate: withInverter }] : []),
    ...(gearboxModel === 'F' ? [onSides(values)] : []),
  ];
});

/** Parallel-shaft units are drawn with their output on side A alone. */
function onSides({ flangePointing = '', outputShaftPointing = '' }: Values): StandIn {
  return {
    values: { outputShaftPointing: 'A', flangePointing: 'A' },
    illustrate(model) {
      const shafts = withSides(model, { names: ['output shaft'], sides: [...outputShaftPointing] });
      return withSides(shafts, { names: ['flange'], sides: [...flangePointing] });
    },
  };
}

const SIZES = ['47', '57', '37', '67', '77', '87', '97', '107', '127', '27', '17', '157', '137', '147', '167'];

/** The bodies of a drive as its pictures show them. */
export const pictureModel = nearestModel(drawn, {
  size: 'reduceUnitSize',
  sizes: SIZES,
  fine: ['flangeSize', 'hollowShaftSize'],
  usual: [
    { hollowShaftSize: '30' },
    { motorSize: '90L' },
    { inputModule: 'AM90' },
    { inputModule: 'AN145TC' },
    { inputModule: 'AQS115/1' },
    { inputModule: 'AD2' },
  ],
});
