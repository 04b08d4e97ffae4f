import { describe, expect, test } from 'vitest';
import {
  allocate,
  amountText,
  basisPointsOf,
  type Currency,
  compareMoney,
  decimalOf,
  lessBy,
  money,
  moneyText,
  noMoney,
  parseMoney,
  parsePercent,
  roundedTo,
  shareOf,
  sumOf,
  times,
  WHOLE,
} from './money.ts';

const yuan = (minor: number) => money(minor, 'CNY');
const minors = (amounts: readonly { minor: number }[]) => amounts.map(({ minor }) => minor);

describe('an amount', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %s minor units', (minor) => {
    expect(() => yuan(minor)).toThrow(RangeError);
  });

  test('knows no negative zero', () => {
    expect(Object.is(yuan(-0).minor, 0)).toBe(true);
    expect(noMoney('EUR')).toEqual({ minor: 0, currency: 'EUR' });
  });

  test.each<[string, Currency, number]>([
    ['1234.5', 'CNY', 123_450],
    ['1234.56', 'EUR', 123_456],
    ['-0.01', 'USD', -1],
    ['0', 'CNY', 0],
    ['980', 'JPY', 980],
    ['12.5', 'HKD', 1250],
    ['12.5', 'GBP', 1250],
  ])('written %s %s is %d minor units', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toEqual({ minor, currency });
  });

  test.each<[string, Currency]>([
    ['1.234', 'CNY'],
    ['1.5', 'JPY'],
    ['1,5', 'EUR'],
    ['.5', 'EUR'],
    ['1e3', 'EUR'],
    ['', 'EUR'],
    ['999999999999999.99', 'EUR'],
  ])('is not written %s %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeUndefined();
  });

  test.each<[number, Currency, string]>([
    [123_450, 'CNY', '1234.50'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [-123_456, 'USD', '-1234.56'],
    [980, 'JPY', '980'],
    [0, 'CNY', '0.00'],
    [Number.MAX_SAFE_INTEGER, 'CNY', '90071992547409.91'],
  ])('of %d %s is %s in full', (minor, currency, text) => {
    expect(decimalOf(money(minor, currency))).toBe(text);
    expect(parseMoney(text, currency)).toEqual(money(minor, currency));
  });
});

describe('a percentage', () => {
  test.each([
    ['12', 1200],
    ['12.5', 1250],
    ['2.09', 209],
    ['-3.00', -300],
    ['0', 0],
    ['-0', 0],
  ])('written %s is %d basis points', (text, share) => {
    expect(parsePercent(text)).toBe(share);
  });

  test.each(['', '12.345', '1,5', '5 %', '1e2'])('is not written %s', (text) => {
    expect(parsePercent(text)).toBeUndefined();
  });
});

describe('an amount is read', () => {
  test.each<[number, Currency, string, string]>([
    [412_500, 'CNY', '¥4,125.00', 'CN¥4,125.00'],
    [-5, 'EUR', '-€0.05', '-€0.05'],
    [980, 'JPY', 'JP¥980', 'JP¥980'],
    [Number.MAX_SAFE_INTEGER, 'USD', 'US$90,071,992,547,409.91', 'US$90,071,992,547,409.91'],
  ])('%d %s: %s in Chinese, %s in English', (minor, currency, zh, en) => {
    expect([moneyText(money(minor, currency), 'zh-cn'), moneyText(money(minor, currency), 'en')]).toEqual([zh, en]);
  });
});

