import { describe, expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const bytes = (count: number) => Buffer.alloc(count);

describe('cached answers', () => {
  it('forget the least recently used one when there are too many', () => {
    const cache = createAnswerCache(2, 10_000);
    cache.set('a', bytes(1));
    cache.set('b', bytes(1));
    cache.get('a');
    cache.set('c', bytes(1));
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('forget the oldest when they grow too large together, and never take one that fills the cache alone', () => {
    const cache = createAnswerCache(100, 160);
    for (let key = 0; key < 20; key++) cache.set(String(key), bytes(10));
    expect([cache.get('3'), cache.get('19')?.length]).toEqual([undefined, 10]);
    cache.set('large', bytes(11));
    expect(cache.get('large')).toBeUndefined();
  });

  it('count an answer that is replaced once', () => {
    const cache = createAnswerCache(100, 160);
    for (let turn = 0; turn < 100; turn++) cache.set('same', bytes(10));
    cache.set('other', bytes(10));
    expect([cache.get('same')?.length, cache.get('other')?.length]).toEqual([10, 10]);
  });
});
