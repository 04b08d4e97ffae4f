import { describe, expect, test } from 'vitest';
import { CODES, codeOf, isLiveCode, mayBeTried, typedCode } from './verification-code.ts';

const START = new Date(Date.UTC(2026, 0, 5, 8));
const later = (ms: number) => new Date(START.getTime() + ms);
const sent = { createdAt: START, usedAt: null };

describe('a code', () => {
  test('has six signs of 32, none of which looks like another', () => {
    expect(new Set(CODES.signs).size).toBe(32);
    expect(CODES.signs).not.toMatch(/[01IO]/);
    expect(codeOf(new Uint8Array([0, 31, 32, 63, 255, 7]))).toBe('2Z2ZZ9');
  });

  test('is compared without case and without blanks around it', () => {
    expect(typedCode(' ab2c3d ')).toBe('AB2C3D');
  });

  test('lives five minutes', () => {
    expect([isLiveCode(sent, later(299_999)), isLiveCode(sent, later(300_000))]).toEqual([true, false]);
  });

  test('ends with its use', () => {
    expect(isLiveCode({ ...sent, usedAt: START }, START)).toBe(false);
  });

  test.each([
    ['four wrong tries of a client', 4, 4, false, true],
    ['five', 5, 5, false, false],
    ['five of others', 0, 5, false, true],
    ['fifty of others', 0, 50, false, false],
    ['fifty of others, and the browser that asked for it', 4, 50, true, true],
    ['five of that browser', 5, 0, true, false],
  ])('after %s', (_, ofClient, ofOthers, isOwn, may) => {
    expect(mayBeTried({ ofClient, ofOthers }, isOwn)).toBe(may);
  });
});
