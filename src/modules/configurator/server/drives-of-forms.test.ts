import { expect, test } from 'vitest';
import { openReleases } from '#modules/catalogue/server/release/releases.ts';
import { testApp } from '#testing/app.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { drivesOfForms } from './drives-of-forms.ts';

const { portal } = await testApp();
const releases = await openReleases(portal);
const FORM = aConfiguredForm(releases.current('JRT'), A_ROW_ID);

test.each([
  ['S1-100%', 'Motor power'],
  ['S3-40%', 'Motor power (S1 rating)'],
])('in duty %s a list calls the power of a motor: %s', async (durationFactor, label) => {
  const form = { ...FORM, basicType: { ...FORM.basicType, durationFactor } };
  const [drive] = await drivesOfForms([form], { releases, db: portal.db, locale: 'en' });
  expect(drive?.figures.find(({ symbol }) => symbol === 'P')?.label).toBe(label);
});

test('a list names how a drive is mounted, and of what it is fitted with what is not usual', async () => {
  const motorConfig = { ...FORM.motorConfig, brakes: 'BM4', encoder: 'incremental' };
  const [drive] = await drivesOfForms([{ ...FORM, motorConfig }], { releases, db: portal.db, locale: 'en' });
  expect(drive?.fittings.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Assembly type: KF B5 flange mounted, solid shaft',
    'Mounting position: M1',
    'Brake: BM4',
    'Encoder: Incremental encoder (E)',
  ]);
});

test.each([
  ['3AC 380V', false],
  ['1AC 220V', true],
])(
  'a list is told of a motor of %s whether its figures are to be confirmed: %s (issue 12)',
  async (motorVoltage, open) => {
    const motorConfig = { ...FORM.motorConfig, motorVoltage };
    const [drive] = await drivesOfForms([{ ...FORM, motorConfig }], { releases, db: portal.db, locale: 'en' });
    expect(drive?.figuresOpen).toBe(open);
  },
);