describe('reckoning', () => {
  test('adds, takes away and compares', () => {
    expect(sumOf('CNY', [yuan(10), yuan(20), yuan(-5)])).toEqual(yuan(25));
    expect(sumOf('CNY', [])).toEqual(yuan(0));
    expect(lessBy(yuan(10), yuan(25))).toEqual(yuan(-15));
    expect([yuan(3), yuan(-1), yuan(2)].sort(compareMoney)).toEqual([yuan(-1), yuan(2), yuan(3)]);
  });

  test('never mixes currencies', () => {
    expect(() => sumOf('CNY', [yuan(1), money(1, 'EUR')])).toThrow('EUR is not CNY');
    expect(() => lessBy(yuan(1), money(1, 'EUR'))).toThrow(RangeError);
    expect(() => compareMoney(yuan(1), money(1, 'EUR'))).toThrow(RangeError);
  });

  test('multiplies by whole pieces, exactly or not at all', () => {
    expect(times(yuan(333), 3)).toEqual(yuan(999));
    expect(() => times(yuan(1), 1.5)).toThrow(RangeError);
    expect(() => times(yuan(Number.MAX_SAFE_INTEGER), 2)).toThrow(RangeError);
  });

  test.each([
    [10_050, 1300, 1307],
    [150, 3333, 50],
    [5, 5000, 3],
    [-5, 5000, -3],
    [4, 1250, 1],
    [3, 1250, 0],
    [100, 0, 0],
    [777, WHOLE, 777],
    [Number.MAX_SAFE_INTEGER, 9999, 9_006_298_534_815_517],
  ])('of %d, %d basis points are %d', (minor, share, part) => {
    expect(shareOf(yuan(minor), share)).toEqual(yuan(part));
  });

  test('of a share rounds half up, and below zero as above it', () => {
    for (let minor = 0; minor <= 3000; minor += 7) {
      for (let share = 0; share <= 10_000; share += 13) {
        const part = Math.floor((minor * share + 5000) / 10_000);
        expect(shareOf(yuan(minor), share).minor).toBe(part);
        expect(shareOf(yuan(-minor), share)).toEqual(yuan(-part));
        expect(shareOf(yuan(minor), -share)).toEqual(yuan(-part));
      }
    }
  });

  test.each([
    [283_850, 100, 283_900],
    [283_849, 100, 283_800],
    [-283_850, 100, -283_900],
    [49, 100, 0],
    [1037, 5, 1035],
    [777, 1, 777],
  ])('rounds %d to steps of %d: %d', (minor, step, rounded) => {
    expect(roundedTo(yuan(minor), yuan(step))).toEqual(yuan(rounded));
  });

  test.each([
    [84_600, 288_800, 2929],
    [1, 3, 3333],
    [2, 3, 6667],
    [-1, 8, -1250],
    [0, 5, 0],
  ])('%d of %d are %d basis points', (minor, whole, share) => {
    expect(basisPointsOf(yuan(minor), yuan(whole))).toBe(share);
  });

  test('knows neither a step nor a whole of nothing', () => {
    expect(() => roundedTo(yuan(1), yuan(0))).toThrow(RangeError);
    expect(() => basisPointsOf(yuan(1), yuan(0))).toThrow(RangeError);
  });

  test('takes no part of a basis point', () => {
    expect(() => shareOf(yuan(100), 12.5)).toThrow(RangeError);
  });
});

describe('a split', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [1, 1], [1, 0]],
    [5, [0, 1, 0], [0, 5, 0]],
    [0, [3, 1], [0, 0]],
    [10, [1, 9, 0], [1, 9, 0]],
  ])('of %d by %j is %j', (minor, weights, parts) => {
    expect(minors(allocate(yuan(minor), weights))).toEqual(parts);
  });

  test('always adds up, and nobody is off by a whole unit', () => {
    for (let minor = -40; minor <= 40; minor++) {
      for (const weights of [[1], [1, 1], [3, 5, 7], [1, 1, 1, 1, 1, 1, 1], [0, 2, 9_999_999_999]]) {
        const parts = minors(allocate(yuan(minor), weights));
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(minor);
        parts.forEach((part, place) => {
          expect(Math.abs(part - (minor * (weights[place] ?? 0)) / all)).toBeLessThan(1);
        });
      }
    }
  });

  test.each([[[]], [[0, 0]], [[-1, 2]], [[0.5]]])('among %j is none', (weights) => {
    expect(() => allocate(yuan(100), weights)).toThrow(RangeError);
  });
});

test('an amount is told without its currency where that stands elsewhere', () => {
  expect([amountText(money(412_500, 'CNY'), 'en'), amountText(money(4125, 'JPY'), 'zh-cn')]).toEqual([
    '4,125.00',
    '4,125',
  ]);
});
