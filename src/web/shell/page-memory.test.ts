// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '#web/session.ts';
import { followUnloading, forgetPage, keep, keptOf, rememberScroll, rereadMemories, scrollOf } from './page-memory.ts';

const FORM = 'web:form';

let unfollow: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  unfollow = followUnloading();
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
});
afterEach(() => {
  unfollow();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
  rereadMemories();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what was typed is there again', () => {
  it('after a crash, if a second has passed since the last letter', () => {
    keep(FORM, 'text', 'eight hours');
    vi.advanceTimersByTime(900);
    keep(FORM, 'text', 'eight hours a day');
    vi.advanceTimersByTime(900);
    expect(sessionStorage.getItem('pageMemory')).toBeNull();
    vi.advanceTimersByTime(100);
    rereadMemories();
    expect(keptOf(FORM, 'text')).toBe('eight hours a day');
  });

  it('after the browser has discarded a window nobody looked at', () => {
    keep(FORM, 'text', 'eight');
    rememberScroll(FORM, 300);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    rereadMemories();
    expect(keptOf(FORM, 'text')).toBe('eight');
    expect(scrollOf(FORM)).toBe(300);
  });

  it('but not for the next person, however soon they come', () => {
    keep(FORM, 'text', 'eight hours a day');
    endSession();
    vi.advanceTimersByTime(2000);
    expect(sessionStorage.getItem('pageMemory')).toBeNull();
  });

  it('nor after its tab has been closed', () => {
    keep(FORM, 'text', 'eight hours a day');
    vi.advanceTimersByTime(2000);
    forgetPage(FORM);
    vi.advanceTimersByTime(2000);
    rereadMemories();
    expect(keptOf(FORM, 'text')).toBeUndefined();
  });
});
