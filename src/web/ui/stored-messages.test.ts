// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '#web/session/session.ts';
import { createMessageLog, MAX_MESSAGES, NO_MESSAGES } from './message-log.ts';
import { storedMessages } from './stored-messages.ts';

beforeEach(() => {
  vi.useFakeTimers();
  beginSession({ token: 't', user: { id: '1', username: 'lv1-demo', organisationName: '' } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  endSession();
  sessionStorage.clear();
});

/** The log of this window, as it is after a reload a while later. */
function reloaded() {
  vi.advanceTimersByTime(300);
  return reloadedAtOnce();
}

const reloadedAtOnce = () => createMessageLog({ now: () => 3000, page: () => '/cart', memory: storedMessages });

it('what was said outlives a reload, with what nobody has looked at; what it offered goes with the page', () => {
  const log = createMessageLog({ now: () => 1000, page: () => '/cart', memory: storedMessages });
  log.note({ tone: 'success', text: 'saved' });
  log.note({ tone: 'error', text: 'refused', requestId: 'abc', action: { label: 'Try again', run: () => undefined } });
  expect(reloaded().get()).toEqual({
    messages: [
      { id: 2, at: 1000, tone: 'error', text: 'refused', requestId: 'abc', page: '/cart' },
      { id: 1, at: 1000, tone: 'success', text: 'saved', page: '/cart' },
    ],
    dropped: 0,
    unread: 1,
  });
  log.markRead();
  expect(reloaded().get().unread).toBe(0);
});

it('goes on counting, keeps no more than it may, and is empty once cleared', () => {
  const log = createMessageLog({ now: () => 1000, page: () => '/cart', memory: storedMessages });
  for (let count = 0; count <= MAX_MESSAGES; count += 1) log.note({ tone: 'info', text: 'x'.repeat(2000) });
  const later = reloaded();
  expect(later.get().messages).toHaveLength(MAX_MESSAGES);
  expect(later.get().dropped).toBe(1);
  expect(sessionStorage.getItem('messages')?.length).toBeLessThan(250_000);
  later.note({ tone: 'info', text: 'new' });
  expect(new Set(later.get().messages.map(({ id }) => id)).size).toBe(MAX_MESSAGES);
  later.clear();
  expect(sessionStorage.getItem('messages')).toBeNull();
});

it('what a page says with its last breath, when its calls break off, is not kept', () => {
  createMessageLog({ memory: storedMessages }).note({ tone: 'error', text: 'no network' });
  vi.advanceTimersByTime(100);
  expect(reloadedAtOnce().get()).toEqual(NO_MESSAGES);
});

it('is nobody else’s', () => {
  createMessageLog({ now: () => 1000, page: () => '/cart', memory: storedMessages }).note({
    tone: 'error',
    text: 'refused',
  });
  beginSession({ token: 'u', user: { id: '2', username: 'lv2-demo', organisationName: '' } });
  expect(reloaded().get()).toEqual(NO_MESSAGES);
});

it.each([
  ['nonsense', '[[['],
  ['nothing', 'null'],
  ['no list', '{"owner":"1","messages":7}'],
  ['messages that are none', '{"owner":"1","messages":[null]}'],
  ['an impossible time', '{"owner":"1","messages":[{"at":1e300,"tone":"info","text":"x"}]}'],
  ['an unknown tone', '{"owner":"1","messages":[{"at":1,"tone":"loud","text":"x"}],"unread":-3,"dropped":"1"}'],
])('is empty where the storage holds %s', (_what, text) => {
  sessionStorage.setItem('messages', text);
  expect(reloaded().get()).toEqual(NO_MESSAGES);
});

it('works without a memory where the browser denies its storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const log = reloaded();
  log.note({ tone: 'error', text: 'refused' });
  expect(log.get().messages).toHaveLength(1);
});
