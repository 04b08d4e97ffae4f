import type { Locale } from '#kernel/locale.ts';
import type { Scope } from '#kernel/scope.ts';
import type { ReleaseState } from '#modules/cart/domain/release-state.ts';
import type { Db } from '#server/database.ts';
import { findLines, type LineRow, listLines, placeAfter } from './configuration-store.ts';
import type { LineFilter } from './line-filter.ts';
import type { CartParts } from './verify-form.ts';

/** How many lines are judged for one page at most, of which few may be in the state that is sought. */
const MAX_LOOKED_AT = 300;
/** How many lines a text is sought in for one page at most: however many there are, an answer takes no longer (assurance F4). */
const MAX_SOUGHT_IN = 1000;

/** Which page of which lines is asked for, in whose words. */
export interface AskedPage {
  readonly readable: Scope['readable'];
  readonly filter: LineFilter;
  readonly releaseState: ReleaseState | undefined;
  readonly after: string | undefined;
  readonly pageSize: number;
  readonly locale: Locale;
  readonly giveWay: () => Promise<void>;
}

/** A line with how it stands to the release in force. */
export interface StateOfLine {
  readonly row: LineRow;
  readonly state: ReleaseState;
}

/** A page of lines; narrowed by a text or by their state to the release in force, it may be a short one that is not the last. */
export async function pageOfLines(
  db: Db,
  asked: AskedPage,
  { checkRelease, inForce }: Pick<CartParts, 'checkRelease' | 'inForce'>,
): Promise<{ readonly found: readonly StateOfLine[]; readonly next: string | null }> {
  const { readable, releaseState, pageSize, locale, giveWay } = asked;
  const filter = { ...asked.filter, ...releasesOf(releaseState, inForce()) };
  const isSought = (state: ReleaseState) => releaseState === undefined || state === releaseState;
  // Without a state to look for every line is one of the page: one more tells whether there is another page.
  const limit = releaseState === undefined ? pageSize + 1 : MAX_LOOKED_AT;
  const { after } = asked;
  const upTo = filter.q === '' ? undefined : await placeAfter(db, readable, { filter, after, limit: MAX_SOUGHT_IN });
  const rows = await listLines(db, readable, { filter, after, upTo, limit });
  const found: StateOfLine[] = [];
  let looked = 0;
  for (const row of rows) {
    if (found.length === pageSize) break;
    const { state } = await checkRelease(row.form, locale, db);
    if (isSought(state)) found.push({ row, state });
    looked += 1;
    await giveWay();
  }
  const isEnd = looked === rows.length && rows.length < limit;
  return { found, next: (isEnd ? upTo : rows[looked - 1]?.place) ?? null };
}

/** Lines that are named, as far as they are within reach, in the order of the list. */
export interface AskedLines extends Pick<AskedPage, 'readable' | 'locale' | 'giveWay'> {
  readonly ids: readonly string[];
}

/** Those lines, each with how it stands to the release in force. */
export async function linesByIds(
  db: Db,
  { readable, ids, locale, giveWay }: AskedLines,
  { checkRelease }: Pick<CartParts, 'checkRelease'>,
): Promise<readonly StateOfLine[]> {
  const found: StateOfLine[] = [];
  for (const row of await findLines(db, readable, ids)) {
    const { state } = await checkRelease(row.form, locale, db);
    found.push({ row, state });
    await giveWay();
  }
  return found;
}

/** What was saved by a release in force is a product of it: only the others can have changed. */
function releasesOf(state: ReleaseState | undefined, hashes: readonly string[]): Pick<LineFilter, 'releases'> {
  return state === undefined || state === 'valid' ? {} : { releases: { hashes, isAmong: false } };
}
