import { setTimeout as pause } from 'node:timers/promises';
import { jobRoutes } from '#modules/jobs/contract.ts';
import { signInAt } from '#testing/sign-in.ts';

const EVERY_MS = 100;

/** Asks the portal as one person; what it refuses is an error of the bench. */
export type Asking = <Result>(method: string, path: string, more?: RequestInit) => Promise<Result>;

/** Signs a person of the demo in at a portal. */
export async function askingAs(address: string, username: string): Promise<Asking> {
  const { token } = await signInAt(address, username);
  return async <Result>(method: string, path: string, more: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en', ...more.headers };
    const answer = await fetch(`${address}/api${path}`, { method, ...more, headers });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { result: Result }).result;
  };
}

/** A body of JSON with the heading it needs. */
export function json(body: unknown): RequestInit {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Waits until a task is done; one that ends otherwise is an error of the bench. */
export async function jobDone(ask: Asking, id: string): Promise<void> {
  for (;;) {
    const { state } = await ask<{ state: string }>('GET', jobRoutes.open.path.replace(':id', id));
    if (state === 'done') return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`task ${id} is ${state}`);
    await pause(EVERY_MS);
  }
}
