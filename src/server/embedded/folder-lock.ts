import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartRefusal } from '#server/process/start-refusal.ts';
import { type LockHolder, readHolder, stateOf, thisProcess, writeHolder } from './lock-holder.ts';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * The lock of a data folder. Two processes on one embedded database destroy it without an error, so the second must not
 * even open it. The lock file names the process and a socket that answers from before the file is there until the process
 * ends, however it does: by these a dead holder is told from a living one, in another container too.
 */
export async function lockFolder(folder: string, socketFolder: string): Promise<FolderLock> {
  const file = join(folder, 'portal.lock');
  const holder = thisProcess();
  const mine = writeHolder(holder);
  const socket = await answerOn(join(socketFolder, holder.socket));
  try {
    if (!tryWrite(file, mine)) await follow(file, { mine, folder, socketFolder });
  } catch (error) {
    await close(socket);
    throw error;
  }
  return {
    async release() {
      removeIfMine(file, mine);
      await close(socket);
    },
  };
}

export class FolderInUse extends StartRefusal {
  constructor(folder: string, { pid, host }: Pick<LockHolder, 'pid' | 'host'>, remedy: string) {
    const where = host === '' || host === thisProcess().host ? '' : ` on ${host}`;
    super(`The data folder ${folder} is in use by process ${pid}${where}. ${remedy}`);
  }
}

const STOP_IT = 'Stop it first, or set DATA_DIR to another folder.';

async function answerOn(path: string): Promise<Server> {
  const server = createServer((asked) => asked.destroy());
  server.listen(path);
  await once(server, 'listening');
  return server.unref();
}

async function close(server: Server): Promise<void> {
  await new Promise((done) => server.close(done));
}

/** Takes the place of a holder that has died, or refuses. */
async function follow(
  file: string,
  { mine, folder, socketFolder }: { mine: string; folder: string; socketFolder: string },
): Promise<void> {
  const written = readIfThere(file);
  const holder = readHolder(written);
  const state = written === '' ? 'dead' : await stateOf(holder, socketFolder);
  if (state === 'alive') throw new FolderInUse(folder, holder, STOP_IT);
  if (state === 'elsewhere') throw new FolderInUse(folder, holder, `If it no longer runs, delete ${file}.`);
  moveAway(file, written, folder);
  if (holder.socket !== '') rmSync(join(socketFolder, holder.socket), { force: true });
  if (!tryWrite(file, mine)) throw new FolderInUse(folder, readHolder(readIfThere(file)), STOP_IT);
}

/** The file appears with its content, so that nobody reads a lock that says nothing yet. */
function tryWrite(file: string, content: string): boolean {
  const temporary = temporaryOf(file);
  try {
    writeFileSync(temporary, content);
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** A name of this process's own: its number may be another's, too. */
function temporaryOf(file: string): string {
  return `${file}.${randomBytes(4).toString('hex')}`;
}

/** Moves the dead holder's file away; if someone else took the lock meanwhile, gives theirs back. */
function moveAway(file: string, deadHolder: string, folder: string): void {
  const moved = temporaryOf(file);
  try {
    renameSync(file, moved);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw error;
  }
  const found = readFileSync(moved, 'utf8');
  if (found !== deadHolder) {
    linkSync(moved, file);
    unlinkSync(moved);
    throw new FolderInUse(folder, readHolder(found), STOP_IT);
  }
  unlinkSync(moved);
}

function removeIfMine(file: string, mine: string): void {
  if (readIfThere(file) === mine) unlinkSync(file);
}

/** What a lock file says; nothing if it went away. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return '';
    throw error;
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
