import { expect, it } from 'vitest';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';
import { shippedRelease } from '#testing/builders/shipped-release.ts';
import { differencesOfForms } from './differences-of-forms.ts';

const release = shippedRelease();
const FORM = aConfiguredForm(release, A_ROW_ID);
const MOVED = aConfiguredForm(release, A_ROW_ID, [['installationPosition', 'M4']]);

it('of a product and itself there are none', () => {
  expect(differencesOfForms({ form: FORM, release }, { form: FORM, release }, 'en')).toEqual([]);
});

it.each([
  ['en', 'Mounting position'],
  ['zh-cn', '安装方位'],
] as const)('are told field by field, in words: %s', (locale, label) => {
  expect(differencesOfForms({ form: FORM, release }, { form: MOVED, release }, locale)).toEqual([
    { label, from: 'M1', to: 'M4' },
  ]);
});

it('are told by what is written where the former release is not known any more', () => {
  expect(differencesOfForms({ form: FORM, release: undefined }, { form: MOVED, release }, 'en')).toEqual([
    { label: 'Mounting position', from: 'M1', to: 'M4' },
  ]);
});

it('are not what is merely called otherwise by the later release', () => {
  const fields = new Map(
    [...release.fields].map(([id, field]) => [
      id,
      { ...field, values: field.values.map((value) => ({ ...value, label: { zh: '新', en: 'Renamed' } })) },
    ]),
  );
  expect(differencesOfForms({ form: FORM, release }, { form: FORM, release: { ...release, fields } }, 'en')).toEqual(
    [],
  );
});
