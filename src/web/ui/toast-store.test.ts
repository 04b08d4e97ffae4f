import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.visible().map((toast) => toast.text);

it('shows at most one new message each second', () => {
  const store = createToastStore();
  store.show({ tone: 'error', text: 'one' });
  store.show({ tone: 'error', text: 'two' });
  expect(texts(store)).toEqual(['one']);
  vi.advanceTimersByTime(1000);
  expect(texts(store)).toEqual(['one', 'two']);
});

it('says the same thing once while it is there', () => {
  const store = createToastStore();
  store.show({ tone: 'error', text: 'offline' });
  store.show({ tone: 'error', text: 'offline' });
  vi.advanceTimersByTime(1500);
  expect(texts(store)).toEqual(['offline']);
});

it('counts what is said again, once a second, and begins its time anew with what it offers now', () => {
  const store = createToastStore();
  const [first, second] = [vi.fn(), vi.fn()];
  const fail = (run: () => void) => store.show({ tone: 'error', text: 'not saved', action: { label: 'retry', run } });
  fail(first);
  vi.advanceTimersByTime(8000);
  const { id } = store.visible()[0]!;
  const listener = vi.fn();
  store.subscribe(listener);
  for (const run of [first, first, second]) fail(run);
  vi.advanceTimersByTime(1000);
  expect(store.visible()).toMatchObject([{ id, text: 'not saved', count: 4 }]);
  expect(listener, 'a flood is told once a second').toHaveBeenCalledTimes(2);
  store.visible()[0]?.action?.run();
  expect(second).toHaveBeenCalledOnce();
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8000);
  expect(texts(store)).toEqual(['not saved']);
  vi.advanceTimersByTime(1000);
  expect(texts(store)).toEqual([]);
});

it('counts what is said again also while somebody reads', () => {
  const store = createToastStore();
  for (const text of ['1', '2', '3']) store.show({ tone: 'error', text });
  vi.advanceTimersByTime(3500);
  store.pause();
  store.show({ tone: 'error', text: '2' });
  expect(store.visible().map(({ text, count }) => `${text} ×${count}`)).toEqual(['1 ×1', '2 ×2', '3 ×1']);
});

it('lets a success go after five seconds and an error after nine', () => {
  const store = createToastStore();
  store.show({ tone: 'success', text: 'saved' });
  store.show({ tone: 'error', text: 'refused' });
  vi.advanceTimersByTime(5000);
  expect(texts(store)).toEqual(['refused']);
  vi.advanceTimersByTime(5000);
  expect(texts(store)).toEqual([]);
});

it('keeps everything while somebody reads, and lets go afterwards', () => {
  const store = createToastStore();
  store.show({ tone: 'success', text: 'saved' });
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['saved']);
  store.resume();
  vi.advanceTimersByTime(5000);
  expect(texts(store)).toEqual([]);
});

it('takes none away for another while somebody reads, and shows what waited once there is room', () => {
  const store = createToastStore();
  for (const text of ['1', '2', '3', '4', '5']) store.show({ tone: 'error', text });
  vi.advanceTimersByTime(2500);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['1', '2', '3']);
  store.dismiss(store.visible()[0]!.id);
  expect(texts(store)).toEqual(['2', '3', '4']);
  store.resume();
  vi.advanceTimersByTime(1000);
  expect(texts(store)).toEqual(['3', '4', '5']);
});

it('lets go of what comes after the one that was read and sent away', () => {
  const store = createToastStore();
  store.show({ tone: 'success', text: 'saved' });
  store.pause();
  store.dismiss(store.visible()[0]!.id);
  store.show({ tone: 'success', text: 'saved again' });
  vi.advanceTimersByTime(7000);
  expect(texts(store)).toEqual([]);
});

it('never shows more than three at once', () => {
  const store = createToastStore();
  for (const text of ['1', '2', '3', '4']) store.show({ tone: 'error', text });
  vi.advanceTimersByTime(3500);
  expect(texts(store)).toEqual(['2', '3', '4']);
});

it('tells its listeners of every change', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.show({ tone: 'info', text: 'hello' });
  store.dismiss(store.visible()[0]!.id);
  stop();
  store.show({ tone: 'info', text: 'again' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('takes an outcome away when the next one of the same deed is told', () => {
  const store = createToastStore();
  store.show({ outcomeOf: 'save', tone: 'warning', text: 'select a customer' });
  store.show({ tone: 'info', text: 'something else' });
  vi.advanceTimersByTime(2500);
  store.show({ outcomeOf: 'save', tone: 'success', text: 'saved' });
  vi.advanceTimersByTime(1000);
  expect(texts(store)).toEqual(['something else', 'saved']);
});
