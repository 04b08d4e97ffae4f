import { Deadline } from '#server/database/deadline.ts';
import type { Portal } from '#server/portal.ts';
import { type Family, gauge } from './exposition.ts';

/** How old the counts of rows may be, ms: whoever asks more often gets the same answer. */
const FRESH = 15_000;

/** What the database and its pool can tell. While the database does not answer, the counts are missing and `portal_database_up` is 0. */
export class DatabaseFigures {
  readonly #portal: Pick<Portal, 'database' | 'watch' | 'clock' | 'modules'>;
  #counted: { at: number; families: Promise<readonly Family[]> } | undefined;

  constructor(portal: Pick<Portal, 'database' | 'watch' | 'clock' | 'modules'>) {
    this.#portal = portal;
  }

  async families(): Promise<readonly Family[]> {
    return [...this.#poolFamilies(), ...(await this.#counts())];
  }

  #poolFamilies(): readonly Family[] {
    const { totalCount, idleCount, waitingCount, options } = this.#portal.database.pool;
    return [
      {
        name: 'portal_database_connections',
        type: 'gauge',
        help: 'Connections of this instance to the database.',
        samples: [
          { labels: { state: 'idle' }, value: idleCount },
          { labels: { state: 'busy' }, value: totalCount - idleCount },
        ],
      },
      gauge('portal_database_connections_max', 'Connections this instance may have (DATABASE_POOL).', options.max),
      gauge('portal_database_waiting', 'Queries waiting for a connection.', waitingCount),
    ];
  }

  #counts(): Promise<readonly Family[]> {
    const now = performance.now();
    if (this.#counted === undefined || now - this.#counted.at > FRESH)
      this.#counted = { at: now, families: this.#count().catch(() => [databaseUp(false)]) };
    return this.#counted.families;
  }

  async #count(): Promise<readonly Family[]> {
    const { watch, clock, modules } = this.#portal;
    const db = watch(new Deadline());
    const now = clock();
    const families = [databaseUp(true)];
    for (const { figures } of modules.all) families.push(...((await figures?.(db, now)) ?? []));
    return families;
  }
}

function databaseUp(up: boolean): Family {
  return gauge('portal_database_up', 'Whether the database answered when it was last asked.', up ? 1 : 0);
}
