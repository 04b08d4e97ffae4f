import { JRT_RULES } from '#lines/jrt/changes/changes.ts';
import type { FieldDef } from '#product/field.ts';
import type { Configuration, FieldId } from './configuration.ts';
import { withoutValues } from './configuration.ts';
import { BASIC_TYPE } from './flat-configuration.ts';
import { belongsTo } from './rule.ts';

const SEARCH_STEP = 1;

/**
 * The part of a configuration that stands against an option of a field: not the field's own presets-to-be. Left out is
 * what choosing it would clear by a field-change rule, presets, which yield, and for the search of step 2 the chosen row.
 */
export function judgedConfiguration(config: Configuration, field: FieldDef): Configuration {
  const cleared = clearedBy(config, field.id);
  const lost = Object.keys(config.values).filter(
    (variable) => config.presets.includes(variable) || cleared.some((id) => id !== field.id && belongsTo(variable, id)),
  );
  const keepsRow = field.step !== SEARCH_STEP && !cleared.includes(BASIC_TYPE);
  return { ...config, ...withoutValues(config, lost), basicType: keepsRow ? config.basicType : null };
}

/** What choosing a field clears by the field-change rules, directly. */
export function clearedBy(config: Configuration, field: FieldId): readonly FieldId[] {
  return JRT_RULES.filter(({ on }) => on.includes(field)).flatMap((rule) => rule.clears?.(config, field) ?? []);
}
