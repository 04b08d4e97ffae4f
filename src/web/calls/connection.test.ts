// @vitest-environment happy-dom
// @tests alone
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { probeWhileAway } from '#web/errors/probe.ts';
import { connection, followBrowserConnection, noteAnswer, onceBack } from './connection.ts';

let stop = () => undefined as unknown;
followBrowserConnection();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  noteAnswer(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the connection', () => {
  it('is gone with a call that nobody answers, and back with the next answer', () => {
    const back = vi.fn();
    stop = onceBack(back);
    noteAnswer(false);
    expect(connection.get()).toBe('unreachable');
    noteAnswer(false);
    noteAnswer(true);
    noteAnswer(true);
    expect(connection.get()).toBe('there');
    expect(back).toHaveBeenCalledOnce();
  });

  it('is gone when the browser says so, and worth asking for when it is online again', () => {
    window.dispatchEvent(new Event('offline'));
    expect(connection.get()).toBe('offline');
    window.dispatchEvent(new Event('online'));
    expect(connection.get()).toBe('unreachable');
  });

  it('is not back with an answer from the memory of a browser that is offline', () => {
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    noteAnswer(true);
    expect(connection.get()).toBe('offline');
    offline.mockRestore();
  });

  it('is asked for while it is away, ever more seldom, and no more once it is back', async () => {
    const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')) as Promise<Response>);
    vi.stubGlobal('fetch', fetched);
    stop = probeWhileAway();
    noteAnswer(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched.mock.calls.length).toBeGreaterThan(4);
    expect(fetched.mock.calls.length).toBeLessThan(10);
    fetched.mockImplementation(async () => Response.json({ status: 'alive' }));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.get()).toBe('there');
    const calls = fetched.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ['a proxy that finds nobody', new Response('', { status: 502 }), 'unreachable'],
    ['the login page of a network one is a guest of', new Response('<html>'), 'unreachable'],
    ['somebody else’s answer', Response.json({ status: 'up' }), 'unreachable'],
    ['a proxy that keeps the address to itself', new Response('', { status: 404 }), 'there'],
  ])('behind %s', async (_who, answer, expected) => {
    vi.stubGlobal('fetch', async () => answer.clone());
    stop = probeWhileAway();
    noteAnswer(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.get()).toBe(expected);
  });
});
