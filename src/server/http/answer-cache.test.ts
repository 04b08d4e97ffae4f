import { describe, expect, it } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

const bytes = (count: number) => Buffer.alloc(count);

describe('kept answers', () => {
  it('forget the least recently used one when there are too many', () => {
    const cache = new AnswerCache(2, 10_000);
    cache.keep('a', bytes(1));
    cache.keep('b', bytes(1));
    cache.get('a');
    cache.keep('c', bytes(1));
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('forget the oldest when they grow too large together, and never take one that fills the limiter alone', () => {
    const cache = new AnswerCache(100, 160);
    for (let key = 0; key < 20; key++) cache.keep(String(key), bytes(10));
    expect([cache.get('3'), cache.get('19')?.length]).toEqual([undefined, 10]);
    cache.keep('large', bytes(11));
    expect(cache.get('large')).toBeUndefined();
  });

  it('count an answer that is replaced once', () => {
    const cache = new AnswerCache(100, 160);
    for (let turn = 0; turn < 100; turn++) cache.keep('same', bytes(10));
    cache.keep('other', bytes(10));
    expect([cache.get('same')?.length, cache.get('other')?.length]).toEqual([10, 10]);
  });
});
