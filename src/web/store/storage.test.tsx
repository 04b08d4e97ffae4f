// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { readPersisted } from '#modules/configurator/domain/wizard/persisted.ts';
import { renderScreen } from '#testing/browser.tsx';
import { followStored, readStored, STORAGE_KEYS, type StorageKey, writeStored } from './storage.ts';

const SERIES = '/product-config/config-select';

/** What another program, an older version or a person may have left behind. */
const GARBAGE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['half an object', '{"id":'],
  ['null', 'null'],
  ['a number no number holds', '1e999'],
  ['a list', '[null,{},[]]'],
  ['an object of the wrong kinds', '{"id":1,"owner":"018f","customerName":{},"common":[],"tabs":7,"__proto__":null}'],
  ['letters no header may carry', '\u0000令牌\n\uFFFF'],
  ['a hundred thousand brackets', '['.repeat(100_000)],
  ['two million letters', 'x'.repeat(2_000_000)],
];

const SESSION: Partial<Record<StorageKey, string>> = {
  token: btoa('opaque'),
  user: JSON.stringify({ id: '018f', username: 'lv1-demo', organisationName: '华东' }),
  sessionOwner: '018f',
  userLocale: 'en',
};

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const key of STORAGE_KEYS) writeStored(key, undefined);
  localStorage.clear();
  sessionStorage.clear();
});

/** Starts the portal over what is stored, as a reload does. */
async function start(): Promise<void> {
  const { ROUTES } = await import('#app/web/router.tsx');
  const { App } = await import('#app/web/app.tsx');
  const { createI18n } = await import('#web/language/i18n.ts');
  const { storedLocale } = await import('#web/language/language.ts');
  const { resumePasswordChange } = await import('#web/session/password-due.ts');
  const i18n = await createI18n(storedLocale());
  const router = createMemoryRouter(ROUTES, { initialEntries: [SERIES] });
  await renderScreen(<App i18n={i18n} router={router} />);
  resumePasswordChange();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toMatch(/产品系列|Product lines/);
}

function fill(text: string, kept: Partial<Record<StorageKey, string>> = {}): void {
  for (const key of STORAGE_KEYS) localStorage.setItem(key, kept[key] ?? text);
  for (const key of ['userTabs', 'pageMemory']) sessionStorage.setItem(key, text);
}

describe.each(GARBAGE)('the portal over a storage of %s', (_what, text) => {
  it('starts for a visitor', async () => {
    fill(text);
    await start();
    const { openedDraft } = await import('#modules/drafts/web/opened-draft.ts');
    const { content } = openedDraft({ key: 'JRT', part: 'common', savedLine: null, customer: undefined }, undefined);
    expect(readPersisted(content, JRT_LINE).state).toBeTruthy();
  });

  it('starts for whoever is signed in', async () => {
    fill(text, SESSION);
    await start();
    expect(screen.getByRole('button', { name: 'Account: lv1-demo' })).toBeTruthy();
  });
});

describe('a storage that is denied', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
  });

  it('lets the portal start', async () => {
    await start();
  });

  it('is replaced by the memory of the window', () => {
    writeStored('forceChangePassword', '0');
    expect(readStored('forceChangePassword')).toBe('0');
    writeStored('forceChangePassword', undefined);
    expect(readStored('forceChangePassword')).toBeUndefined();
  });
});

describe('a storage that is full', () => {
  const kept = new Map<string, string>();
  let isFull = false;

  beforeEach(() => {
    kept.clear();
    isFull = false;
    vi.stubGlobal('localStorage', {
      clear: () => kept.clear(),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
      setItem(key: string, text: string) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, text);
      },
    });
  });

  it('keeps nothing that is no longer true', () => {
    writeStored('user', 'the one before');
    isFull = true;
    writeStored('user', 'the next');
    expect(readStored('user')).toBe('the next');
    expect(kept.has('user')).toBe(false);
  });

  it('gives way to what another window has stored since', () => {
    isFull = true;
    writeStored('user', 'of this window');
    const then = vi.fn();
    const stop = followStored(['user', 'token'], then);
    kept.set('user', 'of the other');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'menuIds' }));
    stop();
    expect(then).toHaveBeenCalledOnce();
    expect(readStored('user')).toBe('of the other');
  });
});
