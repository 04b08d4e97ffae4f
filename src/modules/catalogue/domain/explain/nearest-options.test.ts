import { describe, expect, it } from 'vitest';
import { nearestOptions, outwards } from './nearest-options.ts';

const SIZES = ['27', '37', '47', '57', '67', '77'];

function nearest(wanted: string, allowed: readonly string[]): readonly string[] {
  return nearestOptions(SIZES, wanted, (code) => (allowed.includes(code) ? code : undefined));
}

describe('the nearest options', () => {
  it('stand on either side, the nearer first', () => {
    expect(nearest('57', ['27', '47', '77'])).toEqual(['47', '77']);
    expect(nearest('47', ['27', '57', '67'])).toEqual(['57', '27']);
  });

  it('are led by the larger one where both are as near', () => {
    expect(nearest('47', ['37', '57'])).toEqual(['57', '37']);
  });

  it('are one alone where all that is left is smaller or larger', () => {
    expect(nearest('77', ['27', '37'])).toEqual(['37']);
    expect(nearest('27', ['67', '77'])).toEqual(['67']);
  });

  it('are none of a code without an order, or where nothing is left', () => {
    expect(nearest('48', SIZES)).toEqual([]);
    expect(nearest('47', ['47'])).toEqual([]);
  });

  it('are asked about from the inside out, and no further than needed', () => {
    const asked: string[] = [];
    nearestOptions(SIZES, '57', (code) => {
      asked.push(code);
      return code === '47' || code === '77' ? code : undefined;
    });
    expect(asked).toEqual(['67', '77', '47']);
  });
});

it('outwards from a size stand the nearer first, and of two as near the larger', () => {
  expect(outwards(SIZES, '57')).toEqual(['67', '47', '77', '37', '27']);
  expect(outwards(SIZES, '48')).toEqual([]);
});
