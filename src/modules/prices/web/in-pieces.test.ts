import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inPieces } from './in-pieces.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work on three things, each of which takes so long. */
function started(took: number) {
  const done: (number | 'done')[] = [];
  const stop = inPieces([1, 2, 3], 100, {
    each(thing) {
      done.push(thing);
      vi.setSystemTime(Date.now() + took);
      vi.advanceTimersByTime(took);
    },
    done: () => done.push('done'),
  });
  return { done, stop };
}

it('begins after a rest and says when all is done', () => {
  const { done } = started(0);
  vi.advanceTimersByTime(99);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1, 2, 3, 'done']);
});

it('stops where it is called off', () => {
  const { done, stop } = started(0);
  stop();
  vi.runAllTimers();
  expect(done).toEqual([]);
});

it('has nothing to do with nothing', () => {
  const done = vi.fn();
  inPieces([], 0, { each: () => undefined, done });
  vi.runAllTimers();
  expect(done).toHaveBeenCalledOnce();
});
