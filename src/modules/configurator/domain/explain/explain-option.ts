import { reasonsAgainst } from '#modules/catalogue/domain/explain/explain.ts';
import type { Reasons } from '#modules/catalogue/domain/explain/explanation.ts';
import { heldChoices } from '#modules/catalogue/domain/explain/held.ts';
import { engineChoices, engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import { evaluatedConfiguration } from '#modules/configurator/domain/context/evaluated.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';

/**
 * Why an option of the wizard cannot be chosen as things stand (product §3); undefined if it can. How it can be had all the
 * same takes the catalogue's rows, see `askForWaysOut`.
 */
export function explainOption(
  config: Configuration,
  def: FieldDef,
  variable: FieldId,
  value: string,
  context: ProductContext,
): Reasons | undefined {
  const judged = engineChoices(engineValues(evaluatedConfiguration(config, def, context.line), context));
  return reasonsAgainst({ ...heldChoices(judged), wanted: { variable, value } }, context.engine, context.neighbours);
}
