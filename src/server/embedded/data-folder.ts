import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf, StartRefusal } from '#server/process/start-refusal.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

/** Makes the data folder where it is missing and locks it, or says what stands in the way. */
export async function takeFolder(folder: string, socketFolder: string): Promise<FolderLock> {
  try {
    makeFolder(folder);
    return await lockFolder(folder, socketFolder);
  } catch (error) {
    throw error instanceof StartRefusal ? error : folderRefusal(folder, error);
  }
}

/** A data folder that cannot be used, and why. */
export function folderRefusal(folder: string, error: unknown): StartRefusal {
  return new StartRefusal(`DATA_DIR=${folder} cannot be used: ${reasonOf(error)}.`);
}

/** Makes a folder, step by step: Node's own way with `recursive` never ends below one like /proc that denies what it contains. */
export function makeFolder(folder: string, mode = 0o700): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  mkdirSync(folder, { mode });
}
