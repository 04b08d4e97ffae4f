import { memoryUsage } from 'node:process';
import type { Backend } from '#engine/backend.ts';
import type { Domains } from '#engine/layout.ts';
import { median } from './measure.ts';

const CHUNKS = 200;
const PASSES = 50;

/** Bytes that one pass over all possible values leaves on the heap beside its answer, in the middle of many chunks. */
export function bytesPerPass(backend: Backend, states: readonly Domains[]): number {
  let at = 0;
  let last: Domains | undefined;
  const pass = () => {
    const state = states[at++ % states.length];
    last = state && backend.possible(state);
  };
  const answer = () => {
    last = states[0]?.slice();
  };
  for (let warm = 0; warm < 20 * PASSES; warm++) pass();
  const needed = grownBy(answer);
  const used = grownBy(pass);
  if (!last) throw new Error('A state of the bench has no solution.');
  return Math.max(0, used - needed) / PASSES;
}

/** The collector runs in few of the chunks only. */
function grownBy(work: () => void): number {
  const sizes = Array.from({ length: CHUNKS }, () => {
    const before = memoryUsage().heapUsed;
    for (let pass = 0; pass < PASSES; pass++) work();
    return memoryUsage().heapUsed - before;
  });
  return median(sizes.sort((one, other) => one - other));
}
