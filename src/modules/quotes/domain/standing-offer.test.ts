import { describe, expect, test } from 'vitest';
import type { VersionLine } from './quote-body.ts';
import { isLastWord, saidOfLine } from './standing-offer.ts';

const LINE = { lineNo: 1, quantity: 2, state: 'offered' } as const;
const SAID = { unit: 333_800, net: 667_600, leadDays: 15, notOfferedReason: null };
const NOTHING = { unit: null, net: null, leadDays: null, notOfferedReason: null };
const offering = (said: object) => ({ lines: [{ ...LINE, ...said } as VersionLine] });

describe('an offer says of a line', () => {
  test('all of it, for as many pieces as were offered', () => {
    expect(saidOfLine(LINE, offering(SAID))).toEqual(SAID);
    expect(saidOfLine({ ...LINE, state: 'agreed' }, offering(SAID))).toEqual(SAID);
  });

  test('its price per piece alone, for another number', () => {
    expect(saidOfLine({ ...LINE, quantity: 500, state: 'countered' }, offering(SAID))).toEqual({
      ...NOTHING,
      unit: 333_800,
    });
  });

  test('nothing of one that was left out since, nor of one it does not hold', () => {
    expect(saidOfLine({ ...LINE, state: 'dropped' }, offering(SAID))).toEqual(NOTHING);
    expect(saidOfLine({ ...LINE, lineNo: 2 }, offering(SAID))).toEqual(NOTHING);
    expect(saidOfLine(LINE, null)).toEqual(NOTHING);
  });

  test('why it is not offered, also after that was accepted', () => {
    const refused = { ...NOTHING, notOfferedReason: '停产' };
    expect(saidOfLine({ ...LINE, state: 'dropped' }, offering(refused))).toEqual(refused);
    expect(saidOfLine({ ...LINE, quantity: 9, state: 'countered' }, offering(refused))).toEqual(refused);
  });
});

test('an offer is the last word until something is asked after it', () => {
  expect([isLastWord({ offerNo: 2, lastNo: 2 }), isLastWord({ offerNo: 2, lastNo: 3 })]).toEqual([true, false]);
  expect(isLastWord({ offerNo: null, lastNo: 1 })).toBe(false);
});
