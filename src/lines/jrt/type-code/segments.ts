import type { SearchNumber } from '#lines/jrt/configuration.ts';
import { LUBRICANTS, oilCode } from '#lines/jrt/fields/lubricants.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import type { Segment, SegmentRow } from '#product/type-code.ts';
import { option, pair, type Tokens, word } from '#product/type-code-words.ts';

const OTHER_MOTOR_OPTIONS = ['C', 'STH', 'RI', 'DH', 'KS', '2WE'];
const OIL_NAMES = Object.fromEntries(
  LUBRICANTS.map(({ type, grade, ...rest }) => [
    oilCode({ type, grade, ...rest }),
    `${type === 'food' || type === 'bio' ? type.toUpperCase() : ''}V${grade}`,
  ]),
);

/**
 * The words of a type code in their order (product §5): what writes a code and reads it back. The first three segments
 * are what a nameplate carries; the rest is written where it differs from what the others already say.
 */
export const SEGMENT_TABLE: readonly SegmentRow[] = [
  ...rows('motor', [
    pair('brakes', 'releaseDevice', NONE),
    word('motorThermalProtection', '', { absent: 'TP' }),
    word('coolingMethod', '', { absent: 'IC', names: { IC416: 'V' }, quiet: ['IC411'] }),
    word('encoder', '', { absent: 'ENC', names: { incremental: 'EI', absolute: 'EA' } }),
    ...OTHER_MOTOR_OPTIONS.map((code) => option('otherMotorOptions', code)),
  ]),
  ...rows('installation', [
    word('installationPosition', '', { absent: 'POS' }),
    pair('boxLocation', 'outletNozzlePosition', HIDDEN),
    word('outputShaftPointing', '', { absent: 'SP' }),
  ]),
  ...rows('dimensions', [
    word('outputShaftSize', 'S'),
    word('hollowShaftSize', 'H'),
    word('flangeSize', 'F'),
    word('torqueArm', '', { absent: 'TA' }),
  ]),
  ...rows('rest', [
    word('brakes', 'BK'),
    word('releaseDevice', 'BR'),
    word('boxLocation', 'BOX'),
    word('outletNozzlePosition', 'CE'),
    word('motorType', 'MT'),
    word('efficiencyClass', 'IE'),
    word('motorFrequency', ''),
    word('durationFactor', 'D'),
    word('motorVoltage', 'U'),
    word('insulationLevel', 'CL'),
    word('protectionClass', '', { absent: 'IP' }),
    word('independentFanVoltage', 'VU'),
    word('brakingVoltage', 'BU'),
    word('releaseAngle', 'BA'),
    word('resolutionRatio', 'EP'),
    word('electricalInterface', 'EE'),
    word('measurement', 'EM'),
    word('communicationInterface', 'EC'),
    word('mechanicalSpecs', 'EH'),
    word('shaftDiameter', 'ED'),
    word('wiringMethod', 'EW'),
    ...['UL', 'CSA'].map((code) => option('ulAuthen', code)),
    ...['PANEL', 'BRRES', 'FILTER'].map((code) => option('vfdOptions', code)),
    word('inputShaftIn', 'SI'),
    word('flangePointing', 'FP'),
    word('mineralOil', 'OM', { names: OIL_NAMES }),
    word('syntheticOil', 'OS', { names: OIL_NAMES }),
    word('lubricatingOil', 'OIL'),
    word('sealTemperature', 'TS'),
    word('oilSeal', '', { absent: 'SEAL' }),
    word('oilMirror', 'OG'),
    word('color', '', { names: { custom: 'RGB' } }),
    word('surfaceProtection', '', { absent: 'SURF' }),
    word('corrosionProtection', 'KP'),
    word('nameplate', 'P', { names: { zh: 'ZH', en: 'EN', us: 'US' } }),
    word('specialWishes', 'SW'),
  ]),
];

/** Numbers about the customer's motor, each with its letters: r/min and mm. */
export const NUMBER_WORDS: Readonly<Partial<Record<SearchNumber, string>>> = {
  inputSpeed: 'N',
  boreOnTheInputSide: 'BORE',
};

function rows(segment: Segment, all: readonly Tokens[]): readonly SegmentRow[] {
  return all.map((tokens) => ({ segment, tokens }));
}
