import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { torqueFigures } from './performance-rows.ts';
import { JRT_SHEET } from './sheet.ts';

it('the torque check prints torques with the digits of the table above it', () => {
  const row = { outputTorque: 527.9287, usableTorque: 9.7512, serviceFactor: 1.55, limit: 'gears' } as BasicType;
  expect(torqueFigures(row)).toMatchObject({ torque: '528', permissible: '9.75' });
});

it('the torque check holds the drive against what was asked, and says nothing where nothing was', () => {
  const basicType = { outputTorque: 300, usableTorque: 390, serviceFactor: 1.3, limit: 'gears' } as BasicType;
  const asked = (serviceFactor: number | null, serviceFactorAccepted = '') => {
    const { search, texts } = EMPTY_CONFIGURATION;
    const config = { basicType, search: { ...search, serviceFactor }, texts: { ...texts, serviceFactorAccepted } };
    return JRT_SHEET.check?.(basicType, { ...EMPTY_CONFIGURATION, ...config });
  };
  expect(asked(null)).toBeUndefined();
  expect([asked(1.2)?.verdict, asked(1.4)?.verdict]).toEqual(['fits', 'near']);
  expect(asked(1.4, 'load verified on site')?.sentence.en).toBe(
    'Below requirement: 1.30 < 1.40 (−8 %), accepted: load verified on site',
  );
});
