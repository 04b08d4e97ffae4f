import type { OutputFlange } from '#lines/shared/solid/plate-bodies.ts';
import type { LetterReader } from '#lines/shared/solid/read-letters.ts';
import type { UnitToDraw } from './drive-frame.ts';

/** The chosen flange: the one of the unit's own row, or another of the flanges by its diameter; only the chosen one is told. */
export function flangeOf({ flange, read }: UnitToDraw, own: LetterReader): OutputFlange {
  const main = own.shape('D2');
  const D2 = flange ?? main;
  const other = read.part('FLANGE', String(D2), 'B5', 'flange');
  const { exact, mm } = D2 === main ? own : other;
  return {
    ...{ D2: mm('D2'), D: exact('D'), D1: exact('D1'), s: exact('s'), o1: exact('o1'), o2: exact('o2') },
    n: other.exact('n'),
  };
}

/** How much further than with the unit's own flange a chosen one puts the motor from the end of the shaft, mm: by its plate and pilot. */
export function thickerBy({ o1, o2 }: OutputFlange, own: LetterReader): number {
  return o1 + o2 - (own.shape('o1') + own.shape('o2'));
}

/** From the end of the shaft to the motor, mm, told as it is built: computed where another flange than the unit's own moves the motor. */
export function reachToMotor({ read }: UnitToDraw, own: LetterReader, thicker: number): number {
  if (thicker === 0) return own.mm('q1');
  const value = Math.round((own.shape('q1') + thicker) * 10) / 10;
  read.tell({ view: 'unit', letter: 'q1', value, tolerance: '', confidence: 'approximate' });
  return value;
}
