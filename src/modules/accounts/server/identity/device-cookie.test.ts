import { describe, expect, test } from 'vitest';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { testApp } from '#testing/app.ts';

const signInTo = async (app: Awaited<ReturnType<typeof testApp>>, headers = {}) => {
  const client = { client_id: 'drivewright-web', client_secret: 'drivewright-web', scope: 'portal' };
  const body = { ...client, grant_type: 'password', username: 'lv1-demo', password: DEMO_PASSWORD };
  return String((await app.send(accountRoutes.signIn, { body }, { headers })).headers['set-cookie']);
};

describe('the cookie of a browser that signed in', () => {
  test.each([
    [undefined, /^portalDevice=[\w-]{43}; Max-Age=34560000; Path=\/api\/oauth\/token; HttpOnly; SameSite=Lax$/],
    ['http://portal.example.com', /^portalDevice=[\w-]{43}; .*SameSite=Lax$/],
    ['https://portal.example.com', /^__Secure-portalDevice=[\w-]{43}; .*SameSite=Lax; Secure$/],
  ])('where people reach the portal at %s', async (publicUrl, expected) => {
    const app = await testApp({ demo: true, changes: { publicUrl } });
    const cookie = await signInTo(app);
    expect(cookie).toMatch(expected);
    const [held = ''] = cookie.split(';');
    expect(await signInTo(app, { cookie: `other=1; ${held}; last=2` })).toBe(cookie);
    expect(await signInTo(app, { cookie: `x${held}` })).not.toBe(cookie);
  });
});
