import { randomBytes } from 'node:crypto';
import { uuidv7 } from '#kernel/ids.ts';
import { makeAdministratorLink } from '#modules/accounts/server/public.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings } from '#server/env.ts';
import { localAddress } from '#server/process/portal-address.ts';
import { StartRefusal } from '#server/process/start-refusal.ts';
import { sayAdminLink } from './first-administrator.ts';

const USAGE = `npm run admin -- link
    Prints a link to set the password of the administrator: once, within an hour. With PostgreSQL the portal may run meanwhile;
    the embedded database belongs to one process at a time, so stop the portal first.`;

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartRefusal ? error.message : error);
  return 1;
});

async function run(words: readonly string[]): Promise<number> {
  if (words.join(' ') !== 'link') {
    console.error(USAGE);
    return 1;
  }
  const settings = readSettings();
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database);
    const now = new Date();
    const newId = () => uuidv7(Date.now(), randomBytes(10));
    const path = await makeAdministratorLink(database.db, { newId, now, providerName: settings.brandName });
    console.log(sayAdminLink(`${settings.publicUrl ?? localAddress(settings)}${path}`));
    return 0;
  } finally {
    await database.close();
  }
}
