import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { SIZING_CASE } from '#product/sizing-case.ts';

/**
 * The form as the server keeps it: written anew from the row and from what stands in every variable, so that a line says
 * the same as its type code, holds no part that does not belong to the product, and never changes with a later default. The sizing
 * it comes from says nothing of the product, and stays as it was sent.
 */
export function canonicalForm(
  sent: SavedForm,
  config: Configuration,
  standing: Values,
  { line }: ProductContext,
): SavedForm {
  const { technicalVersion, sampleSelectionFlag, lectoTypeParamsValues: sample, releaseHash } = sent;
  const options = { technicalVersion, releaseHash, ...(sampleSelectionFlag === 'Y' && { sample }) };
  const { [SIZING_CASE]: sizing } = sent;
  return savedForm.parse({ ...line.saved.write(config, standing, options), ...(sizing && { [SIZING_CASE]: sizing }) });
}
