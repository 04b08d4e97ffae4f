import { expect, test } from 'vitest';
import { savedForm } from '#modules/configurator/contract.ts';
import { aSavedForm } from '#testing/builders/saved-form.ts';
import { formToTakeOver, sharedForm } from './shared-form.ts';

const PLANTED = 'PLANTED';
const FORM = savedForm.parse({
  ...aSavedForm(),
  category: 'JRT',
  technicalDocEmail: `${PLANTED}@example.com`,
  remark: PLANTED,
  specialWishes: true,
  customizedRequirements: PLANTED,
  serviceFactorAccepted: { reason: `${PLANTED} by the buyer` },
  sizingCase: `application=hoist&m_L=${PLANTED}`,
  lectoTypeParamsValues: [{ modelKey: 'project', customerValues: [PLANTED] }],
  motorConfig: { ...aSavedForm().motorConfig, id: '01890a5d-ac96-774b-bcce-b302099a8057' },
});

test('what is shared of a form has no word that a person wrote, and no id', () => {
  const shared = JSON.stringify(sharedForm(FORM));
  expect(shared).not.toContain(PLANTED);
  expect(shared).not.toContain('01890a5d');
});

test('it is a form still, of the same product', () => {
  const shared = sharedForm(FORM);
  expect(savedForm.parse(shared)).toEqual(shared);
  expect(shared).toMatchObject({ basicTypeId: FORM.basicTypeId, releaseHash: FORM.releaseHash, specialWishes: true });
  expect(shared.motorConfig).toMatchObject({ brakes: 'BE2' });
});

test('whoever takes it over says their own wishes and reasons', () => {
  const taken = formToTakeOver(sharedForm(FORM));
  expect(taken).toMatchObject({ specialWishes: false, customizedRequirements: null });
  expect(taken).not.toHaveProperty('serviceFactorAccepted');
  expect(savedForm.parse(taken)).toEqual(taken);
});

test('what a sample was chosen by stays, since it is the sample', () => {
  expect(sharedForm({ ...FORM, sampleSelectionFlag: 'Y' }).lectoTypeParamsValues).toEqual(FORM.lectoTypeParamsValues);
});
