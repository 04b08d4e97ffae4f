import {
  type PossibleRows,
  possibleRows,
  type RowFacts,
  rowFacts,
} from '#modules/catalogue/domain/rows/possible-rows.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';

const known = new WeakMap<ActiveRelease, PossibleRows>();

/** What of a release's catalogue can be had; worked out once, when it is first asked for. */
export function possibleRowsOf(release: ActiveRelease): PossibleRows {
  const { index, engine } = release;
  const rows = known.get(release) ?? possibleRows(index.classes(), factsOf(release), engine);
  known.set(release, rows);
  return rows;
}

/** As an earlier start worked them out of the same release, or new. */
function factsOf({ hash, index, product, engine, computed }: ActiveRelease): RowFacts {
  const key = `rows-${hash}`;
  const kept = computed?.read(key);
  // Under the digest of this program stands what it wrote there.
  if (kept !== undefined) return kept as RowFacts;
  const facts = rowFacts(index.classes(), product.model, engine);
  computed?.keep(key, facts);
  return facts;
}
