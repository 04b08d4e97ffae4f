import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * A database in memory, as tests use it: the image of another, or an empty one. Making one takes seconds and copying one a tenth of that, so the first is kept
 * beside the installed packages, under the version it was made with.
 */
export async function createInMemory(image?: string): Promise<PGlite> {
  const file = image ?? templateFile();
  if (image !== undefined || existsSync(file)) return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  const db = await PGlite.create();
  await keep(db, file);
  return db;
}

/** Written under another name and renamed, since several test files may do it at the same moment. */
async function keep(db: PGlite, file: string): Promise<void> {
  const dump = await db.dumpDataDir('none');
  const temporary = `${file}.${process.pid}-${Math.floor(performance.now() * 1000)}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
  renameSync(temporary, file);
}

function templateFile(): string {
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '..');
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return join(packageFolder, '..', '..', '.cache', `portal-memory-${version}.tar`);
}
