import { setTimeout as pause } from 'node:timers/promises';
import { cartRoutes } from '#modules/cart/contract.ts';

/** How often the other client asks. */
const EVERY_MS = 20;

/** What another client waits for its list and for the health address, ms. */
export interface Watched {
  readonly list: readonly number[];
  readonly live: readonly number[];
}

/** How long a list of the other client and the health address take, until something has happened. */
export async function watch(address: string, token: string, end: Promise<unknown>): Promise<Watched> {
  const watched = { list: [] as number[], live: [] as number[] };
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  const list = { headers: { authorization: `Bearer ${token}` } };
  const loops = [
    () => timed(watched.list, `${address}/api${cartRoutes.list.path}?pageSize=20`, list),
    () => timed(watched.live, `${address}/livez`),
  ].map(async (ask) => {
    for (; !isOver; await pause(EVERY_MS)) await ask();
  });
  await Promise.all(loops);
  return watched;
}

async function timed(times: number[], address: string, init?: RequestInit): Promise<void> {
  const began = performance.now();
  const answer = await fetch(address, init);
  await answer.arrayBuffer();
  // A refusal is no answer: it counts as the longest wait there is.
  times.push(answer.ok ? performance.now() - began : 60_000);
}
