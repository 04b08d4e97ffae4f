import { createHash } from 'node:crypto';
import { canonicalJson, type Frozen } from '#modules/quotes/domain/canonical-json.ts';

/** The SHA-256 of a value in its canonical form. */
export function hashOf(value: Frozen): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
