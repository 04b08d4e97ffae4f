import { createHash } from 'node:crypto';
import type { BillBody } from '#modules/bills/domain/bill-body.ts';
import { canonicalJson } from '#modules/quotes/domain/canonical-json.ts';
import { frozenText } from './composed-bill.ts';

/** The SHA-256 of a paper in its canonical form; of a draft that of the paper it would be, without its number. */
export function hashOfBody(body: BillBody): string {
  return createHash('sha256')
    .update(canonicalJson(frozenText(body)))
    .digest('hex');
}
