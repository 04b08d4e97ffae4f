import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The portal as a process of its own, as an operator runs it. */
export interface ServerProcess {
  readonly address: string;
  /** What it has printed so far. */
  said(): string;
  /** Sends a signal and answers the exit code once the process has ended; null when the signal ended it. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Starts the portal on a free port and waits until it says where it is; it does not outlive the test file. */
export async function startServer(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const process = spawnServer(environment);
  const exited = once(process, 'exit');
  const said = outputOf(process);
  const address = await announcedAddress(process, said);
  return {
    address,
    said,
    async stop(signal) {
      process.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Runs the portal where it must refuse to start, and answers how it ended and what it said. */
export async function runServer(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; said: string }> {
  const process = spawnServer(environment);
  const said = outputOf(process);
  const [code] = await once(process, 'close');
  return { code, said: said() };
}

function spawnServer(environment: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH, ...(TMPDIR !== '' && { TMPDIR }), PORT: '0', LOG: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

function announcedAddress(process: ChildProcess, said: () => string): Promise<string> {
  return new Promise((done, fail) => {
    process.stdout?.on('data', () => {
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said())?.[1];
      if (port !== undefined) done(`http://127.0.0.1:${port}`);
    });
    process.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said()}`)));
  });
}

function outputOf(process: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [process.stdout, process.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}
