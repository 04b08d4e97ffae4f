import { completeNamed, type Engine, type NamedAssignment } from '#engine/public.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import { engineChoices, engineValues } from './engine-values.ts';
import type { ProductContext } from './product-context.ts';

/** What was worked out for a configuration; it never changes, and many ask for it. */
const known = new WeakMap<Configuration, { readonly engine: Engine; readonly standing: NamedAssignment }>();

/** What the last choices of an engine come to: configurations that differ beside the release ask the same one after the other. */
const latest = new WeakMap<Engine, { readonly choices: string; readonly standing: NamedAssignment }>();

/**
 * What stands in every variable: the choice, else what the choices force, else the default where it is possible, else
 * the first possible value. This is the product that is saved, priced and drawn; empty if the choices contradict.
 */
export function resolvedValues(config: Configuration, context: ProductContext): NamedAssignment {
  const { engine } = context;
  const before = known.get(config);
  if (before?.engine === engine) return before.standing;
  const standing = completed(engineValues(config, context), context);
  known.set(config, { engine, standing });
  return standing;
}

function completed(values: Values, { engine, defaults }: ProductContext): NamedAssignment {
  const choices = JSON.stringify(values);
  const before = latest.get(engine);
  if (before?.choices === choices) return before.standing;
  const standing = completeNamed(engine, engineChoices(values), engineChoices(defaults)) ?? {};
  latest.set(engine, { choices, standing });
  return standing;
}
