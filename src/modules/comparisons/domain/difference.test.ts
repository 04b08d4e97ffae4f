import { expect, it } from 'vitest';
import { money } from '#kernel/money.ts';
import { differenceFrom, isDifferent, type ReadCell } from './difference.ts';

const figure = (text: string): ReadCell => ({ text, figure: Number(text.replaceAll(',', '')) });
const words = (text: string): ReadCell => ({ text, figure: null });
const MASS = { better: 'less', unit: 'kg' } as const;
const SPEED = { better: null, unit: 'r/min' } as const;
const SHARE = { better: 'more', unit: '%' } as const;

it.each([
  [
    'a heavier drive is worse, by how much and by which share',
    MASS,
    '32',
    '41',
    { kind: 'worse', by: '+9', percent: '+28' },
  ],
  ['a lighter one is better', MASS, '41', '32', { kind: 'better', by: '−9', percent: '−22' }],
  ['no speed is better than another', SPEED, '49.8', '25.1', { kind: 'less', by: '−24.7', percent: '−50' }],
  ['a difference has the digits of what is read', SPEED, '4.80', '12', { kind: 'more', by: '+7.20', percent: '+150' }],
  ['and parts its thousands', SPEED, '1,450', '12,000', { kind: 'more', by: '+10,550', percent: '+728' }],
  ['a share differs by points, not by a share of itself', SHARE, '94', '96', { kind: 'better', by: '+2' }],
  ['what rounds to nothing is told as a figure alone', MASS, '1,000', '1,001', { kind: 'worse', by: '+1' }],
  ['the same figure in other digits is the same', SPEED, '25', '25.0', { kind: 'same' }],
  ['nothing is a share of nothing', SPEED, '0', '12', { kind: 'more', by: '+12' }],
])('%s', (_title, row, reference, other, expected) => {
  expect(differenceFrom(figure(reference), figure(other), row)).toEqual(expected);
});

it.each([
  ['the same words', words('M1'), words('M1'), 'same'],
  ['other words', words('M1'), words('M4'), 'different'],
  ['a bound and a figure', words('> 10'), figure('9.8'), 'different'],
  ['something where the reference has nothing', null, words('BE2'), 'different'],
  ['nothing where the reference has something', words('BE2'), null, 'different'],
  ['nothing on either side', null, null, 'same'],
])('%s', (_title, reference, other, kind) => {
  expect(differenceFrom(reference, other, SPEED)).toEqual({ kind });
});

const amount = (minor: number, currency: 'CNY' | 'EUR' = 'CNY'): ReadCell => ({
  text: `${currency} ${minor}`,
  figure: null,
  amount: money(minor, currency),
});

it('amounts differ by an exact amount, and only in one currency', () => {
  const price = { better: 'less', unit: null } as const;
  expect(differenceFrom(amount(537_100), amount(580_500), price)).toEqual({
    ...{ kind: 'worse', by: money(43_400, 'CNY'), percent: '+8' },
  });
  expect(differenceFrom(amount(537_100), amount(537_099), price)).toEqual({ kind: 'better', by: money(-1, 'CNY') });
  expect(differenceFrom(amount(537_100), amount(537_100, 'EUR'), price)).toEqual({ kind: 'different' });
  expect(differenceFrom(amount(537_100), words('On request'), price)).toEqual({ kind: 'different' });
});

it('a row differs where one of its cells says something else, or nothing', () => {
  expect(isDifferent([words('M1'), words('M1')])).toBe(false);
  expect(isDifferent([words('M1'), null])).toBe(true);
  expect(isDifferent([words('M1'), words('M1'), words('M4')])).toBe(true);
});
