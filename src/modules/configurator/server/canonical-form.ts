import { type SavedForm, savedForm } from '#modules/configurator/contract.ts';
import { type Configuration, SPECIAL_WISHES, type Values } from '#modules/configurator/domain/configuration.ts';
import { toWireForm } from '#modules/configurator/domain/saved-form/wire-form.ts';
import { toSavedForm } from '#modules/configurator/domain/saved-form.ts';

/**
 * The form as the server keeps it: written anew from the row and from what stands in every variable, so that a line says
 * the same as its type code, holds no part that does not belong to the product, and never changes with a later default.
 */
export function canonicalForm(sent: SavedForm, config: Configuration, standing: Values): SavedForm {
  const { technicalVersion, sampleSelectionFlag, lectoTypeParamsValues: sample, releaseHash } = sent;
  const line = toSavedForm(config, standing, { technicalVersion, ...(sampleSelectionFlag === 'Y' && { sample }) });
  const form = line && toWireForm(line, { releaseHash, specialWishes: standing[SPECIAL_WISHES] === 'yes' });
  return savedForm.parse(form);
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
