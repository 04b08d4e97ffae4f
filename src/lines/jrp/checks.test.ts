import { describe, expect, it } from 'vitest';
import { describe as described } from '#modules/configurator/domain/describe/describe.ts';
import type { PlanetarySearch } from './configuration.ts';
import { JRP_LINE } from './line.ts';
import { aUnit, JRP_PRODUCT } from './testing/shipped-units.ts';

/** What keeps a unit from being saved and printed under a load. */
function findingsOf(id: string, search: Partial<PlanetarySearch>) {
  const asked = Object.fromEntries(Object.entries(search).map(([field, value]) => [field, value ?? undefined]));
  const config = {
    ...JRP_LINE.empty,
    values: { inputType: 'AD' },
    search: { ...JRP_LINE.empty.search, ...search },
    basicType: aUnit(id, asked),
  };
  const { openPoints } = described(config, JRP_PRODUCT);
  return openPoints.map(({ code, step, field }) => [code, step, field]);
}

describe('the input speed asked for', () => {
  it.each([50, 1450, 3000])('may be %d r/min', (inputSpeed) => {
    expect(findingsOf('JRPK23-25.36', { inputSpeed })).toEqual([]);
  });

  it.each([3001, 1_000_000])('may not be %d r/min', (inputSpeed) => {
    expect(findingsOf('JRPK23-25.36', { inputSpeed })).toEqual([['input-speed-too-high', 1, 'inputSpeed']]);
  });

  it.each([49, 0.0001])('is too slow at %d r/min', (inputSpeed) => {
    expect(findingsOf('JRPK23-25.36', { inputSpeed })).toEqual([['input-speed-too-low', 1, 'inputSpeed']]);
  });

  it('may not be above 1500 r/min of a large single stage', () => {
    const large = 'JRPL23-3.43';
    expect(findingsOf(large, { inputSpeed: 1500 })).toEqual([]);
    expect(findingsOf(large, { inputSpeed: 1501 })).toEqual([['input-speed-too-high', 1, 'inputSpeed']]);
  });
});

describe('the peak torque asked for', () => {
  it('may reach the one permitted', () => {
    expect(findingsOf('JRPK23-25.36', { peakTorque: 14_700 })).toEqual([]);
  });

  it.each([14_701, 1_000_000])('of %d Nm needs another unit than one that permits 14,700 Nm', (peakTorque) => {
    expect(findingsOf('JRPK23-25.36', { peakTorque })).toEqual([['peak-torque-too-high', 1, 'basicType']]);
  });
});
