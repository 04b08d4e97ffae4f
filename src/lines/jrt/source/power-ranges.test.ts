import { expect, it } from 'vitest';
import { shippedSource } from '#testing/builders/shipped-catalogue.ts';

interface Shaft {
  readonly unit: string;
  readonly diameter: number;
  readonly least: number;
  readonly most: number;
}

const POWERS = [...new Set(shippedSource().motors.records.map(({ cells }) => Number(cells.power_kw)))].sort(
  (one, other) => one - other,
);

const SHAFTS = shippedSource()
  .inputAdapters.records.filter(({ cells }) => cells.input_type === 'AD')
  .map(({ cells }): Shaft => {
    const [least = 0, most = least] = (cells.power_range_4p_kw ?? '').split('-').map(Number);
    return { unit: `${cells.series}${cells.size}`, diameter: Number(cells.motor_shaft_d_mm), least, most };
  });

const shaftsOf = (unit: string) =>
  SHAFTS.filter((shaft) => shaft.unit === unit).sort((one, other) => one.diameter - other.diameter);

it.each([...new Set(SHAFTS.map(({ unit }) => unit))])(
  'the input shafts of %s share out the powers of the motor series: the thicker begins where the thinner ends',
  (unit) => {
    const [first, ...others] = shaftsOf(unit);
    let most = first?.most ?? 0;
    for (const shaft of others) {
      expect([unit, shaft.least]).toEqual([unit, POWERS.find((power) => power > most)]);
      most = shaft.most;
    }
    expect(first?.least).toBeGreaterThan(0);
  },
);

it('so F37 takes up to 0.18 kW on its thin shaft and up to 3 kW on the next', () => {
  expect(shaftsOf('F37').map(({ least, most }) => [least, most])).toEqual([
    [0.12, 0.18],
    [0.25, 3],
  ]);
});
