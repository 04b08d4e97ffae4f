import { prepareData } from '#app/server/prepare-data.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

/** A configuration of the release every portal starts with. */
export async function anyForm(): Promise<object> {
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: null });
  await migrateDatabase(database);
  await prepareData(database, { ...readSettings({}), demo: false });
  const form = aConfiguredForm(await loadActiveRelease(database.db), A_ROW_ID);
  await database.close();
  return form;
}
