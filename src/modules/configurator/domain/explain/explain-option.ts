import { type CitedRule, repairsNamed, whyNotNamed } from '#engine/public.ts';
import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { Outcome } from '#modules/configurator/domain/change/outcome.ts';
import { engineChoices, engineValues } from '#modules/configurator/domain/context/domains.ts';
import { judgedConfiguration } from '#modules/configurator/domain/context/judging.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';

/** A change that leads to the wanted option, with all it would do. */
export interface WayOut {
  readonly change: Change;
  readonly outcome: Outcome;
}

/** Why an option is excluded, as a minimal set of choices and rules, and what could be done about it. */
export interface Exclusion {
  readonly choices: Values;
  readonly rules: readonly CitedRule[];
  readonly waysOut: readonly WayOut[];
}

const WAYS_OUT = 3;

/** Why an option cannot be chosen as things stand (product §3); undefined if it can. */
export function explainExclusion(
  config: Configuration,
  def: FieldDef,
  variable: FieldId,
  value: string,
  context: ProductContext,
): Exclusion | undefined {
  const judged = engineValues(judgedConfiguration(config, def, context.line), context);
  const conflict = whyNotNamed(context.engine, engineChoices(judged), variable, value);
  if (!conflict) return undefined;
  const choices = Object.entries(conflict.choices).map(([field, [code = '']]) => [field, code] as const);
  return {
    choices: Object.fromEntries(choices),
    rules: conflict.rules,
    waysOut: waysTo(config, judged, variable, value, context),
  };
}

function waysTo(
  config: Configuration,
  judged: Values,
  variable: FieldId,
  value: string,
  context: ProductContext,
): readonly WayOut[] {
  const { [variable]: _own, ...others } = judged;
  const repairs = repairsNamed(context.engine, engineChoices(others), { [variable]: [value] }, { limit: WAYS_OUT });
  return repairs.flatMap(({ replace }) => {
    const change: Change = { kind: 'chooseAll', choices: { ...replace, [variable]: value } };
    const outcome = previewChange(config, change, context);
    return outcome.refused ? [] : [{ change, outcome }];
  });
}
