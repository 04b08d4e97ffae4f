import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Portal } from '#server/portal.ts';
import { collectBackup, keepBackup } from './write-backup.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many daily backups are kept. */
const KEPT = 7;
const NAME = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz$/;
const HALF = /^portal-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup\.gz\.part$/;
/** How far the clock of a disk, as of one in the network, may be ahead of this machine's. */
const SLACK = HOUR;

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

/** Makes a backup unless one, or the database itself, is younger than a day; then forgets the oldest. */
export async function backUpIfDue({ database, settings, clock, http }: Tools): Promise<void> {
  const folder = join(resolve(settings.dataDir), 'backups');
  const now = clock();
  if (!isDue(folder, settings.dataDir, now)) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeHalves(folder);
  const file = join(folder, `portal-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`);
  // The only connection is given back before the file is read once more.
  const client = await database.pool.connect();
  const written = await collectBackup(client, file, now, settings.backupKey).finally(() => client.release());
  await keepBackup(written);
  utimesSync(file, now, now);
  http.log.info({ file }, 'backup made');
  for (const { path } of backupsIn(folder, now).slice(KEPT)) rmSync(path);
}

function isDue(folder: string, dataDir: string, now: Date): boolean {
  const [newest] = backupsIn(folder, now);
  return (newest?.age ?? ageOf(join(dataDir, 'database', 'PG_VERSION'), now)) >= DAY;
}

/** How long ago a file was written, ms. One of tomorrow was written while the clock was ahead: nobody knows when. */
function ageOf(path: string, now: Date): number {
  const age = now.getTime() - statSync(path).mtimeMs;
  return age < -SLACK ? Number.POSITIVE_INFINITY : age;
}

/** The daily backups, the newest first; other files in the folder are somebody's own. */
function backupsIn(folder: string, now: Date): readonly { path: string; age: number }[] {
  return namesIn(folder)
    .filter((name) => NAME.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path, age: ageOf(path, now) }))
    .sort((one, other) => (one.age === other.age ? 0 : one.age - other.age));
}

/** What a portal that was killed in the middle of a backup left behind. */
function removeHalves(folder: string): void {
  for (const name of namesIn(folder)) if (HALF.test(name)) rmSync(join(folder, name));
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
