import { expect, it } from 'vitest';
import { readSeedFile } from '#modules/catalogue/server/seed/read-seeds.ts';
import { OUTPUT_FLANGES } from './output-flanges.ts';

it('the output flanges are those of the reference data', () => {
  const printed = readSeedFile('output_flanges.csv').records.map(({ cells }) => [
    cells.flange_od_mm,
    {
      D: Number(cells.bolt_circle_mm),
      D1: Number(cells.pilot_d_mm),
      fit: cells.pilot_tolerance,
      n: Number(cells.bolt_count),
      s: Number(cells.bolt_hole_d_mm),
    },
  ]);
  expect(Object.fromEntries(printed)).toEqual(OUTPUT_FLANGES);
});
