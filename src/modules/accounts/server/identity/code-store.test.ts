import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { portalKeys, verificationCodes } from '#modules/accounts/server/account-tables.ts';
import { testApp } from '#testing/app.ts';
import { checkCode, issueCode, spendCode } from './code-store.ts';
import { portalKey } from './portal-keys.ts';

const app = await testApp();
const { db } = app.database;
const now = app.clock.now();

const aClient = () => ({ newId: app.portal.newId, address: '192.0.2.1', cookie: undefined });

async function aCode(address: string): Promise<string> {
  const { code } = await issueCode(db, { purpose: 'registration', address, userId: null, now });
  if (code === undefined) throw new Error('no code');
  return code;
}

describe('a code', () => {
  test('of twenty uses at the same time succeeds exactly once, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const given = { purpose: 'registration', address: `round-${round}@example.com`, now } as const;
      const code = await aCode(given.address);
      const uses = Array.from({ length: 20 }, () =>
        db.transaction((tx) => spendCode(tx, { ...given, client: aClient(), code })),
      );
      expect((await Promise.all(uses)).filter(Boolean), `round ${round}`).toHaveLength(1);
    }
  });

  test('opens nothing of another purpose', async () => {
    const code = await aCode('purpose@example.com');
    expect(
      await checkCode(db, { purpose: 'password-reset', address: 'purpose@example.com', code, client: aClient(), now }),
    ).toBe(false);
    const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.address, 'purpose@example.com'));
    await db.insert(verificationCodes).values({ ...row!, purpose: 'password-reset' });
    expect(
      await checkCode(db, { purpose: 'password-reset', address: 'purpose@example.com', code, client: aClient(), now }),
    ).toBe(false);
  });

  test('is not used up by a transaction that fails', async () => {
    const given = {
      purpose: 'registration',
      address: 'undone@example.com',
      code: await aCode('undone@example.com'),
      now,
    } as const;
    const failing = db.transaction(async (tx) => {
      expect(await spendCode(tx, { ...given, client: aClient() })).toBe(true);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await spendCode(db, { ...given, client: aClient() })).toBe(true);
    expect(await spendCode(db, { ...given, client: aClient() })).toBe(false);
  });
});

test('a key is made once, whoever asks first', async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => portalKey(db, 'test', now)));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
  expect(await db.select().from(portalKeys).where(eq(portalKeys.name, 'test'))).toHaveLength(1);
});
