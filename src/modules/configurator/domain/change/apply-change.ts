import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { isVisibleField } from '#modules/configurator/domain/context/with-defaults.ts';
import { type Change, makeChange, touchedBy } from '#product/change.ts';
import { type Configuration, type FieldId, withChoices, withoutValues, withRestored } from '#product/configuration.ts';
import { flatConfiguration } from '#product/flat-configuration.ts';
import { isReasonStale, REASON } from '#product/judgement/reserve.ts';
import type { ChangeRule } from '#product/rule.ts';
import { carriedFigures } from './carried-figures.ts';
import { type Difference, differences } from './diff.ts';
import type { Cleared, Outcome } from './outcome.ts';
import { reconcile } from './reconcile.ts';
import { restoredAfter, standingOf, withWhatStands } from './what-stands.ts';

/**
 * A change with all it entails (spec 001 §4): the field-change rules in their order, then the constraints, to which the
 * new change is dearer than earlier choices and those are dearer than presets.
 */
export function applyChange(before: Configuration, change: Change, context: ProductContext): Outcome {
  const ruled = foldRules(context.line.changes, before, change, context);
  const folded = change.kind === 'repair' ? restated(ruled, before, change, context) : ruled;
  const said = [...touchedBy(change), ...(change.kind === 'repair' ? Object.keys(change.kept) : [])];
  const fitted = reconcile(folded.config, said, context);
  if (fitted.refused) return { config: before, fired: [], cleared: [], refused: fitted.refused };
  const { config, cleared: reason } = withoutStaleReason(before, fitted.config, context);
  const lost = inAll(before, touchedBy(change), [...folded.cleared, ...fitted.cleared]);
  const standing = standingOf(config, context);
  const cleared = withWhatStands(lost, standing);
  const restored = restoredAfter(before, standing, { touched: touchedBy(change), cleared });
  const carried = carriedFigures(before, config, change, context);
  return {
    config: withRestored(config, restored),
    fired: folded.fired,
    cleared: [...cleared, ...reason],
    ...(carried.length > 0 && { carried }),
  };
}

/** A way out says all that stands: what rules cleared of it is put back, with the row, the figures and the texts. */
function restated(
  { config, fired, cleared }: ReturnType<typeof foldRules>,
  before: Configuration,
  change: Extract<Change, { kind: 'repair' }>,
  context: ProductContext,
): ReturnType<typeof foldRules> {
  const made = makeChange(before, change, context.line.search);
  const kept = Object.fromEntries(Object.entries(change.kept).filter(([id]) => !touchedBy(change).includes(id)));
  const whole = { ...made, ...withChoices({ ...config, ...withoutValues(config, change.clears) }, kept) };
  return {
    config: { ...whole, ...withChoices(whole, change.choices) },
    fired,
    cleared: cleared.filter(({ field, from }) => flatConfiguration(whole).get(field) !== from),
  };
}

/** A reason was given for one shortfall: another drive or another demand needs its own (product decisions §11). */
function withoutStaleReason(
  before: Configuration,
  after: Configuration,
  { line }: ProductContext,
): Pick<Outcome, 'config' | 'cleared'> {
  if (!isReasonStale(before, after, line.rows)) return { config: after, cleared: [] };
  const from = after.texts[REASON];
  const config = { ...after, texts: { ...after.texts, [REASON]: '' } };
  return { config, cleared: [{ field: REASON, from, to: null, because: 'rule', ruleId: 'reason-of-figures' }] };
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
  const codesOf = (field: FieldId) => [...(context.codes.get(field) ?? [])];
  let config = makeChange(before, change, context.line.search);
  let changed = differences(before, config);
  const fired: string[] = [];
  const cleared: Cleared[] = [];
  for (const rule of rules) {
    if (!wakes(rule, touched, changed)) continue;
    const step = { before, config, touched, isVisible, codesOf, standing: () => resolvedValues(step.config, context) };
    const after = { ...config, ...rule.apply(step) };
    const altered = differences(config, after);
    config = after;
    if (altered.length === 0) continue;
    fired.push(rule.id);
    cleared.push(...losses(rule, altered, touched));
    changed = differences(before, config);
  }
  return { config, fired, cleared };
}

/**
 * What was lost of what stood before, each field once, as what stood and as what stands now: what only passed is no loss. What the
 * change itself names and cannot have is told as it is.
 */
function inAll(before: Configuration, touched: readonly FieldId[], cleared: readonly Cleared[]): readonly Cleared[] {
  const stood = flatConfiguration(before);
  const last = new Map(cleared.map((loss) => [loss.field, loss.to]));
  const first = cleared.filter(({ field }, at) => cleared.findIndex((loss) => loss.field === field) === at);
  return first.flatMap((loss) => {
    if (touched.includes(loss.field)) return [loss];
    const [from, to] = [stood.get(loss.field), last.get(loss.field) ?? null];
    return from === undefined || from === to ? [] : [{ ...loss, from, to }];
  });
}

function wakes(rule: ChangeRule, touched: readonly FieldId[], changed: readonly Difference[]): boolean {
  const altered = changed.map(({ field }) => field);
  const awake = rule.evenWhenSame ? [...altered, ...touched] : altered;
  return rule.on.some((field) => awake.some((id) => id === field || id.startsWith(`${field}.`)));
}

function losses(rule: ChangeRule, altered: readonly Difference[], touched: readonly FieldId[]): Cleared[] {
  return altered.flatMap(({ field, from, to }) =>
    from === null || touched.includes(field) ? [] : [{ field, from, to, because: 'rule' as const, ruleId: rule.id }],
  );
}
