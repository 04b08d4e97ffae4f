import { expect, it } from 'vitest';
import { measure, partOf } from './wire-schema.ts';

it.each([1e-300, 1e-20, 0, -1, 1e9, Number.NaN])('a figure of a saved line is never %d', (figure) => {
  expect(measure.safeParse(figure).success).toBe(false);
});

it.each([0.06, 0.12, 53_000, null])('a figure of a saved line may be %d', (figure) => {
  expect(measure.safeParse(figure).success).toBe(true);
});

it('an entry that says which codes it takes is refused with any other', () => {
  const part = partOf({
    entries: { size: { holds: 'code', takes: (code) => code === '140x250', write: () => null, read: () => ({}) } },
  });
  const taken = [{ size: '140x250' }, { size: null }, {}, { size: '<img>' }].map(
    (sent) => part.safeParse(sent).success,
  );
  expect(taken).toEqual([true, true, true, false]);
});
