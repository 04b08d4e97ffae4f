// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '#web/session/session.ts';
import {
  followUnloading,
  forgetPage,
  holdsInput,
  keep,
  rememberScroll,
  rereadMemories,
  scrollAt,
  scrollOf,
  storedOf,
} from './page-memory.ts';

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

it('what a list is narrowed by is no work that could be lost (issue 13)', () => {
  keep(FORM, 'view:demand', { chosen: { gearboxModel: 'K' } });
  expect(holdsInput(FORM)).toBe(false);
  keep(FORM, 'remark', 'Belt 2');
  expect(holdsInput(FORM)).toBe(true);
});

describe('heights', () => {
  it('are remembered of the tab and of each place in the history, over a reload, and not without end', () => {
    rememberScroll(FORM, 'first', 640);
    rememberScroll(FORM, 'second', 20);
    window.dispatchEvent(new Event('pagehide'));
    rereadMemories();
    expect([scrollOf(FORM), scrollAt(FORM, 'first'), scrollAt(FORM, 'second')]).toEqual([20, 640, 20]);
    expect(scrollAt(FORM, 'third')).toBeUndefined();
    for (let at = 0; at < 100; at += 1) rememberScroll(FORM, `place ${at}`, at);
    expect(scrollAt(FORM, 'first')).toBeUndefined();
    expect(scrollAt(FORM, 'place 99')).toBe(99);
  });

  it('are none where something else is stored', () => {
    const pages = { [FORM]: { scroll: 'x', places: [1, ['a'], ['b', 'c'], ['d', 7]] } };
    sessionStorage.setItem('pageMemory', JSON.stringify({ owner: '1', pages }));
    rereadMemories();
    expect([scrollOf(FORM), scrollAt(FORM, 'b'), scrollAt(FORM, 'd')]).toEqual([0, undefined, 7]);
  });
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
    expect(storedOf(FORM, 'text')).toBe('eight hours a day');
  });

  it('after the browser has discarded a window nobody looked at', () => {
    keep(FORM, 'text', 'eight');
    rememberScroll(FORM, 'k', 300);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    rereadMemories();
    expect(storedOf(FORM, 'text')).toBe('eight');
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
    expect(storedOf(FORM, 'text')).toBeUndefined();
  });
});
