import { describe, expect, test } from 'vitest';
import { both, step } from './define.ts';
import { formulaOf } from './formula.ts';
import { formulaText, formulaWithNumbers } from './printed.ts';
import { inOrder } from './step-order.ts';

const name = both('名', 'name');

describe('a formula', () => {
  test.each([
    ['1+2*3', 7],
    ['(1+2)*3', 9],
    ['8/2/2', 2],
    ['2-3-4', -5],
    ['2*3^2', 18],
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['sin(30)', 0.5],
    ['atan(1)', 45],
    ['max(1,2,3)', 3],
    ['exp(0)', 1],
    ['2*g', 19.62],
  ])('%s is %d', (text, value) => {
    expect(formulaOf(text).compute({})).toBeCloseTo(value, 12);
  });

  test('names what it needs, once', () => {
    expect(formulaOf('m*g*(m+sin(beta))/pi').deps).toEqual(['m', 'beta']);
  });

  test.each(['1+', '(1', '1 2', 'm*', '#', 'max(1,'])('%s is none', (text) => {
    expect(() => formulaOf(text)).toThrow('no formula');
  });

  test('is printed with symbols, and with numbers, negative ones in brackets', () => {
    expect(formulaText('eta_L*m-mu_c')).toBe('η_L·m−µ_c');
    expect(formulaWithNumbers('H*g+x', { H: -25 })).toBe('(−25)·9.81+x');
  });
});

test('steps that need each other are a mistake of the program', () => {
  const steps = [step('a', '', 'T', 'b', name), step('b', '', 'T', 'a', name)];
  expect(() => inOrder(steps)).toThrow('a → b → a');
});
