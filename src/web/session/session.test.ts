// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginSession,
  currentSession,
  endSession,
  followOtherWindows,
  sessionChanges,
  sessionOwner,
  suspendSession,
} from './session.ts';

const SESSION = { token: 'opaque-token', user: { id: '018f', username: 'lv1-demo', organisationName: '华东' } };
const OTHER = { token: 'other', user: { id: '0190', username: 'lv2-demo', organisationName: '苏州' } };

beforeEach(() => {
  localStorage.clear();
  endSession();
});
let unfollow = () => undefined as unknown;
afterEach(() => {
  unfollow();
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
    ['a token no header could carry', btoa('a\nb'), JSON.stringify(SESSION.user)],
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
    unfollow = followOtherWindows();
    beginSession(SESSION);
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(currentSession()).toBeUndefined();
  });

  it('that has run out leaves the page, and the draft, to its person', () => {
    beginSession(SESSION);
    localStorage.setItem('cpq_jie', '{"common":1}');
    suspendSession();
    expect(currentSession()).toBeUndefined();
    expect(localStorage.getItem('token')).toBeNull();
    expect(sessionOwner()).toBe(SESSION.user.id);
    const before = sessionChanges();
    beginSession({ ...SESSION, token: 'next' });
    expect(localStorage.getItem('cpq_jie')).toBe('{"common":1}');
    expect(sessionChanges()).toBe(before);
  });

  it('that is ended by signing out leaves no draft', () => {
    beginSession(SESSION);
    localStorage.setItem('cpq_jie', '{"common":1}');
    endSession();
    expect(localStorage.getItem('cpq_jie')).toBeNull();
  });

  it('of somebody else leaves nothing of the person before, even where theirs had run out', () => {
    beginSession(SESSION);
    localStorage.setItem('cpq_jie', '{"common":1}');
    suspendSession();
    const before = sessionChanges();
    beginSession(OTHER);
    expect(localStorage.getItem('cpq_jie')).toBeNull();
    expect(sessionChanges()).toBe(before + 1);
  });

  it('of a visitor who configured something keeps what they configured', () => {
    localStorage.setItem('cpq_jie', '{"common":1}');
    const before = sessionChanges();
    beginSession(SESSION);
    expect(localStorage.getItem('cpq_jie')).toBe('{"common":1}');
    expect(sessionChanges()).toBe(before);
  });

  it('tells this window when another one signs out, signs in, or somebody else in', () => {
    const [onSignedIn, onSignedOut] = [vi.fn(), vi.fn()];
    unfollow = followOtherWindows({ onSignedIn, onSignedOut });
    beginSession(SESSION);
    const { token, user } = { ...localStorage };
    store({});
    expect(onSignedOut).toHaveBeenCalledOnce();
    store({ sessionOwner: SESSION.user.id, user, token });
    expect(onSignedIn).toHaveBeenCalledOnce();
    const before = sessionChanges();
    store({ sessionOwner: OTHER.user.id, user, token });
    expect(currentSession(), 'not with the token of the person before').toBeUndefined();
    store({ sessionOwner: OTHER.user.id, user: JSON.stringify(OTHER.user), token: btoa('other') });
    expect(currentSession()?.user.username).toBe('lv2-demo');
    expect(sessionChanges()).toBe(before + 1);
  });
});

/** Another window has left the storage like this. */
function store(items: Readonly<Record<string, string>>): void {
  localStorage.clear();
  for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}
