import { ARRANGEMENTS } from '#lines/jd/arrangements.ts';
import { motorPictures } from '#lines/shared/picture/motor-pictures.ts';
import type { OptionPictures, PictureOrder } from '#modules/drawings/domain/picture/line-pictures.ts';
import { ACROSS_MOTOR, FROM_BELOW, TOWARD_MOTOR } from '#modules/drawings/domain/sheet/view/viewpoint.ts';
import type { Values } from '#product/configuration.ts';

/** A usual motor, on which options are shown. */
export const TYPICAL: Values = {
  mountingArrangement: 'B3',
  motorSize: '90L',
  motorPoles: '4',
  supplyKind: 'mains',
  boxLocation: 'T',
  outletNozzlePosition: 'X',
};

/** How many shaft ends a motor has. */
const SHAFT_ENDS: Readonly<Record<string, Values>> = { '1': {}, '2': { 'otherMotorOptions.2WE': 'yes' } };

function each(codes: readonly string[], order: (code: string) => readonly [string, PictureOrder]): OptionPictures {
  return Object.fromEntries(codes.map(order));
}

const {
  'terminal-box/0': _up,
  'terminal-box/90': _right,
  'terminal-box/180': _down,
  'terminal-box/270': _left,
  ...OF_MOTORS
} = motorPictures({ level: TYPICAL, upright: { ...TYPICAL, mountingArrangement: 'V1' } });

/** The pictures of the options of JD by their names. */
export const JD_OPTION_PICTURES: OptionPictures = {
  ...OF_MOTORS,
  ...Object.fromEntries(
    ARRANGEMENTS.map(({ code, shaft }): readonly [string, PictureOrder] => [
      `mounting/${code}`,
      {
        values: { ...TYPICAL, mountingArrangement: code },
        accent: ['foot', 'flange'],
        gravity: 'down',
        ...(shaft === 'down' && { viewpoint: FROM_BELOW }),
      },
    ]),
  ),
  ...each(['T', 'L', 'R'], (side) => [
    `terminal-box/${side}`,
    { values: { ...TYPICAL, boxLocation: side }, viewpoint: TOWARD_MOTOR, accent: ['terminal box', 'cable gland'] },
  ]),
  ...each(['mains', 'JCMC'], (kind) => [
    `supply/${kind}`,
    { values: { ...TYPICAL, supplyKind: kind }, accent: ['terminal box', 'cable gland', 'inverter'] },
  ]),
  ...each(Object.keys(SHAFT_ENDS), (count) => [
    `shaft-ends/${count}`,
    {
      values: { ...TYPICAL, ...SHAFT_ENDS[count] },
      viewpoint: ACROSS_MOTOR,
      accent: ['second shaft', 'shaft end'],
    },
  ]),
};
