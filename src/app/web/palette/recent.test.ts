// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { endSession } from '#web/session/session.ts';
import { writeStored } from '#web/store/storage.ts';
import { readRecent, rememberUse } from './recent.ts';

beforeEach(() => localStorage.clear());

it('what is used comes first, once, and what was used long ago is forgotten', () => {
  for (const id of ['a', 'b', 'a', 'c']) rememberUse({ id });
  expect(readRecent().map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  for (let at = 0; at < 20; at += 1) rememberUse({ id: `n${at}` });
  expect(readRecent()).toHaveLength(8);
});

it.each(['', 'x', '{}', '[1, null, {"id": 3}, {"id": "a", "name": 4}]'])(
  'something else in its place, such as %j, counts as nothing',
  (text) => {
    writeStored('paletteRecent', text);
    expect(readRecent()).toEqual([]);
  },
);

it('is a person’s own: signing out forgets it', () => {
  rememberUse({ id: 'saved:1', name: 'JRTK47' });
  endSession();
  expect(readRecent()).toEqual([]);
});
