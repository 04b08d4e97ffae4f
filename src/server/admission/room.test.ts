import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#server/failures.ts';
import { Room } from './room.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const works = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done('done'), ms));
const never = () => new Promise<never>(() => undefined);
const outcomeOf = (work: Promise<unknown>) =>
  work.then(String, (error: unknown) => (error instanceof Failure ? error.code : 'failed'));

/** A room that knows from one stay how long they last. */
async function aRoom(places: number, stay: number): Promise<Room> {
  const room = new Room(places);
  const first = room.admit(works(stay));
  await pass(stay);
  await first;
  return room;
}

test('so many work at a time, the others in the order in which they came', async () => {
  const room = new Room(2);
  const began: number[] = [];
  const all = [0, 1, 2, 3, 4].map((number) =>
    room.admit(() => {
      began.push(number);
      return works(10)();
    }),
  );
  expect([began, room.figures]).toEqual([[0, 1], { places: 2, atWork: 2, waiting: 3, refused: 0 }]);
  await pass(10);
  expect(began).toEqual([0, 1, 2, 3]);
  await pass(20);
  await Promise.all(all);
  expect([began, room.figures]).toEqual([[0, 1, 2, 3, 4], { places: 2, atWork: 0, waiting: 0, refused: 0 }]);
});

test('work is told how long it waited, and its place is free again when it fails', async () => {
  const room = new Room(1);
  const failing = outcomeOf(room.admit(() => works(30)().then(() => Promise.reject(new Error('failed')))));
  const waited = room.admit(async (ms) => ms);
  await pass(30);
  expect([await failing, await waited, room.figures.atWork]).toEqual(['failed', 30, 0]);
});

test('of a crowd as many are taken as are served within a second, and the others refused at once', async () => {
  const room = await aRoom(2, 100);
  const crowd = Array.from({ length: 100 }, () => outcomeOf(room.admit(works(100))));
  expect(room.figures).toEqual({ places: 2, atWork: 2, waiting: 21, refused: 77 });
  await pass(1_200);
  const outcomes = await Promise.all(crowd);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(23);
  expect(outcomes.filter((outcome) => outcome === 'server.busy')).toHaveLength(77);
});

test('a queue that stands is kept short, and a crowd may come again once it was empty', async () => {
  const room = await aRoom(2, 100);
  const crowd = (length: number) => Array.from({ length }, () => outcomeOf(room.admit(works(100))));
  const first = crowd(23);
  await pass(550);
  const more = crowd(10);
  await pass(500);
  expect([room.figures.waiting, room.isShut]).toEqual([11, true]);
  await expect(room.admit(works(100))).rejects.toThrow('server.busy');
  await pass(200);
  expect([room.figures.waiting, room.isShut]).toEqual([7, false]);
  await pass(450);
  const second = crowd(23);
  await pass(1_200);
  expect(new Set(await Promise.all([...first, ...more, ...second]))).toEqual(new Set(['done']));
});

test('when nothing goes on any more, who waits is refused in the end, and who comes then at once', async () => {
  const room = new Room(1);
  void room.admit(never);
  const waiting = outcomeOf(room.admit(works(1)));
  await pass(1_100);
  expect(room.isShut).toBe(true);
  await expect(room.admit(works(1))).rejects.toThrow('server.busy');
  await pass(1_900);
  expect(await waiting).toBe('server.busy');
  expect(room.figures).toEqual({ places: 1, atWork: 1, waiting: 0, refused: 2 });
});

test('whoever is turned away before coming in is counted as well', () => {
  const room = new Room(1);
  room.turnAway();
  expect(room.figures.refused).toBe(1);
});
