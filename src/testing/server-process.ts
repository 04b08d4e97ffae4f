import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll } from 'vitest';
import { type ServerProcess, spawnPortal, whenEnded, whenReady } from './portal-process.ts';

export type { ServerProcess } from './portal-process.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts the portal on a free port and waits until it says where it is; it does not outlive the test file. */
export function startServer(environment: Readonly<Record<string, string>>, openFiles?: number): Promise<ServerProcess> {
  return whenReady(spawn(environment, openFiles));
}

/** Starts the portal without waiting for it, to be killed or stopped on its way; answers its exit code, null when a signal ended it. */
export function killableServer(environment: Readonly<Record<string, string>>): {
  kill(signal?: NodeJS.Signals): Promise<number | null>;
} {
  const child = spawn(environment);
  const exited = once(child, 'exit');
  return {
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs the portal where it must refuse to start, and answers how it ended and what it said. */
export function runServer(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  return whenEnded(spawn(environment));
}

function spawn(environment: Readonly<Record<string, string>>, openFiles?: number): ChildProcess {
  const child = spawnPortal({ environment, ...(openFiles !== undefined && { openFiles }) });
  children.push(child);
  return child;
}
