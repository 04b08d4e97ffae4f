import type { SearchNumber } from '#lines/jrt/configuration.ts';
import { LUBRICANTS, oilCode } from '#lines/jrt/fields/lubricants.ts';
import { MOTOR_REST_WORDS, MOTOR_WORDS } from '#lines/shared/motor/type-code/motor-words.ts';
import { NAMEPLATE_WORD, PAINT_WORDS } from '#lines/shared/paint/paint-words.ts';
import { rows } from '#lines/shared/segment-rows.ts';
import { HIDDEN } from '#product/field.ts';
import type { SegmentRow } from '#product/type-code.ts';
import { pair, word } from '#product/type-code-words.ts';

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
  ...rows('motor', MOTOR_WORDS),
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
    ...MOTOR_REST_WORDS,
    word('inputShaftIn', 'SI'),
    word('flangePointing', 'FP'),
    word('mineralOil', 'OM', { names: OIL_NAMES }),
    word('syntheticOil', 'OS', { names: OIL_NAMES }),
    word('lubricatingOil', 'OIL'),
    word('sealTemperature', 'TS'),
    word('oilSeal', '', { absent: 'SEAL' }),
    word('oilMirror', 'OG'),
    ...PAINT_WORDS,
    word('corrosionProtection', 'KP'),
    NAMEPLATE_WORD,
    word('specialWishes', 'SW'),
  ]),
];

/** Numbers about the customer's motor, each with its letters: r/min and mm. */
export const NUMBER_WORDS: Readonly<Partial<Record<SearchNumber, string>>> = {
  inputSpeed: 'N',
  boreOnTheInputSide: 'BORE',
};
