import { explain } from '#modules/catalogue/domain/explain/explain.ts';
import type { Explanation } from '#modules/catalogue/domain/explain/explanation.ts';
import { heldChoices } from '#modules/catalogue/domain/explain/held.ts';
import { engineChoices, engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import { evaluatedConfiguration } from '#modules/configurator/domain/context/evaluated.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { type PreviewedRepair, previewRepairs } from './preview-repairs.ts';

/** Why an option of the wizard cannot be chosen as things stand (product §3); undefined if it can. */
export function explainOption(
  config: Configuration,
  def: FieldDef,
  variable: FieldId,
  value: string,
  context: ProductContext,
): Explanation<PreviewedRepair> | undefined {
  const judged = engineChoices(engineValues(evaluatedConfiguration(config, def, context.line), context));
  const explained = explain({ ...heldChoices(judged), wanted: { variable, value } }, context.engine);
  return explained && { ...explained, repairs: previewRepairs(config, explained.repairs, context) };
}
