import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { testApp } from '#testing/app.ts';
import { sessions, users } from './account-tables.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { signIn } from './sign-in.ts';

const app = await testApp({ demo: true });

test.each(['lv1-demo', 'nobody'])(
  'a wrong password of %s costs one check of a full-strength hash',
  async (username) => {
    const verify = vi.fn(verifyPassword);
    const attempt = {
      newId: app.portal.newId,
      username,
      password: 'wrong',
      remember: false,
      address: 'here',
      device: undefined,
      demo: true,
      now: app.clock.now(),
    };
    await expect(signIn(app.database.db, attempt, verify)).rejects.toMatchObject({ code: 'login.wrong-credentials' });
    expect(verify.mock.calls.map(([kept]) => kept)).toEqual([
      expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    ]);
  },
);

/** A sign-in during which something else happens, right after the password was compared. */
async function signInWhile(username: string, meanwhile: () => Promise<unknown>) {
  let done = false;
  const attempt = {
    newId: app.portal.newId,
    username,
    password: DEMO_PASSWORD,
    remember: false,
    address: 'elsewhere',
    device: undefined,
    demo: true,
    now: app.clock.now(),
  };
  return signIn(app.database.db, attempt, async (kept, password) => {
    const right = await verifyPassword(kept, password);
    if (!done) await meanwhile();
    done = true;
    return right;
  });
}

const change = (changes: Partial<typeof users.$inferInsert>) =>
  app.database.db.update(users).set(changes).where(eq(users.username, 'lv2-demo'));

test.each([
  ['changed', async () => change({ passwordHash: await hashPassword('Other-1') })],
  ['disabled', () => change({ disabled: true })],
  ['erased', () => change({ erasedAt: app.clock.now() })],
])('an account that is %s between password and session opens none', async (_, meanwhile) => {
  await expect(signInWhile('lv2-demo', meanwhile)).rejects.toMatchObject({ code: 'login.wrong-credentials' });
  expect(await app.database.db.select().from(sessions)).toEqual([]);
  await change({ passwordHash: await hashPassword(DEMO_PASSWORD), disabled: false, erasedAt: null });
});

test('a password that is hashed anew by another sign-in in the same moment stays right', async () => {
  await change({ passwordHash: await hash(DEMO_PASSWORD, { memoryCost: 8192, timeCost: 1 }) });
  const stronger = await hashPassword(DEMO_PASSWORD);
  const { account } = await signInWhile('lv2-demo', () => change({ passwordHash: stronger }));
  expect(account.username).toBe('lv2-demo');
});
