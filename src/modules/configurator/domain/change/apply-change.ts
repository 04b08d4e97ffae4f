import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { isVisibleField } from '#modules/configurator/domain/context/with-defaults.ts';
import { type Change, makeChange, touchedBy } from '#product/change.ts';
import type { Configuration, FieldId } from '#product/configuration.ts';
import type { ChangeRule } from '#product/rule.ts';
import { differences } from './diff.ts';
import type { Cleared, Outcome } from './outcome.ts';
import { reconcile } from './reconcile.ts';

/**
 * A change with all it entails (spec 001 §4): the field-change rules in their order, then the constraints, to which the
 * new change is dearer than earlier choices and those are dearer than presets.
 */
export function applyChange(before: Configuration, change: Change, context: ProductContext): Outcome {
  const folded = foldRules(context.line.changes, before, change, context);
  const fitted = reconcile(folded.config, touchedBy(change), context);
  if (fitted.refused) return { config: before, fired: [], cleared: [], refused: fitted.refused };
  return { config: fitted.config, fired: folded.fired, cleared: [...folded.cleared, ...fitted.cleared] };
}

/** What a change would do, to be shown before it is made. */
export const previewChange = applyChange;

/** Applies the ordered rules one after the other and records which fired and what they cleared. */
export function foldRules(
  rules: readonly ChangeRule[],
  before: Configuration,
  change: Change,
  context: ProductContext,
): { config: Configuration; fired: readonly string[]; cleared: readonly Cleared[] } {
  const touched = touchedBy(change);
  const isVisible = (field: FieldId) => isVisibleField(before, field, context);
  let config = makeChange(before, change, context.line.search);
  const fired: string[] = [];
  const cleared: Cleared[] = [];
  for (const rule of rules) {
    if (!wakes(rule, touched, before, config)) continue;
    const after = { ...config, ...rule.apply({ before, config, touched, isVisible }) };
    const altered = differences(config, after);
    if (altered.length > 0) fired.push(rule.id);
    cleared.push(...losses(rule, altered, touched));
    config = after;
  }
  return { config, fired, cleared };
}

function wakes(rule: ChangeRule, touched: readonly FieldId[], before: Configuration, config: Configuration): boolean {
  const altered = differences(before, config).map(({ field }) => field);
  const awake = rule.evenWhenSame ? [...altered, ...touched] : altered;
  return rule.on.some((field) => awake.some((id) => id === field || id.startsWith(`${field}.`)));
}

function losses(rule: ChangeRule, altered: ReturnType<typeof differences>, touched: readonly FieldId[]): Cleared[] {
  return altered.flatMap(({ field, from, to }) =>
    from === null || touched.includes(field) ? [] : [{ field, from, to, because: 'rule' as const, ruleId: rule.id }],
  );
}
