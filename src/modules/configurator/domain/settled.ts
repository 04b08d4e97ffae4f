import { domainsOf, type NamedAssignment, type NamedDomains } from '#engine/public.ts';
import type { Configuration, FieldId } from './configuration.ts';
import { engineChoices, engineValues, NOT_APPLICABLE } from './domains.ts';
import type { ProductContext } from './product-context.ts';
import { standingValues } from './standing.ts';

/** What each variable can still be once the defaults that stand are taken for granted: what decides what is shown. */
export function settledDomains(
  config: Configuration,
  standing: NamedAssignment,
  context: ProductContext,
): NamedDomains {
  const defaults = Object.entries(standing).filter(([field]) => field in context.defaults);
  const values = { ...Object.fromEntries(defaults), ...engineValues(config, context) };
  return domainsOf(context.engine, engineChoices(values)) ?? {};
}

/** Whether a variable surely applies: "does not apply" is no longer possible for it. */
export function applies(domains: NamedDomains, field: FieldId): boolean {
  const possible = domains[field]?.possible;
  return possible !== undefined && !possible.has(NOT_APPLICABLE);
}

/** Whether a field of the release is shown for a configuration. */
export function isVisibleField(config: Configuration, field: FieldId, context: ProductContext): boolean {
  return applies(settledDomains(config, standingValues(config, context), context), field);
}
