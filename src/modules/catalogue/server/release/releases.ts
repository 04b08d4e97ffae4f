import { LRUCache } from 'lru-cache';
import { LINE_CATALOGUES } from '#lines/catalogues.ts';
import { USUAL_LINE } from '#lines/configurable.ts';
import { possibleRowsOf } from '#modules/catalogue/server/look-ups/possible-rows-of.ts';
import { checkSamples } from '#modules/catalogue/server/samples/samples-of.ts';
import type { Db } from '#server/database.ts';
import type { Portal } from '#server/portal.ts';
import { type ActiveRelease, loadActiveRelease, openRelease } from './active-release.ts';
import { findInForce, findStoredRelease, type ProductRow } from './release-store.ts';

/** Releases besides the one in force that stay open. */
const MAX_OPEN = 4;
/** How often an instance looks whether another one put a release in force. */
const LOOK_EVERY_MS = 3_000;

/** The releases of all product lines: the one of each in force, and any earlier one by its hash. */
export interface Releases {
  /**
   * The one of a line in force.
   * @throws where the line has none
   */
  current(line: string): ActiveRelease;
  /** The lines whose release was asked for, and the usual line: the others are not opened before somebody wants them. */
  used(): readonly string[];
  /** The one a form or line names, opened when it is asked for; undefined if none of that hash was ever stored. */
  byHash(db: Db, hash: string): Promise<ActiveRelease | undefined>;
  /** Looks which ones are in force now, and takes them. */
  refresh(db: Db): Promise<void>;
}

/** Opens the releases in force; they stay so until it is told to look again. */
export async function openReleases(portal: Portal): Promise<Releases> {
  const current = new Map<string, ActiveRelease>();
  const used = new Set<string>([USUAL_LINE]);
  for (const { line } of LINE_CATALOGUES) {
    const release = await loadActiveRelease(portal.db, line, portal.computed);
    // A sample catalogue that is not sound stops the start, not whoever asks for it first.
    checkSamples(release);
    current.set(line, release);
  }
  const opened = new LRUCache<string, ActiveRelease>({ max: MAX_OPEN });
  const known = (hash: string) => [...current.values()].find((release) => release.hash === hash) ?? opened.get(hash);
  const open = async (db: Db, stored: ProductRow) => {
    const release = await openRelease(db, stored, portal.computed);
    opened.set(release.hash, release);
    return release;
  };
  // Nobody waits for another one's query: one inside a transaction may hold the only connection.
  const load = async (db: Db, hash: string) => {
    const stored = await findStoredRelease(db, hash);
    return stored && (known(hash) ?? (await open(db, stored)));
  };
  const byHash = async (db: Db, hash: string) => known(hash) ?? load(db, hash);
  const refreshLine = async (db: Db, former: ActiveRelease) => {
    const { family: line } = former;
    const hash = (await findInForce(db, line))?.hash ?? former.hash;
    const next = hash === former.hash ? undefined : await byHash(db, hash);
    if (next === undefined) return;
    opened.set(former.hash, former);
    current.set(line, next);
    portal.answers.clear();
  };
  return {
    current(line) {
      const release = current.get(line);
      if (release === undefined) throw new Error(`No release of ${line} is in force`);
      used.add(line);
      return release;
    },
    used: () => [...used],
    byHash,
    async refresh(db) {
      for (const release of [...current.values()]) await refreshLine(db, release);
    },
  };
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
    for (const line of releases.used()) possibleRowsOf(releases.current(line));
  };
  http.addHook('onListen', async () => again());
  http.addHook('onClose', async () => {
    await looking;
    clearTimeout(timer);
  });
}
