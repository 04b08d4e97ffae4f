import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type Settings } from '#server/env.ts';
import { StartRefusal } from '#server/process/start-refusal.ts';
import { type AloneConnection, connectAlone } from './connect-alone.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const USAGE = `npm run backup -- FILE
    Writes the database of the settings into one file, while portals on PostgreSQL go on. A portal on the embedded database
    makes a backup of its own every day, in the folder backups of its data; for another one, stop it first.
npm run restore -- FILE [--replace]
    Puts a backup in the place of an empty database; with --replace, of whatever the portal's database holds. Stop the portal first.`;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartRefusal ? error.message : error);
  return 1;
});

async function run(words: readonly string[]): Promise<number> {
  const [command, ...rest] = words;
  const replace = rest.includes('--replace');
  const files = rest.filter((word) => word !== '--replace');
  const [file] = files;
  if (file === undefined || files.length > 1 || file.startsWith('-')) return showUsage();
  if (command === 'backup' && !replace) return await backup(file);
  if (command === 'restore') return await restore(file, replace);
  return showUsage();
}

function showUsage(): number {
  console.error(USAGE);
  return 1;
}

async function backup(file: string): Promise<number> {
  const settings = readSettings();
  refuseFolderWithout('database', settings, 'holds no database. Set DATA_DIR, or DATABASE_URL for PostgreSQL.');
  return await withDatabase(settings, async ({ client, name }) => {
    const tables = await writeBackup(client, file, new Date(), settings.backupKey);
    console.log(`${file} holds ${name}: ${sizeOf(tables)}, ${Math.ceil(statSync(file).size / 1024)} KB`);
  });
}

/** What can be refused without the database is, before anything is opened or made. */
async function restore(file: string, replace: boolean): Promise<number> {
  const settings = readSettings();
  const checked = await checkBackup(file, settings.backupKey);
  refuseFolderWithout('', settings, 'is not there. Set DATA_DIR, or DATABASE_URL for PostgreSQL, or make the folder.');
  return await withDatabase(settings, async ({ client, name }) => {
    await restoreBackup(client, checked, { replace });
    console.log(`${file} is restored into ${name}: ${sizeOf(checked.tables)}`);
  });
}

async function withDatabase(settings: Settings, work: (alone: AloneConnection) => Promise<void>): Promise<number> {
  const alone = await connectAlone(settings);
  try {
    await work(alone);
    return 0;
  } finally {
    await alone.close();
  }
}

/** Opening an embedded database would make one, and its folder. */
function refuseFolderWithout(part: string, { databaseUrl, dataDir }: Settings, sentence: string): void {
  if (databaseUrl === undefined && !existsSync(join(dataDir, part)))
    throw new StartRefusal(`DATA_DIR=${dataDir} ${sentence}`);
}

function sizeOf(tables: readonly { rows: number }[]): string {
  return `${tables.length} tables, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows`;
}
