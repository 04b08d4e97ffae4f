import type { OutputFlange } from '#lines/shared/solid/plate-bodies.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import type { UnitToDraw } from './drive-frame.ts';

/** The chosen flange: the one of the unit's own row, or another of the flanges by its diameter. */
export function flangeOf({ flange, read }: UnitToDraw, own: LetterReader): OutputFlange {
  const D2 = flange ?? own.mm('D2');
  const other = read.part('FLANGE', String(D2), 'B5', 'flange');
  const { exact } = D2 === own.mm('D2') ? own : other;
  return {
    ...{ D2, D: exact('D'), D1: exact('D1'), s: exact('s'), o1: exact('o1'), o2: exact('o2') },
    n: other.exact('n'),
  };
}
