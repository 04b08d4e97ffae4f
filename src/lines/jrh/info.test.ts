import { expect, it } from 'vitest';
import { JRH } from './info.ts';
import { JRH_RANGE } from './range.ts';
import { UNIT_TYPES } from './rows/offered-units.ts';
import { RATIOS } from './testing/shipped-units.ts';

it('what is told of the line is what its catalogue has', () => {
  const points = RATIOS.flatMap(({ rating }) => rating.points.map((point) => ({ ...point, ratio: rating.ratio })));
  const torques = points.map(({ torque }) => torque);
  const ratios = RATIOS.map(({ rating }) => rating.ratio);
  const sizes = RATIOS.map(({ offered }) => offered.unit.size).toSorted();
  // T2 n2 / 9550: what gears and bearings carry where the machine asks for no reserve.
  const most = Math.floor(
    Math.max(...points.map(({ torque, inputSpeed, ratio }) => (torque * inputSpeed) / ratio / 9550)),
  );
  const told = Object.fromEntries([...JRH.facts, ...JRH_RANGE].map(({ name, value }) => [name, value.en]));
  expect(told).toMatchObject({
    torque: `${Math.min(...torques) / 1000} – ${Math.max(...torques) / 1000} kNm`,
    ratio: `i = ${Math.min(...ratios)} – ${Math.max(...ratios)}`,
    power: `≤ ${most.toLocaleString('en')} kW`,
    sizes: `${sizes[0]} – ${sizes.at(-1)}`,
  });
  expect(UNIT_TYPES).toEqual(['H1', 'H2', 'H3', 'H4', 'B3', 'B4']);
});
