import { createHash } from 'node:crypto';
import { canonicalJson, type Frozen } from '#modules/quotes/domain/canonical-json.ts';
import type { RevisionBody } from '#modules/sheets/domain/sheet-body.ts';

/** The SHA-256 of a revision in its canonical form, as the database keeps it: what is left out there is left out here. */
export function hashOfBody(body: RevisionBody): string {
  const kept: Frozen = JSON.parse(JSON.stringify(body));
  return createHash('sha256').update(canonicalJson(kept)).digest('hex');
}
