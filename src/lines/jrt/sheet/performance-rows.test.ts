import { expect, it } from 'vitest';
import { EMPTY_CONFIGURATION, type JrtSearch } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { torqueFigures } from './performance-rows.ts';
import { JRT_SHEET } from './sheet.ts';

it('the torque check prints torques with the digits of the table above it', () => {
  const row = { outputTorque: 527.9287, usableTorque: 9.7512, serviceFactor: 1.55, limit: 'gears' } as BasicType;
  expect(torqueFigures(row)).toMatchObject({ torque: '528', permissible: '9.75' });
});

/** A drive with fB 1.30 at 300 Nm, held against what was asked of it. */
function checked(figures: Partial<JrtSearch>, serviceFactorAccepted = '') {
  const basicType = { outputTorque: 300, usableTorque: 390, serviceFactor: 1.3, limit: 'gears' } as BasicType;
  const { search, texts } = EMPTY_CONFIGURATION;
  const config = { basicType, search: { ...search, ...figures }, texts: { ...texts, serviceFactorAccepted } };
  return JRT_SHEET.check?.(basicType, { ...EMPTY_CONFIGURATION, ...config });
}

it('the torque check holds the drive against what was asked, and says nothing where nothing was', () => {
  const asked = (serviceFactor: number | null, reason = '') => checked({ serviceFactor }, reason);
  expect(asked(null)).toBeUndefined();
  expect([asked(1.2)?.verdict, asked(1.4)?.verdict]).toEqual(['fits', 'near']);
  expect(asked(1.4, 'load verified on site')?.sentence.en).toBe(
    'Below requirement: 1.30 < 1.40 (−8 %), accepted: load verified on site',
  );
});

it('the torque check holds it against the torque asked for where that is larger than its own, and prints it', () => {
  const check = checked({ serviceFactor: 1.3, outputTorque: 310 });
  expect(check?.sentence.en).toBe('Below requirement: 1.25 < 1.30 (−4 %, at 310\u00a0Nm), not acknowledged');
  expect(check?.rows.map(({ label, value }) => [label.en, value])).toContainEqual([
    'Output torque asked for',
    '310\u00a0Nm',
  ]);
  expect(checked({ serviceFactor: 1.3, outputTorque: 290 })?.verdict).toBe('fits');
});
