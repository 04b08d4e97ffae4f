import { describe, expect, test } from 'vitest';
import { expandSerials, shortenSerials } from './serial-ranges.ts';

const TEN = ['A100', 'A101', 'A102', 'A103', 'A104', 'A105', 'A106', 'A107', 'A108', 'A109'];

describe('a list of serial numbers', () => {
  test.each([
    ['a range', 'A100..A109', TEN],
    ['one number', 'A100', ['A100']],
    ['several', 'A100; B7 ;C-3', ['A100', 'B7', 'C-3']],
    ['leading zeros', 'JR0098..JR0101', ['JR0098', 'JR0099', 'JR0100', 'JR0101']],
    ['a range of one', 'A5..A5', ['A5']],
    ['digits within the letters', '2611-A1..2611-A3', ['2611-A1', '2611-A2', '2611-A3']],
    ['Chinese semicolons', 'A1；A2', ['A1', 'A2']],
    ['nothing', ' ', []],
  ])('is read: %s', (_what, text, expected) => {
    expect(expandSerials(text)).toEqual(expected);
  });

  test.each([
    ['other letters', 'A100..B109'],
    ['backwards', 'A109..A100'],
    ['other digits', 'A99..A100'],
    ['no numbers', 'A..B'],
    ['far too many', 'A00001..A99999'],
    ['one bad range among good ones', 'A1; B2..C3'],
  ])('is none: %s', (_what, text) => {
    expect(expandSerials(text)).toBeUndefined();
  });

  test.each([
    ['ten in a row', TEN, 'A100..A109'],
    ['two in a row', ['A100', 'A101'], 'A100; A101'],
    ['runs and single ones', ['A100', 'A101', 'A102', 'B7', 'A104'], 'A100..A102; B7; A104'],
    ['the number of digits changes', ['A98', 'A99', 'A100'], 'A98; A99; A100'],
    ['nothing', [], ''],
  ])('is told as short as can be: %s', (_what, serials, expected) => {
    expect(shortenSerials(serials)).toBe(expected);
  });

  test.each([[TEN], [['X1', 'X2', 'X4', 'Y05', 'Y06', 'Y07', 'plain']], [['9007199254740993', '9007199254740994']]])(
    'that was shortened names the same numbers: %j',
    (serials) => {
      expect(expandSerials(shortenSerials(serials))).toEqual(serials);
    },
  );
});
