import type { Repair } from '#modules/catalogue/domain/explain/explanation.ts';
import { previewChange } from '#modules/configurator/domain/change/apply-change.ts';
import type { Outcome } from '#modules/configurator/domain/change/outcome.ts';
import { engineValues } from '#modules/configurator/domain/context/engine-values.ts';
import { evaluatedConfiguration } from '#modules/configurator/domain/context/evaluated.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';

/** A repair as the change of the form that makes it, with all it would do. */
export interface PreviewedRepair extends Repair {
  readonly change: Extract<Change, { kind: 'repair' }>;
  readonly outcome: Outcome;
}

/** What stands against the options of a field: the choices a way out keeps as far as it can. */
export function choicesBeside(config: Configuration, def: FieldDef, context: ProductContext): Values {
  return engineValues({ ...evaluatedConfiguration(config, def, context.line), basicType: null }, context);
}

/** What each way to an option of a field would do to a configuration; those the release refuses are left out. */
export function previewRepairs(
  config: Configuration,
  def: FieldDef,
  repairs: readonly Repair[],
  context: ProductContext,
): readonly PreviewedRepair[] {
  const kept = choicesBeside(config, def, context);
  return repairs.flatMap((repair) => {
    const clears = repair.drop.filter((field) => field !== BASIC_TYPE);
    const change = { kind: 'repair', choices: repair.set, clears, kept, row: repair.row } as const;
    const outcome = previewChange(config, change, context);
    return outcome.refused ? [] : [{ ...repair, change, outcome }];
  });
}
