import type { z } from 'zod';
import type { savedForm } from '#modules/configurator/contract.ts';
import { settledValues } from '#modules/configurator/domain/context/settled.ts';
import type { SizedFields } from '#modules/configurator/domain/sized/sized-fields.ts';
import type { Values } from '#product/configuration.ts';
import { isSizingCase, SIZING_CASE } from '#product/sizing-case.ts';
import type { WizardView } from './wizard-view.ts';

type SentForm = z.input<typeof savedForm>;

/** What of the wizard is sent. */
export type SentView = Pick<WizardView, 'config' | 'description' | 'product' | 'words'>;

/**
 * What is sent of the configuration as it stands; null while no basic type is chosen. As long as it is not complete, what is open
 * stays open: nobody is told a product that was not chosen.
 */
export function payloadOf(view: SentView): SentForm | null {
  const { config, product, words } = view;
  const options = { technicalVersion: words.locale, releaseHash: product.hash };
  const standing = sentValues(view);
  const form = product.context.line.saved.write(config, standing, options);
  // The line writes what the contract takes for its category; a test sends it through the contract.
  return form as SentForm | null;
}

/** The same as it is kept by whoever gets it: with the case of the sizing it comes from. */
export function payloadToKeep(view: SentView & Pick<WizardView, 'sized'>): SentForm | null {
  const [form, sizingCase] = [payloadOf(view), caseToSave(view.sized)];
  return form && { ...form, ...(sizingCase !== undefined && { [SIZING_CASE]: sizingCase }) };
}

/** The case that is saved with a configuration; an address that somebody made up names none, nor does one that is too long. */
export function caseToSave(sized: SizedFields | undefined): string | undefined {
  return sized !== undefined && isSizingCase(sized.by) ? sized.by : undefined;
}

/** What stands in what is sent. */
export function sentValues({ config, description, product }: SentView): Values {
  return description.isComplete ? description.standing : settledValues(config, product.context);
}
