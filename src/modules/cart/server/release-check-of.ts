import type { Portal } from '#server/portal.ts';
import type { CartParts } from './verify-form.ts';

/**
 * How stored forms stand to the releases in force of this portal. What judges them is fetched when it is wanted: whoever reads the
 * tables of the cart alone, such as what generates migrations, does without.
 */
export async function releaseCheckOf(portal: Portal): Promise<CartParts['checkRelease']> {
  const { partsOf } = await import('./cart-parts.ts');
  return partsOf(portal).checkRelease;
}
