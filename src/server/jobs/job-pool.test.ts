// @tests slow
import { threadId } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Failure } from '#server/failures.ts';
import { expositionOf } from '#server/metrics/exposition.ts';
import type { TestOrder } from '#testing/jobs/test-job.ts';
import { aGate, OPEN, SHORT_JOB, TEST_JOB } from '#testing/jobs/test-jobs.ts';
import { JobPool, type JobPoolOptions } from './job-pool.ts';

const pools: JobPool[] = [];
const gates: { open: () => void }[] = [];

afterEach(async () => {
  for (const { open } of gates.splice(0)) open();
  await Promise.all(pools.splice(0).map((pool) => pool.stop()));
});

function aPool(options: Partial<JobPoolOptions> = {}): JobPool {
  const usual = { threads: 1, budgets: { account: 1000, client: 1000 }, longestWaitMs: 120_000 };
  const pool = new JobPool([TEST_JOB, SHORT_JOB], { ...usual, ...options });
  pools.push(pool);
  return pool;
}

function shutGate() {
  const gate = aGate();
  gates.push(gate);
  return gate;
}

const stays = () => new AbortController().signal;
const account = (id: string, gone = stays()) => ({ asker: { kind: 'account', id } as const, gone });
const PASSES: TestOrder = { does: 'wait', gate: OPEN };
const task = (order: TestOrder, cost = 1) => ({ cost, prepare: () => order });

/** What becomes of a job: a thread's number, or the code of the refusal, or the error's words. */
const outcomeOf = (job: Promise<unknown>) =>
  job.catch((error: unknown) => (error instanceof Failure ? error.code : (error as Error).message));

function refusalOf(run: () => unknown): Failure {
  try {
    run();
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('It was not refused');
}

const visitor = (id: string, gone = stays()) => ({ asker: { kind: 'client', id } as const, gone });

describe('visitors', () => {
  test('come after accounts, and take no place in the queue that an account could have', async () => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const prepared: string[] = [];
    const run = (asker: ReturnType<typeof account> | ReturnType<typeof visitor>, order: TestOrder = PASSES) =>
      outcomeOf(
        (async () => {
          const noted = () => {
            prepared.push(asker.asker.id);
            return order;
          };
          return pool.run(TEST_JOB, { cost: 1, prepare: noted }, asker);
        })(),
      );
    const first = run(visitor('first'), { does: 'wait', gate });
    const crowd = Array.from({ length: 30 }, (_, number) => run(visitor(`visitor ${number}`)));
    const customer = run(account('customer'));
    open();
    const outcomes = await Promise.all([first, ...crowd, customer]);
    expect(outcomes.filter((outcome) => outcome === 'server.busy')).toHaveLength(10);
    expect(prepared.slice(0, 2)).toEqual(['first', 'customer']);
  });
});

