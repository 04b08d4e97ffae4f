import { expect, test } from 'vitest';
import { JobQueue } from './job-queue.ts';

/** A queue of what its owners have asked for, in this order; an item is named by its owner's letter. */
function aQueue(...items: readonly string[]): JobQueue<string> {
  const queue = new JobQueue<string>();
  for (const item of items) queue.add(ownerOf(item), item);
  return queue;
}

const ownerOf = (item: string) => item.slice(0, 1);

/** The order in which everything is done where one is done at a time. */
function orderOf(queue: JobQueue<string>): string[] {
  const order: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) {
    order.push(item);
    queue.finish(ownerOf(item));
  }
  return order;
}

test('owners take turns, each in the order in which they asked', () => {
  expect(orderOf(aQueue('a1', 'a2', 'a3', 'b1', 'c1', 'c2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

test('who has just had a turn comes after who has not', () => {
  const queue = aQueue('a1');
  expect(queue.next()).toBe('a1');
  queue.add('a', 'a2');
  queue.add('b', 'b1');
  queue.finish('a');
  expect(orderOf(queue)).toEqual(['b1', 'a2']);
});

test('of one owner one is at work at a time, however many places are free', () => {
  const queue = aQueue('a1', 'a2', 'b1');
  expect([queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', undefined]);
  queue.finish('a');
  expect(queue.next()).toBe('a2');
});

test('counts what waits, and of an owner what is at work as well', () => {
  const queue = aQueue('a1', 'a2', 'b1');
  queue.next();
  expect([queue.size, queue.countOf('a'), queue.countOf('b'), queue.countOf('c')]).toEqual([2, 2, 1, 0]);
});

test('what is taken out never comes up, and can be taken out once', () => {
  const queue = aQueue('a1', 'a2', 'b1');
  expect([queue.remove('a', 'a1'), queue.remove('a', 'a1'), queue.remove('b', 'b1')]).toEqual([true, false, true]);
  expect([queue.size, orderOf(queue)]).toEqual([1, ['a2']]);
});
