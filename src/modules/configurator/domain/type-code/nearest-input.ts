import { withSlash } from '#product/type-code-words.ts';
import { nearestWord } from './nearest-word.ts';

/** A motor in a code: its letters, its frame with the number a frame may have several motors by, its poles, and its flange. */
interface WrittenMotor {
  readonly letters: string;
  readonly frame: string;
  readonly number: string;
  readonly poles: string;
  readonly flange: string;
}

/**
 * The inputs that one may mean which is none: the motors of its frame and poles, where it leaves out which of several (`80M4` for
 * `80M14` or `80M24`) or has the letters of another maker. Letters of its own that say something, `hasOwn`, stay.
 */
export function likeInputs(input: string, inputs: readonly string[], hasOwn: boolean): readonly string[] {
  const asked = motorIn(input);
  if (asked === undefined) return [];
  const like = inputs.flatMap((text) => motorIn(text) ?? []).filter((motor) => isLike(asked, motor));
  const letters = hasOwn ? asked.letters : like[0]?.letters;
  const others = like.map(({ frame, number, poles, flange }) => `${letters}${frame}${number}${poles}${flange}`);
  return [...new Set(others)].filter((text) => text !== input);
}

/** The input that is written most like one that is none. */
export function nearestInput(input: string, inputs: readonly string[]): string | undefined {
  const asked = polesIn(input) ?? USUAL_POLES;
  const away = (one: string) => Math.abs((polesIn(one) ?? asked) - asked);
  const isUsual = (one: string) => Number(polesIn(one) === USUAL_POLES);
  const ordered = inputs.toSorted((one, other) => away(one) - away(other) || isUsual(other) - isUsual(one));
  return likeInputs(input, inputs, false)[0] ?? nearestWord(input, ordered);
}

/** Of inputs that are written equally alike the one of the nearest poles is meant; most motors have four. */
const USUAL_POLES = 4;

function polesIn(text: string): number | undefined {
  const [, poles] = /\d[SML][12]?(\d)(?:\/.+)?$/.exec(withSlash(text)) ?? [];
  return poles === undefined ? undefined : Number(poles);
}

function motorIn(text: string): WrittenMotor | undefined {
  const [, letters, frame, number, poles, flange] =
    /^([A-Z]*?)(\d{2,3}[SML])([12]?)([2468])(\/.+)?$/.exec(withSlash(text)) ?? [];
  if (letters === undefined || frame === undefined || number === undefined || poles === undefined) return undefined;
  return { letters, frame, number, poles, flange: flange ?? '' };
}

function isLike(asked: WrittenMotor, motor: WrittenMotor): boolean {
  return (
    asked.frame === motor.frame &&
    asked.poles === motor.poles &&
    (asked.number === '' || asked.number === motor.number) &&
    (asked.flange === '' || asked.flange === motor.flange)
  );
}
