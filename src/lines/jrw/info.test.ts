import { expect, it } from 'vitest';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { JRW } from './info.ts';
import { JRW_RANGE } from './range.ts';
import { wormPairs, wormRows } from './rows/list-worm-rows.ts';

it('what is told of the line is what its catalogue has', () => {
  const parts = shippedParts();
  const rows = [900, 1400].flatMap((speed) => wormRows(wormPairs(parts), speed));
  const most = Math.max(...rows.map(({ usableTorque }) => usableTorque));
  const ratios = rows.map(({ ratio }) => ratio);
  const sizes = parts.ratios.map(({ size }) => size);
  const told = Object.fromEntries([...JRW.facts, ...JRW_RANGE].map(({ name, value }) => [name, value.en]));
  const figure = (value: number) => value.toLocaleString('en');
  expect(told).toMatchObject({
    torque: `≤ ${figure(most)} Nm`,
    ratio: `i = ${Math.min(...ratios)} – ${figure(Math.max(...ratios))}`,
    sizes: `${sizes[0]} – ${sizes.at(-1)}`,
  });
});
