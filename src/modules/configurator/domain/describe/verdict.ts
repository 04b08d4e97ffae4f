import type { NamedAssignment } from '#engine/public.ts';
import { possibilitiesOf } from '#modules/configurator/domain/context/possibilities.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { settledPossibilities } from '#modules/configurator/domain/context/settled.ts';
import { standingValues } from '#modules/configurator/domain/context/standing.ts';
import type { Configuration } from '#product/configuration.ts';
import { type OpenPoint, openPointsOf } from './open-points.ts';

/** What a configuration comes to, without the options of its fields. */
export interface Verdict {
  /** What stands in every variable. */
  readonly standing: NamedAssignment;
  /** What is missing or wrong; none for a product. */
  readonly openPoints: readonly OpenPoint[];
}

/**
 * Whether a configuration is a product, and which one.
 * @throws if it contradicts the release
 */
export function verdictOf(config: Configuration, context: ProductContext): Verdict {
  const open = possibilitiesOf(config, context);
  if (!open) throw new Error('The configuration contradicts its release');
  const standing = standingValues(config, context);
  const settled = settledPossibilities(config, standing, open, context);
  return { standing, openPoints: openPointsOf({ config, standing, open, settled, context }) };
}
