import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id as assurance S4 asks: passes and lanes; the memory, in KiB, is the setting PASSWORD_MEMORY. */
const STRENGTH = { timeCost: 2, parallelism: 1 } as const;

/** Hashes a password for storage, off the event loop. */
export function hashPassword(password: string, memoryCost: number): Promise<string> {
  return hash(password, { ...STRENGTH, memoryCost });
}

/** Whether a password is the one that was hashed. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}

/** Whether a hash was made with less than today's strength and should be made anew at the next sign-in. */
export function isWeakHash(stored: string, memoryCost: number): boolean {
  const [, memory = 0, passes = 0] = (/^\$argon2id\$v=\d+\$m=(\d+),t=(\d+),/.exec(stored) ?? []).map(Number);
  return memory < memoryCost || passes < STRENGTH.timeCost;
}

/** By the memory they were made with. */
const decoyHashes = new Map<number, Promise<string>>();

/** A hash no password fits: what an unknown username is checked against, so that it takes as long as a known one. */
export function hashOfDecoy(memoryCost: number): Promise<string> {
  const made = decoyHashes.get(memoryCost) ?? hashPassword(randomBytes(32).toString('hex'), memoryCost);
  decoyHashes.set(memoryCost, made);
  return made;
}
