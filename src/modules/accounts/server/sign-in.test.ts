import { expect, test, vi } from 'vitest';
import { testApp } from '#testing/app.ts';
import { verifyPassword } from './passwords.ts';
import { signIn } from './sign-in.ts';

const app = await testApp({ demo: true });

test.each(['lv1-demo', 'nobody'])(
  'a wrong password of %s costs one check of a full-strength hash',
  async (username) => {
    const verify = vi.fn(verifyPassword);
    const attempt = {
      id: app.portal.newId(),
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
