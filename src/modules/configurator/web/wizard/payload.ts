import { SPECIAL_WISHES } from '#modules/configurator/domain/configuration.ts';
import { toWireForm, type WireForm } from '#modules/configurator/domain/saved-form/wire-form.ts';
import { toSavedForm } from '#modules/configurator/domain/saved-form.ts';
import type { WizardView } from './wizard-view.ts';

/** What is sent to save the configuration as it stands; null while no basic type is chosen. */
export function payloadOf({ config, description, product, words }: WizardView): WireForm | null {
  const { standing } = description;
  const line = toSavedForm(config, standing, { technicalVersion: words.locale });
  return line && toWireForm(line, { releaseHash: product.hash, specialWishes: standing[SPECIAL_WISHES] === 'yes' });
}
