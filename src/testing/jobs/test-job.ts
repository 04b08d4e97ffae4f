import { threadId } from 'node:worker_threads';

/** What a job of a test does. */
export interface TestOrder {
  readonly does: keyof typeof WORKS;
  readonly gate?: SharedArrayBuffer;
}

const WORKS = {
  /** Waits at the gate, and holds its thread meanwhile. */
  wait: (gate: SharedArrayBuffer) => Atomics.wait(new Int32Array(gate), 0, 0),
  fail: () => {
    throw new Error('the work failed');
  },
  crash: () => {
    setImmediate(() => {
      throw new Error('the thread crashed');
    });
    return new Promise(() => undefined);
  },
  exit: () => process.exit(1),
  'run forever': () => {
    for (;;);
  },
};

/** Does what a test wants, and tells in which thread. */
export async function work({ does, gate = new SharedArrayBuffer(4) }: TestOrder): Promise<number> {
  await WORKS[does](gate);
  return threadId;
}
