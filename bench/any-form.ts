import { prepareData } from '#app/server/prepare-data.ts';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { A_ROW_ID, aConfiguredForm } from '#testing/builders/a-configured-form.ts';

type Choices = readonly (readonly [string, string])[];

/** A configuration of the release every portal starts with. */
export async function anyForm(): Promise<object> {
  const [form = {}] = await formsWith([[]]);
  return form;
}

/** Configurations of that release, each with its choices. */
export async function formsWith(choices: readonly Choices[]): Promise<readonly object[]> {
  const database = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir: null });
  await migrateDatabase(database);
  await prepareData(database, { ...readSettings({}), demo: false });
  const release = await loadActiveRelease(database.db);
  const forms = choices.map((chosen) => aConfiguredForm(release, A_ROW_ID, chosen));
  await database.close();
  return forms;
}
