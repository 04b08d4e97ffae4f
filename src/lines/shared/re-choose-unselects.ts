import { type FieldId, withPresets } from '#product/configuration.ts';
import { NONE } from '#product/field.ts';
import type { ChangeRule } from '#product/rule.ts';

/**
 * Choosing the same value again un-selects it (spec 001 §4); un-selected means: none of it is wanted. That is a preset: it
 * must not cost the inverter that it needs thermal protection.
 */
export function reChooseUnselects(fields: readonly FieldId[]): ChangeRule {
  return {
    id: 're-choose-unselects',
    on: fields,
    evenWhenSame: true,
    apply: ({ before, config, touched }) => {
      const chosen = touched.filter((field) => fields.includes(field) && config.values[field] !== undefined);
      const again = chosen.filter((field) => before.values[field] === config.values[field]);
      return withPresets(config, Object.fromEntries(again.map((field) => [field, NONE])));
    },
  };
}
