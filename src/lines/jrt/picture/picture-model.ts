import { drawDrive } from '#lines/jrt/solid/draw-drive.ts';
import { type DrawModel, nearestModel } from '#lines/shared/picture/nearest-model.ts';
import { turnedModel } from '#modules/drawings/domain/solids/body.ts';
import type { Values } from '#product/configuration.ts';
import {
  type Illustrate,
  withArm,
  withFace,
  withInverter,
  withLongBearing,
  withSides,
  withSplines,
} from './stand-ins.ts';

interface StandIn {
  /** The values that are drawn in place of what is told. */
  readonly values: Values;
  readonly illustrate: Illustrate;
}

/** Assembly types of which the reference has no dimensions: what is drawn in their place, and what a picture shows on it. */
const ASSEMBLIES: Readonly<Record<string, StandIn>> = {
  RZ: { values: { builtInType: 'RF' }, illustrate: withFace },
  RM: { values: { builtInType: 'RF' }, illustrate: withLongBearing },
  FV: { values: { builtInType: 'FA' }, illustrate: withSplines },
  FVF: { values: { builtInType: 'FAF' }, illustrate: withSplines },
  KV: { values: { builtInType: 'KA' }, illustrate: withSplines },
  SAT: { values: { builtInType: 'SA', torqueArm: 'none' }, illustrate: withArm },
};

const AS_DRAWN: StandIn = { values: {}, illustrate: (model) => model };

/** The bodies of a picture: those of the drawings, with what stands in for what the drawings refuse. */
const drawn: DrawModel = (values, dimensions) => {
  const { illustrate, values: instead } = standInOf(values);
  const inLine = values.gearboxModel === 'F';
  const sides = inLine ? { outputShaftPointing: 'A', flangePointing: 'A' } : {};
  const result = drawDrive({ standing: { ...values, ...instead, ...sides }, parts: {} }, dimensions);
  if (!result.ok || result.value.built === undefined) return undefined;
  const { model, turn } = result.value.built;
  const driven = values.inputType === 'JCMC' ? withInverter(model) : model;
  const illustrated = illustrate(driven);
  const sided = inLine ? onSides(illustrated, values) : illustrated;
  return turnedModel(turn, sided);
};

function standInOf({ builtInType = '', gearboxModel, torqueArm = 'none' }: Values): StandIn {
  const hasArm = gearboxModel === 'S' && torqueArm === 'T';
  return ASSEMBLIES[hasArm ? 'SAT' : builtInType] ?? AS_DRAWN;
}

/** Parallel-shaft units are drawn with their output on side A alone. */
function onSides(model: Parameters<Illustrate>[0], { flangePointing = '', outputShaftPointing = '' }: Values) {
  const shafts = withSides(model, { names: ['output shaft'], sides: [...outputShaftPointing] });
  return withSides(shafts, { names: ['flange'], sides: [...flangePointing] });
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
