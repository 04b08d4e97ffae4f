import { drawIndustrial } from '#lines/jrh/solid/draw-industrial.ts';
import { drawnWith, type StandIn } from '#lines/shared/picture/drawn-with.ts';
import { nearestModel } from '#lines/shared/picture/nearest-model.ts';
import { withSplines } from '#lines/shared/picture/stand-ins.ts';
import type { Values } from '#product/configuration.ts';
import { upright, withBellMotor, withFlangedShaft, withFootMotor, withoutFeet } from './stand-ins.ts';

/** What of a unit no source gives dimensions of, by field and code: what is drawn in its place, and what a picture shows on it. */
const STAND_INS: Readonly<Record<string, Readonly<Record<string, StandIn>>>> = {
  installationPosition: {
    M: { values: { installationPosition: 'H' }, illustrate: withoutFeet },
    V: { values: { installationPosition: 'H' }, illustrate: (model) => upright(withoutFeet(model)) },
  },
  outputShaftType: {
    K: { values: { outputShaftType: 'H' }, illustrate: withSplines },
    F: { values: { outputShaftType: 'S' }, illustrate: withFlangedShaft },
  },
  inputType: {
    MC: { values: { inputType: 'AD' }, illustrate: withBellMotor },
    MB: { values: { inputType: 'AD' }, illustrate: withFootMotor },
  },
};

/** A motor is set on before the unit is turned. */
const IN_ORDER = ['outputShaftType', 'inputType', 'installationPosition'];

function standInsOf(values: Values): readonly StandIn[] {
  return IN_ORDER.flatMap((field) => {
    const standIn = STAND_INS[field]?.[values[field] ?? ''];
    return standIn ? [standIn] : [];
  });
}

/** Which input shaft a unit of a type is drawn with where it is not told. */
const INPUT_SHAFTS = [
  '20',
  '24',
  '25',
  '28',
  '30',
  '32',
  '35',
  '38',
  '40',
  '42',
  '45',
  '50',
  '55',
  '60',
  '70',
  '75',
  '90',
];

/** The bodies of an industrial unit as its pictures show them. */
export const pictureModel = nearestModel(drawnWith(drawIndustrial, standInsOf), {
  size: 'reduceUnitSize',
  sizes: ['07', '08', '06', '05', '04', '09', '10', '11', '12'],
  fine: [],
  usual: INPUT_SHAFTS.map((inputShaft) => ({ inputShaft })),
});
