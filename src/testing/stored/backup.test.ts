// @tests slow
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { prepareData } from '#app/server/prepare-data.ts';
import { connectAlone } from '#server/backup/connect-alone.ts';
import { checkBackup, restoreBackup } from '#server/backup/restore-backup.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { createPostgresDatabase, ON_POSTGRES } from '#testing/postgres.ts';
import { FORMER_RELEASE } from './former-release.ts';
import { RECORDED_BACKUP, recordedBrowsers, recordedLines } from './recorded.ts';

/** While the sessions in the backup still last. */
const { head } = await checkBackup(RECORDED_BACKUP);
const clock = () => new Date(head.madeAt);
const http = await restoredPortal();

/** A portal that starts on the restored backup, as after a move to another machine. */
async function restoredPortal() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-stored-'));
  const postgres = ON_POSTGRES ? await createPostgresDatabase() : undefined;
  const alone = await connectAlone({ databaseUrl: postgres?.url, dataDir });
  await restoreBackup(alone.client, await checkBackup(RECORDED_BACKUP), { replace: false });
  await alone.close();
  const settings = { ...readSettings({ LOG: 'none' }), demo: true };
  const database = await openDatabase({ databaseUrl: postgres?.url, databasePool: 2, dataDir });
  await migrateDatabase(database);
  await prepareData(database, settings, clock);
  const portal = await createApp({ settings, database, clock });
  afterAll(async () => {
    await portal.http.close();
    await database.close();
    await postgres?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return portal.http;
}

/** Asks as the person whose browser was recorded, with the very token it keeps. */
async function ask(path: string) {
  const token = atob(recordedBrowsers.editing.localStorage.token ?? '');
  const answer = await http.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } });
  return answer.json().result;
}

test('the backup of the former portal, restored, knows its people by the tokens in their browsers', async () => {
  const { username } = JSON.parse(recordedBrowsers.editing.localStorage.user ?? '{}');
  expect(await ask('/auth/personal')).toMatchObject({ username });
});

test('it lists the saved configurations as they were answered, newest first', async () => {
  const { rows } = await ask('/v1/configurations?pageSize=200');
  const expected = recordedLines.map(({ wire: { form: _form, ...listed } }) => listed).reverse();
  expect(rows).toMatchObject(expected);
});

test('it keeps the release that its lines name, whichever is in force', async () => {
  expect(new Set(recordedLines.map(({ row }) => row.release_hash))).toEqual(new Set([FORMER_RELEASE]));
  expect(await ask(`/v1/releases/JRT/${FORMER_RELEASE}`)).toMatchObject({ family: 'JRT' });
});
