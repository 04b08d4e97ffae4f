import { Recent } from '#modules/catalogue/domain/recent.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { type ActiveRelease, loadActiveRelease, openRelease } from './active-release.ts';
import { possibleRowsOf } from './possible-rows-of.ts';
import { findInForce, findStoredRelease } from './release-store.ts';

/** Releases besides the one in force that stay open. */
const KEPT_OPEN = 4;
/** How often an instance looks whether another one put a release in force. */
const LOOK_EVERY_MS = 3_000;

/** The releases of a product family: the one in force, and any earlier one by its hash. */
export interface Releases {
  /** The one in force. */
  current(): ActiveRelease;
  /** The one a form or line names, opened when it is asked for; undefined if none of that hash was ever stored. */
  byHash(db: Db, hash: string): Promise<ActiveRelease | undefined>;
  /** Looks which one is in force now, and takes it. */
  refresh(db: Db): Promise<void>;
}

/** Opens the release in force; it stays so until it is told to look again. */
export async function openReleases(portal: Portal): Promise<Releases> {
  let current = await loadActiveRelease(portal.db);
  const opened = new Recent<ActiveRelease>(KEPT_OPEN);
  const known = (hash: string) => (hash === current.hash ? current : opened.get(hash));
  // Nobody waits for another one's query: one inside a transaction may hold the only connection.
  const load = async (db: Db, hash: string) => {
    const stored = await findStoredRelease(db, 'JRT', hash);
    return stored && (known(hash) ?? opened.keep(hash, openRelease(stored)));
  };
  const releases: Releases = {
    current: () => current,
    byHash: async (db, hash) => known(hash) ?? load(db, hash),
    async refresh(db) {
      const hash = (await findInForce(db, 'JRT'))?.hash ?? current.hash;
      if (hash === current.hash) return;
      const next = await releases.byHash(db, hash);
      if (next === undefined) return;
      opened.keep(current.hash, current);
      current = next;
      portal.answers.clear();
    },
  };
  return releases;
}

/**
 * While the portal listens it looks again and again, so that what one instance puts in force, all use within seconds; when
 * the database is away, the next look does it.
 */
export function followReleases({ db, http }: Portal, releases: Releases): void {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const look = () => {
    looking = releases
      .refresh(db)
      .catch((error: unknown) => http.log.warn({ err: error }, 'look for another release put off'))
      .then(again);
  };
  const again = () => {
    timer = setTimeout(look, LOOK_EVERY_MS).unref();
    // Worked out before somebody asks, since it would keep them all waiting for a fifth of a second.
    possibleRowsOf(releases.current());
  };
  http.addHook('onListen', async () => again());
  http.addHook('onClose', async () => {
    await looking;
    clearTimeout(timer);
  });
}
