import { describe, expect, it } from 'vitest';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import { EMPTY_CONFIGURATION } from './configuration.ts';
import { WORM_OILS } from './fields/oils.ts';
import { aWorm, JRW_PRODUCT } from './testing/shipped-worm-release.ts';

const SMALL = aWorm('W063-30-DN80M14-0.55-50-B5');
const LARGE = aWorm('W110-30-DN100L14-2.2-50-B5');
const configOf = (basicType: typeof SMALL, values = {}) => ({ ...EMPTY_CONFIGURATION, values, basicType });
const standing = (basicType: typeof SMALL, values = {}) => resolvedValues(configOf(basicType, values), JRW_PRODUCT);

describe('the oil a worm unit is usually delivered with', () => {
  it('is synthetic VG320 for life up to 090, and mineral VG460 from 110 on', () => {
    expect(standing(SMALL)).toMatchObject({ lubricatingOil: 'synthetic', syntheticOil: 'VG320 -25~50°C' });
    expect(standing(LARGE)).toMatchObject({ lubricatingOil: 'mineral', mineralOil: 'VG460 -5~40°C' });
  });

  it('is of a grade the reference lists for the size: synthetic VG320 is a filling for life alone', () => {
    expect(standing(LARGE, { lubricatingOil: 'synthetic' }).syntheticOil).toBe('VG680 -10~80°C');
    const chosen = applyChange(
      configOf(LARGE),
      { kind: 'choose', field: 'lubricatingOil', value: 'synthetic' },
      JRW_PRODUCT,
    ).config;
    expect(resolvedValues(chosen, JRW_PRODUCT).syntheticOil).toBe('VG680 -10~80°C');
  });

  it('is named in no type code, short or full', () => {
    for (const row of [SMALL, LARGE]) {
      const values = { hollowShaftSize: row === SMALL ? '25' : '42' };
      const code = writeTypeCode(configOf(row, values), JRW_PRODUCT, 'full');
      expect(code).not.toMatch(/\bO[MY]|OIL/);
    }
  });

  it('keeps either seal within its temperatures, so that nobody is asked for the temperature of the seal', () => {
    const least = Math.min(...WORM_OILS.map(({ ambient: [min] }) => min));
    expect(least).toBeGreaterThanOrEqual(-25);
  });
});

describe('a worm unit in corrosive air', () => {
  const C4 = { surfaceProtection: 'C4', oilSeal: 'FKM' };

  it('has stainless fasteners', () => {
    expect(standing(LARGE, C4)).toMatchObject({ corrosionProtection: 'stainless' });
  });

  it('has a coated shaft end too where a plug-in shaft stands out', () => {
    expect(standing(LARGE, { ...C4, outputShaftType: 'SS' })).toMatchObject({ corrosionProtection: 'stainless-shaft' });
  });

  it('has no shaft end to coat where it is hollow', () => {
    const hollow = { outputShaftType: 'none', corrosionProtection: 'stainless-shaft' };
    expect(standing(LARGE, hollow)).not.toMatchObject(hollow);
  });
});
