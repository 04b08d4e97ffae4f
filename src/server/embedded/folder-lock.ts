import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '#server/start-refusal.ts';

/**
 * The lock of a data folder. Two processes on one embedded database destroy it without an error, so the second must not
 * even open it. The lock file names the process and the moment it began, which tells a dead holder (or a reused process
 * number) from a living one.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = join(folder, 'portal.lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  if (!tryWrite(file, mine)) {
    const holder = readFileSync(file, 'utf8');
    if (isAlive(holder)) throw new FolderInUse(folder, holder);
    takeOver(file, holder, folder);
    if (!tryWrite(file, mine)) throw new FolderInUse(folder, 'another process');
  }
  return { release: () => releaseIfMine(file, mine) };
}

export class FolderInUse extends StartRefusal {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by process ${holder.split(' ')[0]}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
}

function tryWrite(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves the dead holder's file away; if someone else took the lock meanwhile, gives theirs back. */
function takeOver(file: string, deadHolder: string, folder: string): void {
  const moved = `${file}.${process.pid}`;
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
    throw new FolderInUse(folder, found);
  }
  unlinkSync(moved);
}

function releaseIfMine(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) unlinkSync(file);
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
}

function isAlive(holder: string): boolean {
  const [pid = '', start = ''] = holder.split(' ');
  if (!/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (isErrno(error, 'ESRCH')) return false;
  }
  return startOf(Number(pid)) === start;
}

/** When a process began, in clock ticks since boot; empty where the system does not tell. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
