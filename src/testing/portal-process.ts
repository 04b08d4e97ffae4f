import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectPath } from '#server/process/project-folder.ts';
import { shippedComputed } from './computed.ts';

/** As `scripts/build-tested.mjs` has made it before the tests. */
const BUILT = [projectPath('dist', 'tested', 'main.js')];
// As a build leaves it: no start computes what ships. A bench, which is no test run, names a program that was built.
if (process.env.TEST_RUN !== undefined) await shippedComputed();

/** The portal as a process of its own, as an operator runs it. */
export interface ServerProcess {
  readonly address: string;
  /** What it has printed so far. */
  said(): string;
  /** Sends a signal, such as those that freeze it and let it go on. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal and answers the exit code once the process has ended; null when the signal ended it. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** How the portal is run: the arguments of Node, which are those of the portal under test unless others are given. */
export interface PortalProgram {
  readonly program?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** How many files and connections it may have open at a time. */
  readonly openFiles?: number;
}

/** Runs the portal on a free port, printing nothing but what it must. */
export function spawnPortal({ program = BUILT, environment, openFiles }: PortalProgram): ChildProcess {
  const { PATH = '', TMPDIR = '' } = process.env;
  const limited = ['sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh'];
  const [command = '', ...rest] = [...(openFiles === undefined ? [] : limited), process.execPath, ...program];
  return spawn(command, rest, {
    env: { PATH, ...(TMPDIR !== '' && { TMPDIR }), PORT: '0', LOG: 'none', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Waits until a portal says where it is. */
export async function whenReady(process: ChildProcess): Promise<ServerProcess> {
  const exited = once(process, 'exit');
  const said = outputOf(process);
  return {
    address: await announcedAddress(process, said),
    said,
    signal: (signal) => void process.kill(signal),
    async stop(signal) {
      process.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}

/** Waits until a portal has ended, and answers how it did and what it said. */
export async function whenEnded(process: ChildProcess): Promise<{ code: number | null; said: string }> {
  const said = outputOf(process);
  const [code] = await once(process, 'close');
  return { code, said: said() };
}

function announcedAddress(process: ChildProcess, said: () => string): Promise<string> {
  return new Promise((done, fail) => {
    process.stdout?.on('data', function look() {
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(said())?.[1];
      if (port === undefined) return;
      process.stdout?.off('data', look);
      done(`http://127.0.0.1:${port}`);
    });
    process.once('exit', (code) => fail(new Error(`The server ended with ${code}: ${said()}`)));
  });
}

function outputOf(process: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [process.stdout, process.stderr]) stream?.on('data', (chunk) => chunks.push(String(chunk)));
  return () => chunks.join('');
}
