import { describe, expect, it } from 'vitest';
import { wishedNet } from './quote-sums.ts';

const line = (
  quantity: number,
  targetPrice: number | null,
  state: 'countered' | 'offered' | 'dropped' | 'not-offered',
) => ({
  ...{ quantity, targetPrice, state },
});

describe('what an offer comes to at the prices that are wanted', () => {
  it('is the sum of the lines that stay, and of what is charged beside them', () => {
    const lines = [
      line(2, 600_000, 'countered'),
      line(1, 100, 'offered'),
      line(9, null, 'dropped'),
      line(9, null, 'not-offered'),
    ];
    expect(wishedNet(lines, 'CNY')?.minor).toBe(1_200_100);
    expect(wishedNet(lines, 'CNY', [{ kind: 'freight', text: '', amount: 50_000 }])?.minor).toBe(1_250_100);
  });

  it('is not said where a line has none, nor where none stays', () => {
    expect(wishedNet([line(2, 600_000, 'countered'), line(1, null, 'offered')], 'CNY')).toBeUndefined();
    expect(wishedNet([line(2, 600_000, 'dropped')], 'CNY')).toBeUndefined();
  });
});
