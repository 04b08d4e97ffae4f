import { explain } from '#modules/catalogue/domain/explain/explain.ts';
import type { Explanation, Repair, Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { foldRules } from '#modules/configurator/domain/change/apply-change.ts';
import { NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { AskedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import { belongsTo } from '#product/rule.ts';

/** A repair in fields of the form. */
export interface FormRepair extends Repair {
  /** What the form's field-change rules clear besides (spec 001 §4), of what was chosen. */
  readonly clears: readonly FieldId[];
}

/**
 * Why what another system wants cannot be had, or with nothing wanted why its choices cannot stand together; undefined if
 * they can.
 */
export function explainAsked(
  asked: AskedConfiguration,
  wanted: Wanted | null,
  context: ProductContext,
): Explanation<FormRepair> | undefined {
  const { choices, rowChoices } = asked;
  const explained = explain({ choices, rowChoices, wanted }, context.engine);
  return explained && { ...explained, repairs: explained.repairs.map((repair) => onForm(repair, asked, context)) };
}

/** What does not apply any more is given up, and figures there is nothing to ask of any more; the form clears the rest. */
function onForm(repair: Repair, asked: AskedConfiguration, context: ProductContext): FormRepair {
  const pairs = Object.entries(repair.set);
  const hidden = pairs.flatMap(([id, code]) => (code === NOT_APPLICABLE ? [id] : []));
  const set = Object.fromEntries(pairs.filter(([id]) => !hidden.includes(id)));
  const drop = [...repair.drop, ...hidden, ...figuresLost(repair.set, asked, context)];
  return { ...repair, set, drop, clears: clearsOf({ ...repair, set, drop }, asked, context) };
}

/** Figures that become variables again, as the power of the customer's motor where the motor becomes one of ours. */
function figuresLost(set: Values, { config }: AskedConfiguration, { line, codes }: ProductContext): readonly FieldId[] {
  return Object.entries(line.search.askedWith).flatMap(([figure, [variable, codesWith]]) => {
    const code = set[variable];
    const isLost = code !== undefined && !codesWith.includes(code) && codes.has(figure) && set[figure] === undefined;
    return isLost && (config.search[figure] ?? null) !== null ? [figure] : [];
  });
}

/** What the form would clear on these changes, row included. */
function clearsOf(
  { set, drop }: Repair,
  { config, choices }: AskedConfiguration,
  context: ProductContext,
): readonly FieldId[] {
  if (!wakesRules(Object.keys(set), context)) return [];
  const after = foldRules(context.line.changes, config, { kind: 'chooseAll', choices: set }, context);
  const lost = after.cleared.map(({ field }) => field).filter((field) => !(field in set));
  const isGiven = (field: FieldId) => field === BASIC_TYPE || field in choices;
  return [...new Set(lost)].filter((field) => isGiven(field) && !drop.includes(field));
}

/** Whether a change of these fields wakes a field-change rule at all. */
function wakesRules(touched: readonly FieldId[], { line }: ProductContext): boolean {
  return line.changes.some(({ on }) => on.some((field) => touched.some((id) => belongsTo(id, field))));
}
