import { setImmediate as aTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#server/failures.ts';
import { ConcurrencyLimiter, type Stay } from './concurrency-limiter.ts';
import { BUSY } from './refusal.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const works = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done('done'), ms));
/** What is asked of the thread here costs it nothing: it waits. */
const idle = () => 0;
const never = () => new Promise<never>(() => undefined);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(String, (error: unknown) => (error instanceof Failure ? error.code : 'failed'));

/** A limiter that knows from one stay how long they last. */
async function aLimiter(places: number, stay: number): Promise<ConcurrencyLimiter> {
  const limiter = new ConcurrencyLimiter(places, idle);
  const first = limiter.admit('one', works(stay));
  await pass(stay);
  await first;
  return limiter;
}

test('so many work at a time, the others in the order in which they came', async () => {
  const limiter = new ConcurrencyLimiter(2, idle);
  const began: number[] = [];
  const all = [0, 1, 2, 3, 4].map((number) =>
    limiter.admit('one', () => {
      began.push(number);
      return works(10)();
    }),
  );
  expect([began, limiter.figures]).toEqual([[0, 1], { places: 2, atWork: 2, waiting: 3, refused: 0, overShare: 0 }]);
  await pass(10);
  expect(began).toEqual([0, 1, 2, 3]);
  await pass(20);
  await Promise.all(all);
  expect([began, limiter.figures]).toEqual([
    [0, 1, 2, 3, 4],
    { places: 2, atWork: 0, waiting: 0, refused: 0, overShare: 0 },
  ]);
});

test('work is told how long it waited, and its place is free again when it fails', async () => {
  const limiter = new ConcurrencyLimiter(1, idle);
  const failing = outcomeOf(limiter.admit('one', () => works(30)().then(() => Promise.reject(new Error('failed')))));
  const waited = limiter.admit('one', async ({ waited }) => waited);
  await pass(30);
  expect([await failing, await waited, limiter.figures.atWork]).toEqual(['failed', 30, 0]);
});

test('of a crowd as many are taken as are served within a second, and the others refused at once', async () => {
  const limiter = await aLimiter(2, 100);
  const crowd = Array.from({ length: 100 }, () => outcomeOf(limiter.admit('one', works(100))));
  expect(limiter.figures).toEqual({ places: 2, atWork: 2, waiting: 21, refused: 77, overShare: 0 });
  await pass(1_200);
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(23);
  expect(outcomes.filter((outcome) => outcome === 'server.busy')).toHaveLength(77);
});

test('a queue that stands is kept short, and a crowd may come again once it was empty', async () => {
  const limiter = await aLimiter(2, 100);
  const crowd = (length: number) => Array.from({ length }, () => outcomeOf(limiter.admit('one', works(100))));
  const first = crowd(23);
  await pass(550);
  const more = crowd(10);
  await pass(500);
  expect([limiter.figures.waiting, limiter.refusalOf('one')]).toEqual([11, BUSY]);
  await expect(limiter.admit('one', works(100))).rejects.toThrow('server.busy');
  await pass(200);
  expect([limiter.figures.waiting, limiter.refusalOf('one')]).toEqual([7, undefined]);
  await pass(450);
  const second = crowd(23);
  await pass(1_200);
  expect(new Set(await Promise.all([...first, ...more, ...second]))).toEqual(new Set(['done']));
});

test('when nothing goes on any more, who waits is refused in the end, and who comes then at once', async () => {
  const limiter = new ConcurrencyLimiter(1, idle);
  void limiter.admit('one', never);
  const waiting = outcomeOf(limiter.admit('one', works(1)));
  await pass(1_100);
  expect(limiter.refusalOf('one')).toBe(BUSY);
  await expect(limiter.admit('one', works(1))).rejects.toThrow('server.busy');
  await pass(1_900);
  expect(await waiting).toBe('server.busy');
  expect(limiter.figures).toEqual({ places: 1, atWork: 1, waiting: 0, refused: 2, overShare: 0 });
});

test('whoever is turned away before coming in is counted as well', () => {
  const limiter = new ConcurrencyLimiter(1, idle);
  limiter.shed(BUSY);
  expect(limiter.figures.refused).toBe(1);
});

/** Work of so many pieces that each keep the thread busy for so long. */
function pieces(count: number, took: number, thread: { busy: number }, done: string[] = []) {
  return async ({ giveWay }: Stay) => {
    for (let piece = 1; piece <= count; piece++) {
      thread.busy += took;
      done.push(`piece ${piece}`);
      await giveWay();
    }
    return done;
  };
}

test('long work that gives way goes on at once alone, and beside others with a pause like any request of its client', async () => {
  const thread = { busy: 0 };
  const limiter = new ConcurrencyLimiter(2, () => thread.busy);
  const done: string[] = [];
  const long = limiter.admit('one', pieces(4, 30, thread, done));
  await aTurn();
  expect(done).toEqual(['piece 1', 'piece 2']);
  await limiter.admit('another', async () => undefined);
  await aTurn();
  await aTurn();
  expect([done.length, limiter.figures.atWork]).toEqual([2, 0]);
  await pass(1_000);
  await aTurn();
  await pass(1_000);
  expect(await long).toHaveLength(4);
});

test('twenty long works of one client leave the places to others while they pause', async () => {
  const thread = { busy: 0 };
  const limiter = new ConcurrencyLimiter(4, () => thread.busy);
  const all = Array.from({ length: 20 }, () => outcomeOf(limiter.admit('one', pieces(5, 20, thread))));
  await aTurn();
  const other = limiter.admit('another', async ({ waited }) => waited);
  for (let turn = 0; turn < 10; turn++) await aTurn();
  expect(await other).toBeLessThan(100);
  for (let turn = 0; turn < 200; turn++) {
    await pass(100);
    await aTurn();
  }
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((code) => code === 'failed')).toEqual([]);
});

test('who goes while waiting for a place is waited for by nobody', async () => {
  const limiter = new ConcurrencyLimiter(1, idle);
  const gone = new AbortController();
  const began: string[] = [];
  const begins = (name: string) => async () => void began.push(name);
  void limiter.admit('one', works(10));
  const left = outcomeOf(limiter.admit('one', begins('left'), () => gone.signal));
  const stays = limiter.admit('one', begins('stays'));
  gone.abort();
  expect([await left, limiter.figures.waiting]).toEqual(['request.abandoned', 1]);
  await pass(10);
  await stays;
  expect(began).toEqual(['stays']);
});

test('long work ends at its next piece once its client has gone, and its place is free', async () => {
  const limiter = new ConcurrencyLimiter(1, idle);
  const gone = new AbortController();
  const done: string[] = [];
  const long = outcomeOf(limiter.admit('one', pieces(4, 0, { busy: 0 }, done), () => gone.signal));
  await aTurn();
  gone.abort();
  expect([await long, done, limiter.figures.atWork]).toEqual(['request.abandoned', ['piece 1', 'piece 2'], 0]);
});

test('what waited begins one in each turn of the event loop, and so do pieces of long work', async () => {
  const limiter = new ConcurrencyLimiter(3, idle);
  const began: string[] = [];
  const first = ['one', 'two', 'three'].map((client) => limiter.admit(client, works(10)));
  const waiting = ['a', 'b', 'c'].map((client) => limiter.admit(client, async () => void began.push(client)));
  vi.advanceTimersByTime(10);
  await Promise.all(first);
  await aTurn();
  expect(began.length).toBeLessThan(3);
  await Promise.all(waiting);
  expect(began).toEqual(['a', 'b', 'c']);
});
