import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Portal } from '#server/portal.ts';
import { collectBackup, keepBackup } from './write-backup.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many daily backups are kept. */
const KEPT = 7;
const NAME = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/;

type Tools = Pick<Portal, 'database' | 'settings' | 'clock' | 'http'>;

/**
 * Backs the embedded database up once a day as long as the portal runs, and keeps the last seven (assurance, decision 6).
 * PostgreSQL is backed up by whoever runs it.
 */
export function backUpDaily(portal: Tools): { stop(): Promise<void> } | undefined {
  if (portal.database.engine !== 'embedded') return undefined;
  let atWork: Promise<void> = Promise.resolve();
  const look = () => {
    atWork = backUpIfDue(portal).catch((error: unknown) => portal.http.log.warn({ err: error }, 'backup put off'));
  };
  const timer = setInterval(look, HOUR);
  timer.unref();
  look();
  return {
    stop() {
      clearInterval(timer);
      return atWork;
    },
  };
}

/** Makes a backup unless the newest, or the database itself, is younger than a day; then forgets the oldest. */
export async function backUpIfDue({ database, settings, clock, http }: Tools): Promise<void> {
  const folder = join(resolve(settings.dataDir), 'backups');
  const now = clock();
  if (now.getTime() - lastBackup(folder, settings.dataDir) < DAY) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `portal-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`);
  // The only connection is given back before the file is read once more.
  const client = await database.pool.connect();
  const written = await collectBackup(client, file, now).finally(() => client.release());
  await keepBackup(written);
  http.log.info({ file }, 'backup made');
  for (const old of backupsIn(folder).slice(0, -KEPT)) rmSync(join(folder, old));
}

/** When the newest backup was made, or, where there is none, the database. */
function lastBackup(folder: string, dataDir: string): number {
  const newest = backupsIn(folder).at(-1);
  return statSync(newest === undefined ? join(dataDir, 'database', 'PG_VERSION') : join(folder, newest)).mtimeMs;
}

/** The names of the daily backups, the oldest first; other files in the folder are somebody's own. */
function backupsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name))
      .sort();
  } catch {
    return [];
  }
}
