import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as assurance S4 asks: memory in KiB, passes, lanes. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for keeping; runs beside the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, STRENGTH);
}

/** Whether a password is the one that was hashed. */
export function verifyPassword(kept: string, password: string): Promise<boolean> {
  return verify(kept, password);
}

/** Whether a hash was made with less than today's strength and should be made anew at the next sign-in. */
export function isWeakHash(kept: string): boolean {
  const [, memory = 0, passes = 0] = (/^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),/.exec(kept) ?? []).map(Number);
  return memory < STRENGTH.memoryCost || passes < STRENGTH.timeCost;
}

let nobodysHash: Promise<string> | undefined;

/** A hash no password fits: what an unknown username is checked against, so that it takes as long as a known one. */
export function hashOfNobody(): Promise<string> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('hex'));
  return nobodysHash;
}
