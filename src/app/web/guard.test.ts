// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { compose } from '#web/composition.ts';
import { createI18n, showIn } from '#web/language/i18n.ts';
import { closeLogin, loginRequest } from '#web/session/login-request.ts';
import { beginSession, endSession } from '#web/session/session.ts';
import { toasts } from '#web/ui/toasts.ts';
import { nothingHere, signedInOnly } from './guard.ts';
import { WEB_MODULES } from './modules.ts';

compose(WEB_MODULES);

afterEach(() => {
  endSession();
  closeLogin();
});

const signIn = () => beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });

async function visit(guard: typeof signedInOnly, path: string): Promise<string | null> {
  const request = new Request(`http://portal.test${path}`);
  const answer = await guard(
    { request, params: {}, url: new URL(request.url), pattern: '*', context: {} } as never,
    undefined,
  );
  return answer instanceof Response ? answer.headers.get('location') : null;
}

describe('a page for those signed in', () => {
  it('sends a visitor home and asks for a login that leads back', async () => {
    expect(await visit(signedInOnly, '/config-order/my?page=2')).toBe('/');
    expect(loginRequest.get()).toEqual({ origin: '/config-order/my?page=2' });
  });

  it('lets those in who are signed in', async () => {
    signIn();
    expect(await visit(signedInOnly, '/config-order/my')).toBeNull();
    expect(loginRequest.get()).toBeUndefined();
  });
});

describe('an address where nothing stands', () => {
  it('sends a visitor home', async () => {
    expect(await visit(nothingHere, '/no-such-page')).toBe('/');
  });

  it('tells a visitor why they are at home', async () => {
    showIn(await createI18n('en'));
    await visit(nothingHere, '/nonsense/page');
    expect(toasts.visible().map(({ text }) => text)).toEqual([
      'There is no page at that address. This is the home page.',
    ]);
  });

  it('says so below the open pages and to those signed in', async () => {
    expect(await visit(nothingHere, '/product-config/config-select/JRT/1/2')).toBeNull();
    signIn();
    expect(await visit(nothingHere, '/no-such-page')).toBeNull();
  });
});
