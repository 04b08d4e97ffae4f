import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { rowsInBackup } from './backup-rows.ts';
import { RECORDED_BACKUP, recordedLines } from './recorded.ts';

/** The release the recorded lines name; a newer one may be in force. */
export const FORMER_RELEASE = recordedLines[0]?.row.release_hash ?? '';

/** Keeps the release of the former portal beside the one in force, as an update finds it in the database. */
export async function keepFormerRelease(pool: Pick<Pool, 'query'>): Promise<void> {
  const releases = rowsInBackup(readFileSync(RECORDED_BACKUP)).product_releases ?? [];
  for (const release of releases.filter(({ hash }) => hash === FORMER_RELEASE)) {
    const kept = { ...release, active: false, chosen: false, created_by: null };
    await pool.query(
      'insert into product_releases select * from jsonb_populate_record(null::product_releases, $1) on conflict do nothing',
      [kept],
    );
  }
}
