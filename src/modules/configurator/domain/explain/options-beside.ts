import { domainsOf, type NamedChoices } from '#engine/public.ts';
import { engineChoices, engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import { evaluatedConfiguration } from '#modules/configurator/domain/context/evaluated.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import { type CodeSpan, spansOf } from './code-spans.ts';

/**
 * What a field can hold with all that stands, where one choice alone stands against another of its options: the brakes a motor
 * frame takes. A size takes other motors in a gear of another type, so the type counts too. Nothing where several choices stand
 * against it together, where the options stand in no order of size, and where figures of the search leave less than the rules do.
 * @param against the choices that stand against the option
 */
export function optionsBeside(
  against: NamedChoices,
  config: Configuration,
  def: FieldDef,
  variable: FieldId,
  context: ProductContext,
): readonly CodeSpan[] {
  const { engine, line } = context;
  if (!line.ranked?.includes(variable) || Object.keys(against).length !== 1) return [];
  const isSearched =
    line.search.chosen.includes(variable) && line.search.numbers.some((id) => config.search[id] !== null);
  if (isSearched) return [];
  const { [variable]: _, ...others } = engineValues(evaluatedConfiguration(config, def, line), context);
  const choices = engineChoices(others);
  const { values = [] } = engine.variables.find(({ id }) => id === variable) ?? {};
  const possible = domainsOf(engine, choices)?.[variable]?.possible ?? new Set<string>();
  const options = values.filter((code) => code !== HIDDEN && code !== NONE);
  return spansOf(new Set(options.filter((code) => possible.has(code))), options);
}
