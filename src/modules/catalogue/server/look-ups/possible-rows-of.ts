import { type PossibleRows, possibleRows } from '#modules/catalogue/domain/rows/possible-rows.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';

const known = new WeakMap<ActiveRelease, PossibleRows>();

/** What of a release's catalogue can be had; worked out once, when it is first asked for. */
export function possibleRowsOf(release: ActiveRelease): PossibleRows {
  const { index, product, engine } = release;
  const rows = known.get(release) ?? possibleRows(index.classes(), product.model, engine);
  known.set(release, rows);
  return rows;
}
