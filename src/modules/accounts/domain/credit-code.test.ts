import { describe, expect, test } from 'vitest';
import { checkCharacterOf, isCreditCode, typedCreditCode } from './credit-code.ts';

describe('a unified social credit code (GB 32100)', () => {
  test.each(['91350100M000100Y43', '91110000802100433B', '914403001922038216', '91370200264574251E'])(
    '%s is sound',
    (code) => {
      expect(isCreditCode(code)).toBe(true);
      expect(checkCharacterOf(code.slice(0, 17))).toBe(code.at(-1));
    },
  );

  test.each([
    ['with another check character', '91350100M000100Y44'],
    ['with two signs exchanged', '91530100M000100Y43'],
    ['with one sign missing', '91350100M000100Y4'],
    ['with one sign more', '91350100M000100Y433'],
    ['with a letter the standard leaves out', '91350100I000100Y43'],
    ['in lower case', '91350100m000100y43'],
    ['of blanks', '                  '],
    ['of nothing', ''],
  ])('%s is none', (_, code) => {
    expect(isCreditCode(code)).toBe(false);
  });

  test('differs in its check character whenever one sign of it differs', () => {
    const body = '91350100M000100Y4';
    const others = [...body].flatMap((sign, place) =>
      [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
        .filter((other) => other !== sign)
        .map((other) => checkCharacterOf(body.slice(0, place) + other + body.slice(place + 1))),
    );
    expect(others).toHaveLength(17 * 30);
    expect(others).not.toContain('3');
  });

  test('may be typed with spaces and in small letters', () => {
    expect(typedCreditCode('91350100 m000100 y43')).toBe('91350100M000100Y43');
  });

  test('is not read into a register number from abroad that is being typed', () => {
    const number = 'IN U12345MH2000PTC123456';
    for (let length = 1; length <= number.length; length++)
      expect(typedCreditCode(number.slice(0, length))).toBe(number.slice(0, length));
  });
});
