import { completeNamed, type NamedAssignment } from '#engine/public.ts';
import type { Configuration } from './configuration.ts';
import { engineChoices, engineValues } from './domains.ts';
import type { ProductContext } from './product-context.ts';

/**
 * What stands in every variable: the choice, else what the choices force, else the default where it is possible, else
 * the first possible value. This is the product that is saved, priced and drawn; empty if the choices contradict.
 */
export function standingValues(config: Configuration, context: ProductContext): NamedAssignment {
  const choices = engineChoices(engineValues(config, context));
  return completeNamed(context.engine, choices, engineChoices(context.defaults)) ?? {};
}
