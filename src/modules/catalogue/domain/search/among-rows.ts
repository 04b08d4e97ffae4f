import { granted } from '#kernel/result.ts';
import { hashText } from '#product/hash-text.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex } from '#product/row-index.ts';

/** The rows of a line as if it had only some of them, which are searched, ordered and paged as all are. */
export function amongRows<Row extends CatalogueRow>(index: RowIndex<Row>, ids: ReadonlySet<string>): RowIndex<Row> {
  return {
    ...index,
    fingerprint: `${index.fingerprint}${hashText([...ids].sort().join()).toString(36)}`,
    find: (id, filters) => (ids.has(id) ? index.find(id, filters) : undefined),
    plan(query) {
      const planned = index.plan(query);
      if (!planned.ok) return planned;
      const plan = planned.value;
      const isMeant = (place: number) => ids.has(plan.rowOf(place).id);
      return granted({
        ...plan,
        scan: (visit) => plan.scan((seen) => isMeant(seen.row) && visit(seen)),
        seen: (place) => (isMeant(place) ? plan.seen(place) : undefined),
      });
    },
  };
}
