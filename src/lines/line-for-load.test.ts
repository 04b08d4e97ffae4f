import { describe, expect, it } from 'vitest';
import { LINES } from './index.ts';
import { isBeyond, linesFor } from './line-for-load.ts';
import { lineOf } from './line-of.ts';
import { rangeOf } from './ranges.ts';

const [FIRST] = LINES;

describe('a load', () => {
  it('is beyond a line whose power or torque ends below it, and no other', () => {
    expect(isBeyond(FIRST!, { power: 500 })).toBe(true);
    expect(isBeyond(FIRST!, { torque: 95_500 })).toBe(true);
    expect([isBeyond(FIRST!, { power: 90, torque: 53_000 }), isBeyond(FIRST!, {})]).toEqual([false, false]);
  });

  it('leads to every other line whose range holds it', () => {
    const codes = (torque: number, power?: number) => linesFor({ torque, power }, FIRST!).map(({ code }) => code);
    expect(codes(95_500, 500)).toEqual(['JRH', 'JRP']);
    expect(codes(95_500, 7000)).toEqual(['JRP']);
    expect(codes(900_000)).toEqual([]);
    expect(linesFor({ torque: 3000 }, lineOf('JRW')!).map(({ code }) => code)).toEqual(['JRT', 'JRH', 'JRP']);
  });

  it('leads to no line that never turns so fast', () => {
    const codes = (speed: number) => linesFor({ torque: 955, speed }, FIRST!).map(({ code }) => code);
    expect([codes(500), codes(700), codes(10_000)]).toEqual([['JRW', 'JRP'], ['JRP'], []]);
  });

  it('leads nowhere where no torque is known, or from a line that gives none', () => {
    expect(linesFor({ power: 500 }, FIRST!)).toEqual([]);
    expect(linesFor({ power: 500, torque: 95_500 }, lineOf('JD')!)).toEqual([]);
  });
});

it.each(LINES.flatMap((line) => rangeOf(line).filter(({ name }) => name === 'power' || name === 'torque')))(
  'the span of $value.en is what is written',
  ({ value, span }) => {
    const scale = value.en.includes('kNm') ? 1000 : 1;
    const figures = value.en
      .replaceAll(/(?<=\d)[, ](?=\d)/g, '')
      .match(/[\d.]+/g)
      ?.map((figure) => Number(figure) * scale);
    expect(span && [...(span.min > 0 ? [span.min] : []), span.max]).toEqual(figures);
  },
);
