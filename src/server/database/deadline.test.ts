import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline, DeadlineExceeded } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const takes = (ms: number) => () => new Promise<string>((done) => setTimeout(() => done('answer'), ms));
const never = () => new Promise<never>(() => undefined);
const ignore = () => undefined;

async function waitOut(deadline: Deadline): Promise<number> {
  const began = performance.now();
  const told = vi.fn();
  const waiting = deadline.wait(never, told).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(await waiting).toBeInstanceOf(DeadlineExceeded);
  expect(told).toHaveBeenCalledTimes(1);
  const [, waited] = told.mock.calls[0] as [DeadlineExceeded, number];
  expect(performance.now() - began).toBe(100_000);
  return waited;
}

test('waits one after the other are paid from one deadline, and the time between them is free', async () => {
  const deadline = new Deadline(1_000);
  for (let query = 0; query < 3; query += 1) {
    const answer = deadline.wait(takes(200), ignore);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toBe('answer');
    await vi.advanceTimersByTimeAsync(5_000);
  }
  expect(await waitOut(deadline)).toBe(400);
});

test('waits beside each other count once', async () => {
  const deadline = new Deadline(1_000);
  const answers = Promise.all([deadline.wait(takes(300), ignore), deadline.wait(takes(200), ignore)]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await answers).toEqual(['answer', 'answer']);
  expect(await waitOut(deadline)).toBe(700);
});

test('once it has run out nothing more is asked', async () => {
  const deadline = new Deadline(1_000);
  await waitOut(deadline);
  const ask = vi.fn(never);
  await expect(deadline.wait(ask, ignore)).rejects.toBeInstanceOf(DeadlineExceeded);
  expect(ask).not.toHaveBeenCalled();
});

test('a refusal passes, and nobody is told to give up', async () => {
  const giveUp = vi.fn();
  await expect(new Deadline(1_000).wait(() => Promise.reject(new Error('refused')), giveUp)).rejects.toThrow('refused');
  expect(giveUp).not.toHaveBeenCalled();
});
