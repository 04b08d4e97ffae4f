import type { Values } from '#product/configuration.ts';
import { isExplosionProof } from './motor-kind.ts';

/** What the name of a product says of its motor beside its designation: an explosion-proof one is another motor. */
export function motorNameWords(standing: Values): readonly string[] {
  return isExplosionProof(standing) ? ['EX'] : [];
}
