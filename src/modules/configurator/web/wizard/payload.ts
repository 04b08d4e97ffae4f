import type { z } from 'zod';
import type { savedForm } from '#modules/configurator/contract.ts';
import type { WizardView } from './wizard-view.ts';

type SentForm = z.input<typeof savedForm>;

/** What is sent to save the configuration as it stands; null while no basic type is chosen. */
export function payloadOf({ config, description, product, words }: WizardView): SentForm | null {
  const options = { technicalVersion: words.locale, releaseHash: product.hash };
  const form = product.context.line.saved.write(config, description.standing, options);
  // The line writes what the contract takes for its category; a test sends it through the contract.
  return form as SentForm | null;
}