describe('a job', () => {
  test('is done in a thread of its own while this one goes on', async () => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const job = pool.run(TEST_JOB, task({ does: 'wait', gate }), account('a'));
    expect(pool.now).toMatchObject({ waiting: 0, running: 1 });
    open();
    expect(await job).not.toBe(threadId);
  });

  test('of a module that is not there is a mistake', () => {
    expect(() => aPool().run({ ...TEST_JOB, name: 'other' }, task(PASSES), account('a'))).toThrow(
      'no module brings it',
    );
  });

  test('is prepared when its turn has come, for one account after the other', async () => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const prepared: string[] = [];
    const noted = (id: string, order: TestOrder) => {
      prepared.push(id);
      return order;
    };
    const jobs = ['a', 'a', 'b'].map((id) =>
      pool.run(TEST_JOB, { cost: 1, prepare: () => noted(id, { does: 'wait', gate }) }, account(id)),
    );
    expect(prepared).toEqual(['a']);
    open();
    await Promise.all(jobs);
    expect(prepared).toEqual(['a', 'b', 'a']);
  });

  test('that cannot be prepared is refused with the reason, and needs no thread', async () => {
    const pool = aPool();
    const refuse = () => {
      throw new Failure('record.unknown');
    };
    expect(await outcomeOf(pool.run(TEST_JOB, { cost: 1, prepare: refuse }, account('a')))).toBe('record.unknown');
    expect(pool.now).toEqual({ waiting: 0, running: 0, threads: 0 });
  });

  test('that fails says why, and its thread does the next', async () => {
    const pool = aPool();
    const first = await pool.run(TEST_JOB, task(PASSES), account('a'));
    expect(await outcomeOf(pool.run(TEST_JOB, task({ does: 'fail' }), account('a')))).toBe('the work failed');
    expect(await pool.run(TEST_JOB, task(PASSES), account('a'))).toBe(first);
  });

  test.each([
    ['crash', 'the thread crashed'],
    ['exit', 'The thread of a job ended by itself'],
  ] as const)('that takes its thread with it (%s) fails, and the next has another thread', async (does, said) => {
    const pool = aPool();
    const first = await pool.run(TEST_JOB, task(PASSES), account('a'));
    const lost = pool.run(TEST_JOB, task({ does }), account('a'));
    const next = pool.run(TEST_JOB, task(PASSES), account('a'));
    expect(await outcomeOf(lost)).toBe(said);
    expect(await next).not.toBe(first);
  });

  test('that takes too long is ended with its thread, and the next has another', async () => {
    const pool = aPool();
    const first = await pool.run(TEST_JOB, task(PASSES), account('a'));
    const long = pool.run(SHORT_JOB, task({ does: 'run forever' }), account('a'));
    const next = pool.run(TEST_JOB, task(PASSES), account('b'));
    expect(await outcomeOf(long)).toBe('job.overrun');
    expect(await next).not.toBe(first);
  });
});

describe('the queue', () => {
  test('does one job of an account at a time, however many threads are free', async () => {
    const pool = aPool({ threads: 3 });
    const { gate, open } = shutGate();
    const jobs = ['a', 'a', 'a', 'b'].map((id) => pool.run(TEST_JOB, task({ does: 'wait', gate }), account(id)));
    expect(pool.now).toMatchObject({ waiting: 2, running: 2 });
    open();
    await Promise.all(jobs);
    expect(pool.now).toMatchObject({ waiting: 0, running: 0 });
  });

  test.each([
    ['account', 5],
    ['client', 2],
  ] as const)('refuses what one %s asks beyond %i, and says when to come again', async (kind, most) => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const ask = (id: string) =>
      pool.run(TEST_JOB, task({ does: 'wait', gate }), { asker: { kind, id }, gone: stays() });
    const jobs = Array.from({ length: most }, () => ask('a'));
    const { code, params } = refusalOf(() => ask('a'));
    expect([code, Number(params.seconds) >= 1]).toEqual(['job.queue-full', true]);
    jobs.push(ask('b'));
    open();
    await Promise.all(jobs);
  });

  test('refuses everybody once forty wait', async () => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const ask = (number: number) => pool.run(TEST_JOB, task({ does: 'wait', gate }), account(`${number}`));
    const jobs = Array.from({ length: 41 }, (_, number) => ask(number));
    expect(refusalOf(() => ask(41)).code).toBe('server.busy');
    open();
    await Promise.all(jobs);
  });

  test('refuses after all what has waited for too long', async () => {
    const pool = aPool({ longestWaitMs: 1 });
    const { gate, open } = shutGate();
    const first = pool.run(TEST_JOB, task({ does: 'wait', gate }), account('a'));
    expect(await outcomeOf(pool.run(TEST_JOB, task(PASSES), account('b')))).toBe('server.busy');
    expect(pool.now.waiting).toBe(0);
    open();
    await first;
  });

  test('counts jobs by what they cost', async () => {
    const pool = aPool({ budgets: { account: 20, client: 1 } });
    await pool.run(TEST_JOB, task(PASSES, 20), account('a'));
    const { code, params } = refusalOf(() => pool.run(TEST_JOB, task(PASSES, 20), account('a')));
    expect([code, Number(params.seconds) > 1]).toEqual(['job.over-budget', true]);
    await pool.run(TEST_JOB, task(PASSES), account('b'));
  });
});

