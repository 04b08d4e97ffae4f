import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { rowsInBackup } from './backup-rows.ts';
import { RECORDED_BACKUP, recordedLines } from './recorded.ts';

/** The release the recorded lines name; a newer one may be in force. */
export const FORMER_RELEASE = recordedLines[0]?.row.release_hash ?? '';

/** Keeps the release of the former portal and its catalogue beside those in force, as an update finds them in the database. */
export async function keepFormerRelease(pool: Pick<Pool, 'query'>): Promise<void> {
  const { product_releases: releases = [], catalogue_releases: catalogues = [] } = rowsInBackup(
    readFileSync(RECORDED_BACKUP),
  );
  const former = releases.filter(({ hash }) => hash === FORMER_RELEASE);
  const itsCatalogues = catalogues.filter(({ hash }) => former.some(({ catalogue_hash }) => catalogue_hash === hash));
  for (const catalogue of itsCatalogues) await keep(pool, 'catalogue_releases', { ...catalogue, active: false });
  for (const release of former) {
    await keep(pool, 'product_releases', { ...release, active: false, chosen: false, created_by: null });
  }
}

async function keep(pool: Pick<Pool, 'query'>, table: string, row: object): Promise<void> {
  await pool.query(
    `insert into ${table} select * from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
    [row],
  );
}
