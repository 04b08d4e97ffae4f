import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { versionOfPortal } from '#server/project-folder.ts';
import { reasonOf } from '#server/start-refusal.ts';
import { type BackupHead, BackupRefusal, FORMAT, LineDigest, type TableDigest } from './backup-file.ts';
import { findMigrations, findSequences, findTables, rowsOf, speakPlainly, type Table } from './tables.ts';

/**
 * Writes the database into one file, as it stood at one moment. The file appears under its name once it is whole and on the
 * disk; only its owner may read it, for it holds what the database holds.
 */
export async function writeBackup(client: pg.ClientBase, file: string, now: Date): Promise<readonly TableDigest[]> {
  if (existsSync(file)) throw new BackupRefusal(`${file} is there already. Give the backup another name.`);
  const aside = `${file}.part`;
  const digests: TableDigest[] = [];
  await client.query('begin isolation level repeatable read read only');
  try {
    await speakPlainly(client);
    const head = await headOf(client, now);
    if (head.migrations.length === 0) throw new BackupRefusal('There is no portal in this database yet.');
    await writeLines(aside, linesOf(client, head, digests));
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error instanceof Error && 'syscall' in error ? new BackupRefusal(`${file}: ${reasonOf(error)}.`) : error;
  } finally {
    await client.query('rollback');
  }
  return digests;
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
  digests: TableDigest[],
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
  yield `${JSON.stringify({ end: digests, sha256: whole.result() })}\n`;
}

async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await pipeline(Readable.from(lines), createGzip(), async (chunks) => {
      for await (const chunk of chunks) await handle.write(chunk);
    });
    await handle.sync();
  } finally {
    await handle.close();
  }
}
