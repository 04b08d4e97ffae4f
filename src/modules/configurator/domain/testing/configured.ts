import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { applyChange, foldRules } from '#modules/configurator/domain/change/apply-change.ts';
import { emptyWizard } from '#modules/configurator/domain/wizard/reducer.ts';
import type { Change } from '#product/change.ts';
import type { Configuration, Values } from '#product/configuration.ts';
import type { ChangeRule } from '#product/rule.ts';
import { aRow, SAMPLE_PRODUCT } from './sample-product.ts';

/** A configuration that holds these values and whatever else is named. */
export function aConfiguration(values: Values = {}, more: Partial<Configuration> = {}): Configuration {
  return { ...EMPTY_CONFIGURATION, ...more, values };
}

/** What a rule makes of a change by itself, without the other rules and the constraints. */
export function ruleAlone(rule: ChangeRule, before: Configuration, change: Change) {
  return foldRules([rule], before, change, SAMPLE_PRODUCT);
}

/** The change that chooses a code. */
export function choose(field: string, value: string): Change {
  return { kind: 'choose', field, value };
}

/** The configuration after a person made these changes one after the other. */
export function configured(...changes: readonly Change[]): Configuration {
  return changes.reduce(
    (config, change) => applyChange(config, change, SAMPLE_PRODUCT).config,
    SAMPLE_PRODUCT.line.empty,
  );
}

/** Steps 1 and 2 of a K67 with a 1.5 kW motor, and a keyed hollow shaft with flange. */
export const K67_WITH_MOTOR: readonly Change[] = [
  choose('gearboxModel', 'K'),
  choose('inputType', 'motor'),
  { kind: 'basicType', row: aRow('K67', '90L', { inputType: 'motor' }) },
  choose('builtInType', 'KAF'),
];

/** The wizard as it starts. */
export const EMPTY_WIZARD = emptyWizard(SAMPLE_PRODUCT.line);
