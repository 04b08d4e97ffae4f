import type { Configuration, FieldId } from '#product/configuration.ts';
import { withoutValues } from '#product/configuration.ts';
import type { FieldDef } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { ProductLine } from '#product/line.ts';
import { belongsTo } from '#product/rule.ts';

/**
 * The part of a configuration that stands against an option of a field: not the field's own presets-to-be. Left out is
 * what choosing it would clear by a field-change rule, presets, which yield, and for the search of step 2 the chosen row.
 */
export function evaluatedConfiguration(config: Configuration, field: FieldDef, line: ProductLine): Configuration {
  const cleared = clearedBy(config, field.id, line);
  const lost = Object.keys(config.values).filter(
    (variable) => config.presets.includes(variable) || cleared.some((id) => id !== field.id && belongsTo(variable, id)),
  );
  const keepsRow = line.steps[field.step]?.kind !== 'search' && !cleared.includes(BASIC_TYPE);
  return { ...config, ...withoutValues(config, lost), basicType: keepsRow ? config.basicType : null };
}

/** What choosing a field clears by the field-change rules, directly. */
export function clearedBy(config: Configuration, field: FieldId, { changes }: ProductLine): readonly FieldId[] {
  return changes.filter(({ on }) => on.includes(field)).flatMap((rule) => rule.clears?.(config, field) ?? []);
}
