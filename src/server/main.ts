import { startOutbox } from '#modules/mail/server/public.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { backUpDaily } from './backup/daily-backups.ts';
import { closeGently } from './close-gently.ts';
import { openDatabase } from './database.ts';
import { readSettings, refuseRemoteDemo } from './env.ts';
import { offerFirstAdministrator } from './first-administrator.ts';
import { tryAddresses } from './listen-address.ts';
import { standardOutput } from './logging/standard-output.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { migrateDatabase } from './migrate.ts';
import { databaseTrouble } from './out-of-reach.ts';
import { prepareData } from './prepare-data.ts';
import { StartRefusal } from './start-refusal.ts';
import { sweepHourly } from './sweep.ts';

await start().catch(stopWith);

/** Starts the portal: settings, database, migrations, reference and demo data, then the address; stops cleanly on a signal. */
async function start(): Promise<void> {
  const settings = readSettings();
  const refusal = refuseRemoteDemo(settings);
  if (refusal !== undefined) throw new StartRefusal(refusal);
  await tryAddresses(settings);
  const database = await openDatabase(settings);
  await migrateDatabase(database);
  await prepareData(database, settings);
  const portal = await createApp({ settings, database, logTo: standardOutput() });
  const metrics = await serveMetrics(portal);
  const address = await portal.http.listen({ port: settings.port, host: settings.host });
  sweepHourly(portal);
  const beside = [startOutbox(portal), backUpDaily(portal), metrics].filter((work) => work !== undefined);
  await offerFirstAdministrator(portal, address);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      portal.http.log.info({ signal }, 'portal stops');
      void closeGently(portal, beside).then(() => {
        portal.http.log.info('portal has stopped');
        process.exit(0);
      });
    });
  }
  announce(portal, { portal: address, metrics: metrics?.address });
}

/** A refusal is a sentence for the operator; anything else is a bug and shows where it happened. */
function stopWith(error: unknown): never {
  console.error(error instanceof StartRefusal ? error.message : (databaseTrouble(error) ?? error));
  process.exit(1);
}
