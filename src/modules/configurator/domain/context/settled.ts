import type { NamedAssignment } from '#engine/public.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import { stepKindOf } from '#product/line.ts';
import { engineValues, NOT_APPLICABLE } from './domains.ts';
import { type Possibilities, possibilitiesOf, possibilitiesWith } from './possibilities.ts';
import type { ProductContext } from './product-context.ts';
import { standingValues } from './standing.ts';

const NOTHING: Possibilities = { possible: () => new Set(), alternatives: () => new Set() };

/**
 * What variables can still be once the defaults that stand are taken for granted: what decides what is shown. Of the
 * installation only those that surely apply are: the usual side of a flange must not choose an assembly type that has one.
 */
export function settledPossibilities(
  config: Configuration,
  standing: NamedAssignment,
  open: Possibilities,
  context: ProductContext,
): Possibilities {
  const isGranted = (field: FieldId) =>
    field in context.defaults && (stepKindOf(field, context.line) !== 'mounting' || applies(open, field));
  const defaults = Object.entries(standing).filter(([field]) => isGranted(field));
  const values = { ...Object.fromEntries(defaults), ...engineValues(config, context) };
  return possibilitiesWith(values, context) ?? NOTHING;
}

/** Whether a variable surely applies: "does not apply" is no longer possible for it. */
export function applies({ possible }: Possibilities, field: FieldId): boolean {
  const codes = possible(field);
  return codes.size > 0 && !codes.has(NOT_APPLICABLE);
}

/** Whether a field of the release is shown for a configuration. */
export function isVisibleField(config: Configuration, field: FieldId, context: ProductContext): boolean {
  const open = possibilitiesOf(config, context) ?? NOTHING;
  return applies(settledPossibilities(config, standingValues(config, context), open, context), field);
}
