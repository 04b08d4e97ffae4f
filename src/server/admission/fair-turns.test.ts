import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '#server/failures.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A limiter and what began in it, in order; the thread is busy as long as somebody is at work. */
function aScene(places: number, busy = () => performance.now()) {
  const limiter = new ConcurrencyLimiter(places, busy);
  const began: string[] = [];
  const ask = (client: string, ms: number) =>
    limiter
      .admit(client, () => {
        began.push(client);
        return new Promise((done) => setTimeout(done, ms, 'done'));
      })
      .catch((error: unknown) => (error instanceof Failure ? `${error.code} ${error.params.seconds}` : 'failed'));
  const often = (times: number, client: string, ms: number) => Array.from({ length: times }, () => ask(client, ms));
  return { limiter, began, ask, often };
}

describe('in the queue before the places', () => {
  const idle = () => 0;

  test('clients take turns, however many requests one of them brings', async () => {
    const { began, ask, often } = aScene(1, idle);
    void often(5, 'many', 10);
    void ask('few', 10);
    void ask('other', 10);
    await pass(40);
    expect(began.slice(0, 4)).toEqual(['many', 'many', 'few', 'other']);
  });

  test('who brings more than are served in time is refused, and who comes then is not', async () => {
    const { ask, often } = aScene(1, idle);
    void ask('many', 100);
    await pass(100);
    const all = often(30, 'many', 100);
    const other = ask('other', 100);
    await pass(1_500);
    expect((await Promise.all(all)).filter((outcome) => outcome === 'server.busy 1').length).toBeGreaterThan(10);
    expect(await other).toBe('done');
  });
});

describe('who has taken more than a share of the thread', () => {
  /** How often each client began within some time, of three connections that ask without a pause, and one that asks now and then. */
  async function attacked(dear: number, everyMs: number, ms: number) {
    const scene = aScene(20);
    const until = performance.now() + ms;
    const again = async (): Promise<void> => {
      while (performance.now() < until) await scene.ask('dear', dear);
    };
    for (let connection = 0; connection < 3; connection += 1) void again();
    for (let passed = 0; passed < ms; passed += everyMs) {
      void scene.ask('light', 1);
      await pass(everyMs);
    }
    const count = (client: string) => scene.began.filter((one) => one === client).length;
    return { ...scene, dear: count('dear'), light: count('light') };
  }

  test('goes on alone as if there were no share', async () => {
    const { began, often } = aScene(20);
    for (let turn = 0; turn < 10; turn += 1) {
      void often(3, 'dear', 20);
      await pass(20);
    }
    expect(began).toHaveLength(30);
  });

  test('takes no more than that share while another is there, who never waits', async () => {
    const { dear, light } = await attacked(20, 20, 4_000);
    // A quarter of four seconds, and what was saved up.
    expect(dear).toBeGreaterThan(40);
    expect(dear).toBeLessThanOrEqual((0.25 * 4_000 + 50) / 20 + 3);
    expect(light).toBe(200);
  });

  test('begins one piece of dear work after another, each after a pause', async () => {
    const { limiter, ask, often } = aScene(20);
    void often(3, 'dear', 20);
    void ask('light', 1);
    await pass(20);
    void often(3, 'dear', 20);
    const atWork: number[] = [];
    for (let ms = 0; ms < 600; ms += 10) {
      await pass(10);
      atWork.push(limiter.figures.atWork);
      if (ms % 100 === 0) void ask('light', 1);
    }
    expect(Math.max(...atWork.slice(10))).toBe(1);
    expect(limiter.figures).toMatchObject({ atWork: 0, waiting: 0 });
  });

  test('goes on as before a second after the other has left', async () => {
    const { began, ask, often } = aScene(20);
    void ask('light', 1);
    void often(20, 'dear', 20);
    await pass(1_100);
    began.length = 0;
    void often(10, 'dear', 20);
    expect(began).toHaveLength(10);
  });

  test('is told when to come again where the pause would be too long, and others are not', async () => {
    const { limiter, ask, often } = aScene(20);
    void ask('light', 1);
    void ask('dear', 100);
    await pass(100);
    void ask('light', 1);
    const outcomes = often(12, 'dear', 100);
    expect(limiter.refusalOf('dear')).toEqual({ code: 'request.over-share', seconds: 3 });
    expect(limiter.refusalOf('light')).toBeUndefined();
    await pass(3_000);
    expect(await Promise.all(outcomes)).toContain('request.over-share 3');
    expect(limiter.figures).toMatchObject({ refused: 0, waiting: 0 });
    expect(limiter.figures.overShare).toBeGreaterThan(0);
  });
});

test('a page whose calls come after one that took very long waits, and is not refused', async () => {
  const { ask, often } = aScene(20);
  void ask('other', 1);
  void ask('page', 600);
  await pass(600);
  void ask('other', 1);
  const outcomes = often(6, 'page', 2);
  await pass(2_500);
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['done']));
});

test('a page that asks for several light things at once waits for nothing', async () => {
  const { began, ask, often } = aScene(20);
  void ask('other', 1);
  void often(8, 'page', 2);
  await pass(2);
  void often(8, 'page', 2);
  expect(began).toHaveLength(17);
  await pass(1_000);
});
