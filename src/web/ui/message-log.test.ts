import { expect, it, vi } from 'vitest';
import { createMessageLog, MAX_MESSAGES } from './message-log.ts';
import { type MessageAction as Action, createToastStore } from './toast-store.ts';

it('keeps every message newest first, with its time and the id to quote', () => {
  let now = 1000;
  const log = createMessageLog({ now: () => now, page: () => '/cart' });
  log.note({ tone: 'success', text: 'saved' });
  now = 2000;
  log.note({ tone: 'error', text: 'refused', requestId: 'abc' });
  expect(log.get().messages).toMatchObject([
    { at: 2000, tone: 'error', text: 'refused', requestId: 'abc', page: '/cart' },
    { at: 1000, tone: 'success', text: 'saved', requestId: undefined },
  ]);
});

it('loses none of a burst of which one a second is shown, nor what is said twice', () => {
  const log = createMessageLog();
  const toasts = createToastStore(log);
  for (const text of ['one', 'two', 'two', 'three']) toasts.show({ tone: 'error', text });
  expect(toasts.visible().map(({ text }) => text)).toEqual(['one']);
  expect(log.get().messages.map(({ text }) => text)).toEqual(['three', 'two', 'two', 'one']);
});

it('counts warnings and errors as unread until somebody has looked', () => {
  const log = createMessageLog();
  for (const tone of ['success', 'info', 'warning', 'error'] as const) log.note({ tone, text: tone });
  expect(log.get().unread).toBe(2);
  log.markRead();
  expect(log.get().unread).toBe(0);
  log.note({ tone: 'error', text: 'again' });
  expect(log.get().unread).toBe(1);
});

it('holds two hundred and says how many older ones went', () => {
  const log = createMessageLog();
  for (let count = 0; count < MAX_MESSAGES + 3; count += 1) log.note({ tone: 'info', text: String(count) });
  expect(log.get().messages).toHaveLength(MAX_MESSAGES);
  expect(log.get().messages.at(-1)?.text).toBe('3');
  expect(log.get().dropped).toBe(3);
});

it('tells its listeners, and is empty once cleared', () => {
  const log = createMessageLog();
  const listener = vi.fn();
  log.subscribe(listener);
  log.note({ tone: 'error', text: 'refused' });
  log.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(log.get()).toEqual({ messages: [], dropped: 0, unread: 0 });
});

it('offers what a message offered until it is done, on the screen or here', () => {
  const log = createMessageLog();
  const toasts = createToastStore(log);
  const [again, undo] = ['Try again', 'Undo'].map((label) => ({ label, run: () => undefined })) as [Action, Action];
  toasts.show({ tone: 'error', text: 'refused', action: again });
  toasts.show({ tone: 'success', text: 'cleared', action: undo });
  toasts.dismiss(toasts.visible()[0]?.id ?? 0);
  expect(log.get().messages.map(({ action }) => action)).toEqual([undo, again]);
  toasts.settle(again);
  expect(log.get().messages.map(({ action }) => action)).toEqual([undo, undefined]);
});

it('offers with what is said again only what it offers now', () => {
  const log = createMessageLog();
  for (const label of ['first', 'second']) {
    log.note({ tone: 'error', text: 'refused', action: { label, run: () => undefined } });
  }
  expect(log.get().messages.map(({ action }) => action?.label)).toEqual(['second', undefined]);
});

it('does not count as unread what is still to be done for what somebody has just tried', () => {
  const log = createMessageLog();
  log.note({ outcomeOf: 'save', tone: 'warning', text: 'select a customer' });
  expect([log.get().unread, log.get().messages.length]).toEqual([0, 1]);
  log.note({ outcomeOf: 'save', tone: 'error', text: 'no connection' });
  expect(log.get().unread).toBe(1);
});
