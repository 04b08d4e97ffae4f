import { expect, it } from 'vitest';
import { keyOfDraft, subjectOfDraft } from './draft-key.ts';

it.each([
  ['a new configuration', { category: 'JRT' }, 'JRT'],
  ['one begun with a sample', { category: 'JRW', sample: 'W050-25' }, 'JRW:sample:W050-25'],
  ['a saved line that is edited', { category: 'JD', savedLine: '0190-a' }, 'JD:line:0190-a'],
])('%s has a key of its own, which leads back to it', (_what, subject, key) => {
  expect(keyOfDraft(subject)).toBe(key);
  expect(subjectOfDraft(key)).toEqual(subject);
});

it.each(['', ':', 'JRT:', 'JRT:order:1', 'JRT:line:', '../JRT', 'JRT:line:a/b', `JRT:line:${'a'.repeat(81)}`])(
  '%j is no key',
  (key) => {
    expect(subjectOfDraft(key)).toBeUndefined();
  },
);
