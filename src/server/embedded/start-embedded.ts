import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderRefusal, takeFolder } from './data-folder.ts';
import { EmbeddedWorker } from './embedded-worker.ts';
import type { FolderLock } from './folder-lock.ts';

/** A running embedded database: where the driver finds it and how to stop it. */
export interface EmbeddedDatabase {
  /** Directory of the local socket `.s.PGSQL.5432`. */
  readonly socketFolder: string;
  close(): Promise<void>;
}

/** Starts the embedded database on a data folder, or in memory (`null`, for tests; from an image), after locking the folder. */
export async function startEmbedded(dataDir: string | null, image?: string): Promise<EmbeddedDatabase> {
  const folder = dataDir === null ? null : resolve(dataDir);
  const socketFolder = socketFolderOf(folder);
  const lock = folder === null ? undefined : await takeFolder(folder, socketFolder);
  try {
    const worker = await EmbeddedWorker.start({
      dataDir: folder === null ? null : join(folder, 'database'),
      socketPath: join(socketFolder, '.s.PGSQL.5432'),
      image,
    });
    return { socketFolder, close: () => stop(worker, folder === null ? socketFolder : undefined, lock) };
  } catch (error) {
    await lock?.release();
    throw folder === null ? error : folderRefusal(folder, error);
  }
}

/** Local sockets allow about 100 characters of path; a longer data folder gets a short one beside the temporary files. */
function socketFolderOf(folder: string | null): string {
  if (folder === null) return mkdtempSync(join(tmpdir(), 'portal-'));
  if (folder.length < 80) return folder;
  const short = join(tmpdir(), `portal-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  mkdirSync(short, { recursive: true, mode: 0o700 });
  return short;
}

async function stop(
  worker: EmbeddedWorker,
  temporary: string | undefined,
  lock: FolderLock | undefined,
): Promise<void> {
  await worker.close();
  if (temporary !== undefined) rmSync(temporary, { recursive: true, force: true });
  await lock?.release();
}
