import { describe, expect, it } from 'vitest';
import { isRepeated, type Said } from './repeated-reply.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 0, 5, 8, 0, seconds));
const said = (changes: Partial<Said> = {}): Said => ({
  actorId: 'li',
  text: '20 starts an hour',
  isReply: true,
  createdAt: at(0),
  ...changes,
});
const again = { actorId: 'li', text: '20 starts an hour', now: at(59) };

describe('a reply with the same words', () => {
  it.each([
    ['of the same person within a minute is the first one', [said()], true],
    ['that another request has just stored is the first one', [said({ createdAt: at(60) })], true],
    ['after something else of theirs is still the first one', [said(), said({ text: 'outdoors' })], true],
    ['a minute later is a new one', [said({ createdAt: at(-1) })], false],
    ['of somebody else is a new one', [said({ actorId: 'wang' })], false],
    [
      'to what was answered meanwhile is a new one',
      [said(), said({ actorId: 'sales', text: 'Sure?', isReply: false })],
      false,
    ],
    ['as an answer is a new one', [said({ isReply: false })], false],
    ['where nothing was said yet is a new one', [], false],
  ])('%s', (_, before, isFirst) => {
    expect(isRepeated(before, again)).toBe(isFirst);
  });
});