describe('a client that leaves', () => {
  test('while its job waits takes it out of the queue', async () => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const leaving = new AbortController();
    const before = pool.run(TEST_JOB, task({ does: 'wait', gate }), account('a'));
    const job = pool.run(TEST_JOB, task({ does: 'run forever' }), account('b', leaving.signal));
    leaving.abort();
    expect([await outcomeOf(job), pool.now.waiting]).toEqual(['request.abandoned', 0]);
    open();
    await before;
    expect(await pool.run(TEST_JOB, task(PASSES), account('b'))).toBeTypeOf('number');
  });

  test('while its job runs is let go at once, and the thread is ended for the next', async () => {
    const pool = aPool();
    const leaving = new AbortController();
    const job = pool.run(TEST_JOB, task({ does: 'run forever' }), account('a', leaving.signal));
    const next = pool.run(TEST_JOB, task(PASSES), account('b'));
    await vi.waitFor(() => expect(pool.now.threads).toBe(1));
    leaving.abort();
    expect([await outcomeOf(job), pool.now.running]).toEqual(['request.abandoned', 1]);
    expect(await next).toBeTypeOf('number');
  });

  test('before its job came asks for nothing', async () => {
    const pool = aPool();
    expect(await outcomeOf(pool.run(TEST_JOB, task(PASSES), account('a', AbortSignal.abort())))).toBe(
      'request.abandoned',
    );
    expect(pool.now).toEqual({ waiting: 0, running: 0, threads: 0 });
  });
});

describe('the pool', () => {
  test('has no thread before there is work, and none some time after it', async () => {
    const pool = aPool({ idleMs: 1 });
    expect(pool.now.threads).toBe(0);
    await pool.run(TEST_JOB, task(PASSES), account('a'));
    await vi.waitFor(() => expect(pool.now.threads).toBe(0));
    expect(await pool.run(TEST_JOB, task(PASSES), account('a'))).toBeTypeOf('number');
  });

  test('is told to stop: what runs and waits is done before its threads end', async () => {
    const pool = aPool();
    const { gate, open } = shutGate();
    const order: string[] = [];
    const jobs = ['a', 'b', 'c'].map((id) =>
      pool.run(TEST_JOB, task({ does: 'wait', gate }), account(id)).then(() => order.push(id)),
    );
    const stopped = pool.stop().then(() => order.push('stopped'));
    open();
    await Promise.all([stopped, ...jobs]);
    expect([order, pool.now.threads]).toEqual([['a', 'b', 'c', 'stopped'], 0]);
  });

  test('says that it fails once three jobs in a row took their thread with them, until one is done', async () => {
    const pool = aPool();
    for (let time = 0; time < 3; time++) {
      expect(pool.isFailing).toBe(false);
      await outcomeOf(pool.run(TEST_JOB, task({ does: 'exit' }), account('a')));
    }
    expect(pool.isFailing).toBe(true);
    await pool.run(TEST_JOB, task(PASSES), account('a'));
    expect(pool.isFailing).toBe(false);
  });

  test('counts what it did and refused', async () => {
    const pool = aPool({ budgets: { account: 1, client: 1 } });
    await pool.run(TEST_JOB, task(PASSES), account('a'));
    await outcomeOf(pool.run(TEST_JOB, task({ does: 'fail' }), account('b')));
    refusalOf(() => pool.run(TEST_JOB, task(PASSES), account('a')));
    const text = expositionOf(pool.families());
    for (const line of [
      'portal_jobs_waiting 0',
      'portal_jobs_running 0',
      'portal_job_threads 1',
      'portal_job_duration_seconds_count{job="test",outcome="done"} 1',
      'portal_job_duration_seconds_count{job="test",outcome="failed"} 1',
      'portal_jobs_refused_total{reason="job.over-budget"} 1',
    ])
      expect(text).toContain(`${line}\n`);
  });
});
