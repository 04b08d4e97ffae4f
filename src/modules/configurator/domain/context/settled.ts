import type { Configuration, Values } from '#product/configuration.ts';
import { domainsOf } from './domains.ts';
import type { ProductContext } from './product-context.ts';
import { resolvedValues } from './resolved.ts';
import { domainsWithDefaults } from './with-defaults.ts';

/** What stands with the defaults taken for granted; a variable that can still be several is open, and left out. */
export function settledValues(config: Configuration, context: ProductContext): Values {
  const open = domainsOf(config, context);
  if (open === undefined) return {};
  const standing = resolvedValues(config, context);
  const { possible } = domainsWithDefaults(config, standing, open, context);
  return Object.fromEntries(Object.entries(standing).filter(([field]) => possible(field).size === 1));
}
