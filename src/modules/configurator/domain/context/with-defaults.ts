import type { NamedAssignment } from '#engine/public.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { stepKindOf } from '#product/line.ts';
import { type Domains, domainsOf, domainsWith } from './domains.ts';
import { engineValues, NOT_APPLICABLE } from './engine-values.ts';
import type { ProductContext } from './product-context.ts';
import { resolvedValues } from './resolved.ts';

const NOTHING: Domains = { possible: () => new Set(), alternatives: () => new Set() };

/**
 * What variables can still be once the defaults that stand are taken for granted: what decides what is shown. Of the
 * installation only those that surely apply are: the usual side of a flange must not choose an assembly type that has one.
 */
export function domainsWithDefaults(
  config: Configuration,
  standing: NamedAssignment,
  open: Domains,
  context: ProductContext,
): Domains {
  const isSure = (field: FieldId) => stepKindOf(field, context.line) !== 'mounting' || applies(open, field);
  const defaults = Object.entries(standing).filter(([field]) => isGranted(field, open, context) && isSure(field));
  const values = { ...Object.fromEntries(defaults), ...engineValues(config, context) };
  return domainsWith(values, context) ?? NOTHING;
}

/** Whether something stands in a variable that nobody said anything of; what must be said is not guessed once its standard is excluded. */
export function isGranted(field: FieldId, open: Domains, { defaults, fields }: ProductContext): boolean {
  const { [field]: standard } = defaults;
  if (standard === undefined) return false;
  const mustBeSaid = fields.some(({ id, isAskedUnlessUsual }) => id === field && isAskedUnlessUsual);
  return !mustBeSaid || open.possible(field).has(standard);
}

/** Whether a variable surely applies: "does not apply" is no longer possible for it. */
export function applies({ possible }: Domains, field: FieldId): boolean {
  const codes = possible(field);
  return codes.size > 0 && !codes.has(NOT_APPLICABLE);
}

/** Whether a field of the release is shown for a configuration. */
export function isVisibleField(config: Configuration, field: FieldId, context: ProductContext): boolean {
  const open = domainsOf(config, context) ?? NOTHING;
  return applies(domainsWithDefaults(config, resolvedValues(config, context), open, context), field);
}
