import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeBetween, placeOfId } from './places.ts';

const placed = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 1, maxLength: 40 })
  .map((digits) => digits.join('').replace(/0+$/, ''))
  .filter((place) => place !== '');

it('between two places there is always another', () => {
  fc.assert(
    fc.property(placed, placed, (one, other) => {
      fc.pre(one !== other);
      const [lower, upper] = one < other ? [one, other] : [other, one];
      const between = placeBetween(lower, upper);
      expect(between > lower && between < upper).toBe(true);
    }),
  );
});

it('a line can be put between the same two again and again', () => {
  const upper = placeOfId('019a0000-0000-7000-8000-000000000002');
  let lower = placeOfId('019a0000-0000-7000-8000-000000000001');
  for (let time = 0; time < 200; time += 1) {
    const next = placeBetween(lower, upper);
    expect(next > lower && next < upper).toBe(true);
    lower = next;
  }
});

it.each([
  ['', '8', '4'],
  ['1', '2', '18'],
  ['1f', '2', '1f8'],
  ['', '1', '08'],
])('between “%s” and “%s” stands “%s”', (lower, upper, between) => {
  expect(placeBetween(lower, upper)).toBe(between);
});

it('a line put below all others stays above the end', () => {
  let upper = placeOfId('019a0000-0000-7000-8000-000000000001');
  for (let time = 0; time < 200; time += 1) {
    const next = placeBetween('', upper);
    expect(next > '' && next < upper).toBe(true);
    upper = next;
  }
});

it('places the wrong way round are no pair', () => {
  expect(() => placeBetween('2', '1')).toThrow('no place between');
  expect(() => placeBetween('1', '1')).toThrow('no place between');
  expect(() => placeBetween('1', '100')).toThrow('no place between');
});
