import { createHmac, timingSafeEqual } from 'node:crypto';
import { NO_SEND_TOKEN } from '#modules/documents/domain/no-send.ts';

const BYTES = 16;

function keyed(key: string, purpose: string, text: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest().subarray(0, BYTES);
}

/** What stands for an address on the list, however it is written. */
export function hashOfAddress(key: string, address: string): string {
  return keyed(key, 'no-send address', address.trim().toLowerCase()).toString('hex');
}

/** The token of the link in a mail to an address: what stands for it, sealed, so that nobody makes one up. */
export function tokenOfAddress(key: string, address: string): string {
  const hash = hashOfAddress(key, address);
  return Buffer.concat([Buffer.from(hash, 'hex'), keyed(key, 'no-send seal', hash)]).toString('base64url');
}

/** What a token stands for; undefined where it is none of this portal's. */
export function hashInToken(key: string, token: string): string | undefined {
  if (!NO_SEND_TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const hash = bytes.subarray(0, BYTES).toString('hex');
  const seal = bytes.subarray(BYTES);
  const expected = keyed(key, 'no-send seal', hash);
  return seal.length === expected.length && timingSafeEqual(seal, expected) ? hash : undefined;
}
