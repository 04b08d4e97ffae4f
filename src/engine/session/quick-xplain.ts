/**
 * A minimal set of items that cannot hold together: leaving any one out makes the rest consistent (Junker, AAAI 2004).
 * Of several such sets it takes one from as early in the list as possible; the order of the list is kept. Presupposes
 * that all items together are not consistent; empty if not even no item is.
 */
export function minimalConflict<Item>(
  items: readonly Item[],
  isConsistent: (items: readonly Item[]) => boolean,
): readonly Item[] {
  const conflict = conflictWithin(items, [], false, isConsistent);
  // Where not even no item is consistent, a single one seems to be to blame.
  return conflict.length > 1 || isConsistent([]) ? conflict : [];
}

/** The part of `items` in a conflict with `background`; halves the list, so it nests no deeper than its logarithm. */
function conflictWithin<Item>(
  items: readonly Item[],
  background: readonly Item[],
  isNew: boolean,
  isConsistent: (items: readonly Item[]) => boolean,
): readonly Item[] {
  if (isNew && !isConsistent(background)) return [];
  if (items.length <= 1) return items;
  const early = items.slice(0, items.length >> 1);
  const late = items.slice(items.length >> 1);
  const fromLate = conflictWithin(late, [...background, ...early], true, isConsistent);
  const fromEarly = conflictWithin(early, [...background, ...fromLate], fromLate.length > 0, isConsistent);
  return [...fromEarly, ...fromLate];
}
