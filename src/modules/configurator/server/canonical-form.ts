import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import type { ProductContext } from '#modules/configurator/domain/product-context.ts';
import type { Configuration, Values } from '#product/configuration.ts';

/**
 * The form as the server keeps it: written anew from the row and from what stands in every variable, so that a line says
 * the same as its type code, holds no part that does not belong to the product, and never changes with a later default.
 */
export function canonicalForm(
  sent: SavedForm,
  config: Configuration,
  standing: Values,
  { line }: ProductContext,
): SavedForm {
  const { technicalVersion, sampleSelectionFlag, lectoTypeParamsValues: sample, releaseHash } = sent;
  const options = { technicalVersion, releaseHash, ...(sampleSelectionFlag === 'Y' && { sample }) };
  return savedForm.parse(line.saved.write(config, standing, options));
}

/** Whether what was sent of the chosen row is what the row says; what was left out is filled in. */
export function speaksOfRow(sent: SavedForm, canonical: SavedForm): boolean {
  const pairs = [
    [identityOf(sent), identityOf(canonical)],
    [sent.basicType, canonical.basicType],
    [sent.inputModule, canonical.inputModule],
  ] as const;
  return pairs.every(([part, kept]) => (part === null) === (kept === null) && saysTheSame(part ?? {}, kept ?? {}));
}

function identityOf({ gearboxModel, inputType, efficiencyClass }: SavedForm): object {
  return { gearboxModel, inputType, efficiencyClass };
}

function saysTheSame(part: object, kept: object): boolean {
  const known = new Map(Object.entries(kept));
  return Object.entries(part).every(([field, value]) => field === 'id' || value === null || known.get(field) === value);
}
