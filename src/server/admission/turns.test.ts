import { setImmediate as aTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('pieces begin in their order, one in each turn, and others have theirs between them', async () => {
  const turns = new Turns();
  const began: string[] = [];
  const pieces = ['a', 'b', 'c'].map((piece) => turns.next().then(() => began.push(piece)));
  const seen: string[][] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await Promise.resolve();
    seen.push([...began]);
    await aTurn();
  }
  await Promise.all(pieces);
  expect(seen).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']]);
});

test('who comes in a turn that nobody has begins at once', async () => {
  const turns = new Turns();
  await turns.next();
  await aTurn();
  let hasBegun = false;
  void turns.next().then(() => {
    hasBegun = true;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(true);
});
