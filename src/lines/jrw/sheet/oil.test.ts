import { describe, expect, it } from 'vitest';
import { builtOf } from '#lines/jrw/catalogue.ts';
import { aWorm } from '#lines/jrw/testing/shipped-worm-release.ts';
import { shippedParts } from '#testing/builders/shipped-worms.ts';
import { JRW_SHEET } from './sheet.ts';

const WORMS = builtOf(shippedParts());

function oilOf(id: string, installationPosition: string) {
  const row = aWorm(id);
  const parts = WORMS.partFigures?.(row) ?? {};
  const sections = JRW_SHEET.sections?.(row, { installationPosition }, parts) ?? [];
  const oil = sections.find(({ heading }) => heading.en === 'Oil quantity');
  return oil?.rows.map(({ label, value }) => [label.en, value]);
}

describe('the oil on the sheet of a worm unit', () => {
  it('is that of the unit in its position', () => {
    expect(oilOf('W110-30-DN100L14-2.2-50-B5', 'B8')).toEqual([['In B8, approx.; the nameplate decides', '2.2']]);
  });

  it('is that of both units of a pair', () => {
    expect(oilOf('WW040.075-300-10x30-DN71M14-0.25-50-B14', 'B3')).toEqual([
      ['First unit, filled for life, approx.', '0.08'],
      ['Second unit in B3, approx.; the nameplate decides', '0.55'],
    ]);
  });

  it('has a first unit that is filled for life, in every pair there is', () => {
    const { doubleUnits, housings } = shippedParts();
    const materials = doubleUnits.map(({ first }) => housings.find(({ size }) => size === first)?.material);
    expect(new Set(materials)).toEqual(new Set(['aluminium']));
  });
});
