import { expect, test } from 'vitest';
import { Deadline } from '#server/database/deadline.ts';
import { ThreadTime } from './thread-time.ts';

test('a request takes what the thread does for it, not what it does while the request waits for the database', async () => {
  let busy = 100;
  const thread = new ThreadTime(() => busy);
  const deadline = new Deadline(60_000, thread);
  busy += 3;
  const answers = [1, 2].map((ms) => {
    let answer = () => {};
    const wait = deadline.wait(
      () => new Promise<void>((done) => (answer = done)),
      () => undefined,
    );
    return { answer, wait, ms };
  });
  for (const { answer, wait } of answers) {
    busy += 50;
    answer();
    await wait;
  }
  busy += 4;
  thread.pause();
  expect(thread.ms).toBe(7);
  // What ends while it still waits has taken no more.
  busy += 9;
  thread.pause();
  expect(thread.ms).toBe(7);
});
