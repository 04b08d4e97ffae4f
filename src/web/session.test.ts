// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, currentSession, endSession, followOtherWindows } from './session.ts';

const SESSION = { token: 'opaque-令牌', user: { id: '018f', username: 'lv1-demo', organisationName: '华东' } };

beforeEach(() => {
  localStorage.clear();
  endSession();
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** The session as a freshly opened page reads it from storage. */
async function afterReload() {
  vi.resetModules();
  return (await import('./session.ts')).currentSession();
}

describe('a session', () => {
  it('is stored under the specification’s keys, the token base64-encoded, and survives a reload', async () => {
    beginSession(SESSION);
    expect(localStorage.getItem('token')).not.toContain('opaque');
    expect(atob(localStorage.getItem('token') ?? '')).toContain('opaque');
    expect(await afterReload()).toEqual(SESSION);
  });

  it('leaves the language behind when it ends, and nothing else', () => {
    localStorage.setItem('userLocale', 'en');
    beginSession(SESSION);
    localStorage.setItem('userTabs', '[]');
    endSession();
    expect(Object.keys({ ...localStorage })).toEqual(['userLocale']);
    expect(currentSession()).toBeUndefined();
  });

  it.each([
    ['a token that is not base64', '%%%', JSON.stringify(SESSION.user)],
    ['a user that is not JSON', btoa('x'), '{'],
    ['a user without a name', btoa('x'), '{"id":"1"}'],
    ['a user that is a list', btoa('x'), '[]'],
    ['no user', btoa('x'), ''],
  ])('is none with %s in the storage', async (_what, token, user) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', user);
    expect(await afterReload()).toBeUndefined();
  });

  it('works without a memory where the browser denies its storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    beginSession(SESSION);
    expect(currentSession()).toEqual(SESSION);
  });

  it('ends here when it ends in another window', () => {
    followOtherWindows();
    beginSession(SESSION);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(currentSession()).toBeUndefined();
  });
});
