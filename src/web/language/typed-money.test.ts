import { describe, expect, it } from 'vitest';
import { amountText } from '#kernel/money.ts';
import { typedMoney } from './typed-money.ts';

describe('a typed amount', () => {
  it.each([
    ['2650', 265_000],
    ['2,650', 265_000],
    ['2,650.00', 265_000],
    [' 1,234,567.5 ', 123_456_750],
    ['2,65', 265],
    ['2.65', 265],
    ['２，６５０．００', 265_000],
    ['-1,250.00', -125_000],
  ])('is %s', (text, minor) => expect(typedMoney(text, 'CNY')).toEqual({ minor, currency: 'CNY' }));

  it('is what is shown of it, in either language', () => {
    const shown = { minor: 1_234_567_89, currency: 'CNY' } as const;
    for (const locale of ['en', 'zh-cn'] as const) expect(typedMoney(amountText(shown, locale), 'CNY')).toEqual(shown);
  });

  it('has thousands in a currency without decimals', () =>
    expect(typedMoney('12,650', 'JPY')).toEqual({ minor: 12_650, currency: 'JPY' }));

  it.each(['', 'abc', '2,6500', '26,50,000', '1.234,50', '2,650,00'])('is none in %j', (text) =>
    expect(typedMoney(text, 'CNY')).toBeUndefined(),
  );
});
