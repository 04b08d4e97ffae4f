import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { closeGently } from './close-gently.ts';
import { openDatabase } from './database.ts';
import { readSettings, refuseRemoteDemo } from './env.ts';
import { migrateDatabase } from './migrate.ts';
import { prepareData } from './prepare-data.ts';
import { sweepHourly } from './sweep.ts';

await start();

/** Starts the portal: settings, database, migrations, reference and demo data, then the address; stops cleanly on a signal. */
async function start(): Promise<void> {
  const settings = readSettings();
  const refusal = refuseRemoteDemo(settings);
  if (refusal !== undefined) return stopWith(refusal);
  const database = await openDatabase(settings).catch((error: Error) => stopWith(error.message));
  await migrateDatabase(database);
  await prepareData(database, settings);
  const portal = await createApp({ settings, database });
  const address = await portal.http.listen({ port: settings.port, host: settings.host });
  sweepHourly(portal);
  announce(address, settings, database.engine);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void closeGently(portal).then(() => process.exit(0)));
  }
}

function stopWith(message: string): never {
  console.error(message);
  process.exit(1);
}
