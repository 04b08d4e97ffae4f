import { createHmac, timingSafeEqual } from 'node:crypto';
import { type PartnerCall, signedText } from '#modules/accounts/domain/partner-call.ts';

/** Signs for a partner this portal does not know, so that the check takes as long. */
const NOBODYS_KEY = 'x'.repeat(32);

/** Whether a partner of the setting PARTNERS signed this call; compared in constant time. */
export function isSignedBy(
  partners: Readonly<Record<string, string>>,
  call: PartnerCall & { readonly signature: string },
): boolean {
  const key = Object.hasOwn(partners, call.partner) ? partners[call.partner] : undefined;
  const expected = createHmac('sha256', key ?? NOBODYS_KEY)
    .update(signedText(call))
    .digest();
  const given = Buffer.from(call.signature, 'hex');
  const same = given.length === expected.length && timingSafeEqual(given, expected);
  return same && key !== undefined;
}
