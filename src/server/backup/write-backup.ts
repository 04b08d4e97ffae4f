import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { versionOfPortal } from '#server/process/project-folder.ts';
import { reasonOf } from '#server/process/start-refusal.ts';
import {
  type BackupHead,
  BackupRefusal,
  endOf,
  FORMAT,
  LineDigest,
  readBackup,
  type TableDigest,
} from './backup-file.ts';
import { writingFault } from './file-fault.ts';
import { findMigrations, findSequences, findTables, rowsOf, speakPlainly, type Table } from './tables.ts';

/** A backup that is written, but neither read back nor in its place yet. */
export interface WrittenBackup {
  readonly file: string;
  readonly partial: string;
  readonly digests: readonly TableDigest[];
  /** What it was made with. */
  readonly key: string | undefined;
}

/**
 * Writes the database into one file, as it stood at one moment. The file appears under its name once it is whole, read
 * back and on the disk; only its owner may read it, for it holds what the database holds.
 */
export async function writeBackup(
  client: pg.ClientBase,
  file: string,
  now: Date,
  key?: string,
): Promise<readonly TableDigest[]> {
  return await keepBackup(await collectBackup(client, file, now, key));
}

/** The first half, for which the database is needed. */
export async function collectBackup(
  client: pg.ClientBase,
  file: string,
  now: Date,
  key?: string,
): Promise<WrittenBackup> {
  if (existsSync(file)) throw new BackupRefusal(`${file} is there already. Give the backup another name.`);
  const partial = `${file}.part`;
  const digests: TableDigest[] = [];
  await client.query('begin isolation level repeatable read read only');
  try {
    await speakPlainly(client);
    const head = await headOf(client, now);
    if (head.migrations.length === 0) throw new BackupRefusal('There is no portal in this database yet.');
    await writeLines({ file, partial }, linesOf(client, head, { digests, key }));
  } finally {
    await client.query('rollback');
  }
  return { file, partial, digests, key };
}

/** The second half: what was written must read back as what was in the database, or there is no backup. */
export async function keepBackup({ file, partial, digests, key }: WrittenBackup): Promise<readonly TableDigest[]> {
  try {
    await refuseDifference({ file, partial, digests, key });
    await rename(partial, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw inPlainWords(error, file);
  }
  return digests;
}

async function refuseDifference({ file, partial, digests, key }: WrittenBackup): Promise<void> {
  const read = await readBackup(partial, {}, key).catch((error: unknown) => reasonOf(error));
  if (typeof read === 'string' || JSON.stringify(read.tables) !== JSON.stringify(digests))
    throw new BackupRefusal(
      `${file} is not made: what was written does not read back. ${typeof read === 'string' ? read : ''}`.trim(),
    );
}

/** A name is on the disk once its folder is; systems without folders to open keep names by themselves. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

type WholeHead = BackupHead & { readonly found: readonly Table[] };

async function headOf(client: pg.ClientBase, now: Date): Promise<WholeHead> {
  const found = await findTables(client);
  return {
    backup: 'drivewright',
    format: FORMAT,
    portal: versionOfPortal(),
    madeAt: now.toISOString(),
    migrations: await findMigrations(client),
    tables: found.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) })),
    sequences: await findSequences(client),
    found,
  };
}

async function* linesOf(
  client: pg.ClientBase,
  { found, ...head }: WholeHead,
  { digests, key }: { digests: TableDigest[]; key: string | undefined },
): AsyncGenerator<string> {
  const whole = new LineDigest();
  const noted = (line: string): string => {
    whole.add(line);
    return `${line}\n`;
  };
  yield noted(JSON.stringify(head));
  for (const table of found) {
    const digest = new LineDigest();
    yield noted(JSON.stringify({ table: table.name }));
    for await (const row of rowsOf(client, table)) {
      const line = JSON.stringify(row);
      digest.add(line);
      yield noted(line);
    }
    digests.push({ name: table.name, rows: digest.rows, sha256: digest.result() });
  }
  yield `${endOf(digests, whole.result(), key)}\n`;
}

async function writeLines(
  { file, partial }: { file: string; partial: string },
  lines: AsyncIterable<string>,
): Promise<void> {
  try {
    const handle = await open(partial, 'w', 0o600);
    try {
      await pipeline(Readable.from(lines), createGzip(), intoFile(handle));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    await rm(partial, { force: true });
    throw inPlainWords(error, file);
  }
}

function intoFile(handle: FileHandle): Writable {
  return new Writable({
    write(chunk: Buffer, _, done) {
      writeWhole(handle, chunk).then(() => done(), done);
    },
  });
}

/** A disk may take less at a time than it is given. */
async function writeWhole(handle: FileHandle, chunk: Buffer): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at, chunk.length - at)).bytesWritten;
}

function inPlainWords(error: unknown, file: string): unknown {
  const isOfTheSystem = error instanceof Error && 'syscall' in error;
  return isOfTheSystem ? new BackupRefusal(`${file} cannot be written: ${writingFault(error)}.`) : error;
}
