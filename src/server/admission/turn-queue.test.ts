import { expect, test } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

function aQueue(...added: readonly string[]): TurnQueue<string> {
  const queue = new TurnQueue<string>();
  for (const item of added) queue.add(item.slice(0, 1), item);
  return queue;
}

const drain = (queue: TurnQueue<string>, mayBegin = (_: string) => true) => {
  const drained: string[] = [];
  for (let next = queue.next(mayBegin); next; next = queue.next(mayBegin)) drained.push(next.item);
  return drained;
};

test('clients take turns, and each keeps its order', () => {
  expect(drain(aQueue('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('who may not begin keeps the turn', () => {
  const queue = aQueue('a1', 'b1', 'b2');
  expect(drain(queue, (client) => client !== 'a')).toEqual(['b1', 'b2']);
  queue.add('b', 'b3');
  expect(drain(queue)).toEqual(['a1', 'b3']);
});

test('before one who comes are the own, and of others as many as have their turn before', () => {
  const queue = aQueue('a1', 'a2', 'a3', 'b1');
  expect(['a', 'b', 'c'].map((client) => queue.aheadOf(client))).toEqual([4, 3, 2]);
});

test('who leaves waits no more', () => {
  const queue = aQueue('a1', 'a2');
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  expect([queue.size, queue.countOf('a'), drain(queue), queue.size]).toEqual([1, 1, ['a2'], 0]);
});
