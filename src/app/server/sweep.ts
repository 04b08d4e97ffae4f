import { composeModules } from '#server/compose-modules.ts';
import type { Db } from '#server/database.ts';
import type { ServerModule } from '#server/module.ts';
import type { Portal } from '#server/portal.ts';
import { SERVER_MODULES } from './modules.ts';

/** Forgets what has been kept for its time, module by module. */
export async function sweep(db: Db, now: Date, modules: readonly ServerModule[] = SERVER_MODULES): Promise<void> {
  const composed = composeModules(modules);
  for (const { sweeps = [] } of modules) for (const tidy of sweeps) await tidy(db, now, composed);
  for (const { forget, retainedFor } of composed.forgets) await forget(db, new Date(now.getTime() - retainedFor));
}

const HOUR = 3_600_000;

/** Sweeps once an hour as long as the portal runs; when the database is away, the next hour does it. */
export function sweepHourly({ db, clock, http, modules }: Portal): void {
  const timer = setInterval(() => {
    sweep(db, clock(), modules.all).catch((error: unknown) => http.log.warn({ err: error }, 'sweep put off'));
  }, HOUR);
  timer.unref();
}
