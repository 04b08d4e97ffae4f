import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/env.ts';
import { hashOfDecoy, hashPassword, isWeakHash, verifyPassword } from './passwords.ts';

/** As the portal is shipped. */
const { passwordMemory } = readSettings({});

describe('a stored password', () => {
  test('is an argon2id hash of 19456 KiB and two passes, and fits only itself', async () => {
    const stored = await hashPassword('Drive-demo-1', passwordMemory);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Drive-demo-1')).toBe(true);
    expect(await verifyPassword(stored, 'drive-demo-1')).toBe(false);
  });

  test('is weak when it was hashed with less memory, fewer passes or another algorithm', async () => {
    const isWeak = (stored: string) => isWeakHash(stored, passwordMemory);
    expect(isWeak(await hashPassword('x', passwordMemory))).toBe(false);
    expect(isWeak(await hash('x', { memoryCost: 4096, timeCost: 2, parallelism: 1 }))).toBe(true);
    expect(isWeak(await hash('x', { memoryCost: 19_456, timeCost: 1, parallelism: 1 }))).toBe(true);
    expect(isWeak('$2b$10$abcdefghijklmnopqrstuv')).toBe(true);
  });

  test('of nobody costs as much as a real one', async () => {
    expect(isWeakHash(await hashOfDecoy(passwordMemory), passwordMemory)).toBe(false);
    expect(await hashOfDecoy(8)).toMatch(/^\$argon2id\$v=19\$m=8,t=2,p=1\$/);
  });
});
