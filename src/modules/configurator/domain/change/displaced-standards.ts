import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { settledAmong } from '#modules/configurator/domain/context/settled.ts';
import { type Configuration, type FieldId, withoutValues } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { stepKindOf } from '#product/line.ts';
import type { FilledIn } from './filled-in.ts';

/** A field in which something else stands than stood before, and what stood. */
export interface Displaced extends FilledIn {
  readonly from: string;
}

/**
 * What stood of the mounting and the options without being said and gave way to a change, each with what stands since: a rain cover
 * turns the motor upwards, a brake brings IP54. Nobody said them, so the line that says "also set" must (spec 001 §4).
 */
export function displacedStandards(
  before: Configuration,
  after: Configuration,
  context: ProductContext,
): readonly Displaced[] {
  const [was, is] = [resolvedValues(before, context), resolvedValues(after, context)];
  const isUnsaid = (field: FieldId) => before.values[field] === undefined && after.values[field] === undefined;
  // What stands at all is known already; only where that differs it is asked whether nothing else could stand.
  const turned = Object.keys(context.defaults).filter(
    (field) => was[field] !== is[field] && isUnsaid(field) && isFitting(field, context),
  );
  if (turned.length === 0) return [];
  const [stood, stands] = [settledAmong(turned, before, context), settledAmong(turned, after, context)];
  return turned.flatMap((field) => {
    const { [field]: from = HIDDEN } = stood;
    const { [field]: value = HIDDEN } = stands;
    return [from, value].includes(HIDDEN) || from === value ? [] : [{ field, from, value }];
  });
}

/** What stands otherwise than it would if nothing but the drive had been chosen, although nobody said it. */
export function displacedByChoices(config: Configuration, context: ProductContext): readonly Displaced[] {
  const fittings = Object.keys(config.values).filter((field) => isFitting(field, context));
  return displacedStandards({ ...config, ...withoutValues(config, fittings) }, config, context);
}

function isFitting(field: FieldId, { line }: ProductContext): boolean {
  return ['mounting', 'options'].includes(stepKindOf(field, line) ?? '');
}
