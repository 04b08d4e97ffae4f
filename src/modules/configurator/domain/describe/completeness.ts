import type { NamedAssignment } from '#engine/public.ts';
import { domainsOf } from '#modules/configurator/domain/context/domains.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { resolvedValues } from '#modules/configurator/domain/context/resolved.ts';
import { domainsWithDefaults } from '#modules/configurator/domain/context/with-defaults.ts';
import type { Configuration } from '#product/configuration.ts';
import { type OpenPoint, openPointsOf } from './open-points.ts';

/** What a configuration comes to, without the options of its fields. */
export interface Completeness {
  /** What stands in every variable. */
  readonly standing: NamedAssignment;
  /** What is missing or wrong; none for a product. */
  readonly openPoints: readonly OpenPoint[];
}

/**
 * Whether a configuration is a product, and which one.
 * @throws if it contradicts the release
 */
export function completenessOf(config: Configuration, context: ProductContext): Completeness {
  const open = domainsOf(config, context);
  if (!open) throw new Error('The configuration contradicts its release');
  const standing = resolvedValues(config, context);
  const settled = domainsWithDefaults(config, standing, open, context);
  return { standing, openPoints: openPointsOf({ config, standing, open, settled, context }) };
}
