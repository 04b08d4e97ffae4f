import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropDatabases, ON_POSTGRES } from './postgres.ts';

/** Each engine clears up after its own: the other may not reach its databases. */
const FOLDER = ON_POSTGRES ? 'portal-tests-postgres-' : 'portal-tests-embedded-';
const DAY = 86_400_000;

/**
 * Before the tests: a name, a seed for samples and a folder that all processes of the run share; after them nothing of it is
 * left, nor of runs that were killed.
 */
export async function setup(): Promise<() => Promise<void>> {
  for (const run of deadRuns()) await forget(run);
  const run = randomBytes(4).toString('hex');
  process.env.TEST_RUN = run;
  process.env.TEST_SEED ??= String(Math.floor(Date.now() / DAY));
  console.log(`samples by TEST_SEED=${process.env.TEST_SEED}`);
  mkdirSync(folderOf(run));
  writeFileSync(pidFileOf(run), String(process.pid));
  return () => forget(run);
}

/** The folder of the run. */
export function folderOfRun(): string {
  return folderOf(process.env.TEST_RUN ?? '');
}

async function forget(run: string): Promise<void> {
  if (ON_POSTGRES) await dropDatabases(`test_${run}_`);
  rmSync(folderOf(run), { recursive: true, force: true });
}

/** Runs of this machine whose process is gone. */
function deadRuns(): readonly string[] {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(FOLDER));
  return folders.map((name) => name.slice(FOLDER.length)).filter((run) => !isAlive(run));
}

function isAlive(run: string): boolean {
  // One that has just begun has not said yet who it is.
  if (!existsSync(pidFileOf(run))) return true;
  try {
    return process.kill(Number(readFileSync(pidFileOf(run), 'utf8')), 0);
  } catch {
    return false;
  }
}

function folderOf(run: string): string {
  return join(tmpdir(), `${FOLDER}${run}`);
}

function pidFileOf(run: string): string {
  return join(folderOf(run), 'pid');
}
