import { backUpDaily } from '#server/backup/daily-backups.ts';
import { computedBelow } from '#server/computed-files.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { readSettings, refuseRemoteDemo, refuseWeakPasswords, type Settings } from '#server/env.ts';
import { standardOutput } from '#server/logging/standard-output.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import type { Portal } from '#server/portal.ts';
import { closeGently, type Stoppable } from '#server/process/close-gently.ts';
import { tryAddresses } from '#server/process/listen-address.ts';
import { tellStartFailure } from '#server/process/start-failure.ts';
import { StartRefusal } from '#server/process/start-refusal.ts';
import { listenForStop } from '#server/process/told-to-stop.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { offerFirstAdministrator } from './first-administrator.ts';
import { prepareData } from './prepare-data.ts';
import { showDemoBusiness } from './show-demo-business.ts';
import { sweepHourly } from './sweep.ts';

const told = listenForStop();
await start().catch((error: unknown) => {
  if (told.aborted) process.exit(0);
  console.error(tellStartFailure(error));
  process.exit(1);
});

/** Starts the portal; told to stop meanwhile, it goes no further than the step it is at, and closes the database. */
async function start(): Promise<void> {
  const settings = readSettings();
  const refusal = refuseRemoteDemo(settings) ?? refuseWeakPasswords(settings);
  if (refusal !== undefined) throw new StartRefusal(refusal);
  await tryAddresses(settings);
  const database = await openDatabase(settings);
  try {
    await startOn(database, settings);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

/** Migrations, reference and demo data, then the address; from then on a signal stops the portal gently. */
async function startOn(database: Database, settings: Settings): Promise<void> {
  told.throwIfAborted();
  await migrateDatabase(database, { signal: told, onWait: sayThatMigrationWaits });
  told.throwIfAborted();
  const computed = computedBelow(settings.dataDir);
  await prepareData(database, { ...settings, computed });
  told.throwIfAborted();
  const portal = await createApp({ settings, database, computed, logTo: standardOutput() });
  await showDemoBusiness(portal);
  told.throwIfAborted();
  const metrics = await serveMetrics(portal);
  told.throwIfAborted();
  const address = await portal.http.listen({ port: settings.port, host: settings.host });
  sweepHourly(portal);
  const beside = [...portal.modules.all.map(({ start }) => start?.(portal)), backUpDaily(portal), metrics].filter(
    (work) => work !== undefined,
  );
  await offerFirstAdministrator(portal, address);
  announce(portal, { portal: address, metrics: metrics?.address });
  if (told.aborted) return stop(portal, beside);
  told.addEventListener('abort', () => void stop(portal, beside));
}

async function stop(portal: Portal, beside: readonly Stoppable[]): Promise<void> {
  const { log } = portal.http;
  log.info({ signal: told.reason }, 'portal stops');
  try {
    await closeGently(portal, beside);
  } catch (error) {
    log.error({ err: error }, 'portal could not stop as it should');
    process.exit(1);
  }
  log.info('portal has stopped');
  process.exit(0);
}

function sayThatMigrationWaits(attempt: number): void {
  console.error(`The migration of the database waits for a lock that somebody else holds (attempt ${attempt}).`);
}
