import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { domainsWithDefaults } from '#modules/configurator/domain/context/with-defaults.ts';
import { type Configuration, type FieldId, type Values, withoutValues } from '#product/configuration.ts';
import { stepKindOf } from '#product/line.ts';

/**
 * The configuration without the codes that stand without being chosen: defaults, and what the choices before them leave
 * alone. A saved line holds the whole product; as it was configured only part of that was said. The product stays the same
 * one, and nothing is open that was not.
 */
export function withoutWhatStands(config: Configuration, context: ProductContext): Configuration {
  const standing = resolvedValues(config, context);
  const held = Object.keys(config.values).toSorted((one, other) => placeOf(one, context) - placeOf(other, context));
  const asked = held.filter((field) => isOfTheModel(field, context) || isLookedFor(field, context));
  const chosen = held.reduce(
    (kept, field) => (asked.includes(field) || standsBy(field, kept, config, context) ? kept : kept.concat(field)),
    asked,
  );
  const less = only(chosen, config);
  const dropped = held.filter((field) => !chosen.includes(field));
  return isSame(resolvedValues(less, context), standing) && isAllSettled(dropped, less, context) ? less : config;
}

/** Where a field stands in display order; what is no field of the release stands last. */
function placeOf(variable: FieldId, { fields }: ProductContext): number {
  const [name] = variable.split('.');
  const place = fields.findIndex(({ id }) => id === name);
  return place === -1 ? fields.length : place;
}

/** What the product is, was said by a person, but for what follows from it. */
function isOfTheModel(field: FieldId, { line }: ProductContext): boolean {
  return stepKindOf(field, line) === 'model' && !line.rows.derivedVariables.includes(field);
}

/** What rows are looked for by was asked for, although the row found says it too: the power of a motor. */
function isLookedFor(field: FieldId, { line }: ProductContext): boolean {
  return Object.values(line.search.toggles).flat().includes(field);
}

/** Whether a field has the code it holds with nothing but the given fields chosen, and would not be open. */
function standsBy(field: FieldId, chosen: readonly FieldId[], config: Configuration, context: ProductContext): boolean {
  const part = only(chosen, config);
  return resolvedValues(part, context)[field] === config.values[field] && isAllSettled([field], part, context);
}

function only(chosen: readonly FieldId[], config: Configuration): Configuration {
  const others = Object.keys(config.values).filter((field) => !chosen.includes(field));
  return { ...config, ...withoutValues(config, others) };
}

/** Whether fields have one code left beside what is usual: none of them is open then. */
function isAllSettled(fields: readonly FieldId[], config: Configuration, context: ProductContext): boolean {
  const open = domainsOf(config, context);
  if (open === undefined) return false;
  const settled = domainsWithDefaults(config, resolvedValues(config, context), open, context);
  return fields.every((field) => settled.possible(field).size === 1);
}

function isSame(one: Values, other: Values): boolean {
  return Object.entries(other).every(([field, code]) => one[field] === code);
}
