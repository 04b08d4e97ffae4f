import { LRUCache } from 'lru-cache';

/** Answers in memory under a key, the least recently used forgotten first. */
export type AnswerCache = LRUCache<string, Buffer>;

/** A cache bounded in number and in bytes; an answer too large to share it with others is not stored. */
export function createAnswerCache(max: number, maxSize: number): AnswerCache {
  const maxEntrySize = Math.floor(maxSize / 16);
  return new LRUCache({ max, maxSize, maxEntrySize, sizeCalculation: ({ length }) => Math.max(1, length) });
}
