import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { goneSignal } from './gone-signal.ts';

/** As much of an answer as tells whether its client is there. */
function anAnswer({ closed = false, writableFinished = false } = {}) {
  return Object.assign(new EventEmitter(), { closed, writableFinished }) as never;
}

test('long work may ask at each of its pieces: the answer is listened to once', () => {
  const raw = anAnswer();
  const signals = Array.from({ length: 200 }, () => goneSignal({ raw }));
  expect(new Set(signals).size).toBe(1);
  expect((raw as EventEmitter).listenerCount('close')).toBe(1);
});

test('is aborted by a connection that ends before the answer was written, at once if it has ended', () => {
  const raw = anAnswer();
  const signal = goneSignal({ raw });
  expect(signal.aborted).toBe(false);
  (raw as EventEmitter).emit('close');
  expect(signal.aborted).toBe(true);
  expect(goneSignal({ raw: anAnswer({ closed: true }) }).aborted).toBe(true);
});

test('is not aborted by one that ends after it', () => {
  const raw = anAnswer({ writableFinished: true });
  const signal = goneSignal({ raw });
  (raw as EventEmitter).emit('close');
  expect(signal.aborted).toBe(false);
});
