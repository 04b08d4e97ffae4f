import type { Configuration, FieldId, Values } from '#product/configuration.ts';
import { domainsOf } from './domains.ts';
import type { ProductContext } from './product-context.ts';
import { resolvedValues } from './resolved.ts';
import { domainsWithDefaults } from './with-defaults.ts';

/** What stands with the defaults taken for granted; a variable that can still be several is open, and left out. */
export function settledValues(config: Configuration, context: ProductContext): Values {
  return settledAmong(Object.keys(resolvedValues(config, context)), config, context);
}

/** The same of some variables alone: each costs a question of its own. */
export function settledAmong(fields: readonly FieldId[], config: Configuration, context: ProductContext): Values {
  const open = domainsOf(config, context);
  if (open === undefined) return {};
  const standing = resolvedValues(config, context);
  const { possible } = domainsWithDefaults(config, standing, open, context);
  const isSettled = ([field]: readonly [FieldId, string]) => fields.includes(field) && possible(field).size === 1;
  return Object.fromEntries(Object.entries(standing).filter(isSettled));
}
