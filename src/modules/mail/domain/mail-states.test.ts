import { expect, test } from 'vitest';
import { proofOf } from '#kernel/transitions.ts';
import { MAIL_STATES } from './mail-states.ts';

test('a mail that waits is sent or given up, one that was given up is tried again, and what went out is done', () => {
  expect(proofOf(MAIL_STATES)).toEqual({
    unreachable: [],
    idle: [],
    final: ['sent'],
    refused: [
      ['queued', 'retry'],
      ['sent', 'send'],
      ['sent', 'give-up'],
      ['sent', 'retry'],
      ['failed', 'send'],
      ['failed', 'give-up'],
    ],
  });
});
