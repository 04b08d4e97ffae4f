import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Currency, money } from '#kernel/money.ts';
import { amountInWords } from './amount-in-words.ts';

/** Amounts and how they are written out, as the design of the commerce has them. */
const ROWS = readFileSync(join(import.meta.dirname, '..', 'testing', 'words.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [minor, currency = '', zh = '', en = ''] = line.split(',');
    // The file names currencies of the portal alone.
    return { minor: Number(minor), currency: currency as Currency, zh, en };
  });

describe('an amount in words', () => {
  test('is held against twenty-five cases of the design', () => {
    expect(ROWS).toHaveLength(25);
  });

  test.each(ROWS)('$minor $currency is $en', ({ minor, currency, zh, en }) => {
    expect(amountInWords(money(minor, currency))).toEqual({ zh, en });
  });

  test.each([
    [100, 'JPY', '日元壹佰元整', 'SAY JAPANESE YEN ONE HUNDRED ONLY'],
    [2_000_030, 'JPY', '日元贰佰万零叁拾元整', 'SAY JAPANESE YEN TWO MILLION AND THIRTY ONLY'],
    [10_005, 'HKD', '港币壹佰元零伍分', 'SAY HONG KONG DOLLARS ONE HUNDRED AND CENTS FIVE ONLY'],
    [250_050, 'GBP', '英镑贰仟伍佰元零伍角整', 'SAY POUNDS STERLING TWO THOUSAND FIVE HUNDRED AND PENCE FIFTY ONLY'],
    [1, 'EUR', '欧元壹分', 'SAY EUROS ZERO AND CENTS ONE ONLY'],
    [100_000_001_000_000, 'CNY', '人民币壹万亿零壹万元整', 'SAY CHINESE YUAN ONE TRILLION TEN THOUSAND ONLY'],
  ] as const)('%s %s is %s', (minor, currency, zh, en) => {
    expect(amountInWords(money(minor, currency))).toEqual({ zh, en });
  });

  test('has no words for less than nothing', () => {
    expect(() => amountInWords(money(-1, 'CNY'))).toThrow(RangeError);
  });
});
