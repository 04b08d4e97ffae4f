import type { Rows } from './constraints.ts';

/** Transitions of one layer, ordered by state: state, value and next state, three entries each. */
export type Edges = Int32Array;

/** The rows as a tree of beginnings, one layer of edges per column; the last layer leads to state 0. */
export function trieOf({ scope, columns }: Rows, order: readonly number[], sizes: Int32Array): Edges[] {
  const ordered = order.map((variable) => columns[scope.indexOf(variable)] ?? new Int32Array());
  const rows = sortedRows(ordered, order, sizes);
  const fresh = beginnings(ordered, rows);
  return ordered.map((column, layer) => edgesOf(layer, column, rows, fresh, layer === order.length - 1));
}

/** Row numbers in lexicographic order: a stable counting sort by each column, the last one first. */
function sortedRows(columns: readonly Int32Array[], order: readonly number[], sizes: Int32Array): Int32Array {
  const length = columns[0]?.length ?? 0;
  let rows = new Int32Array(length);
  let sorted = new Int32Array(length);
  for (let row = 0; row < length; row++) rows[row] = row;
  for (let at = columns.length - 1; at >= 0; at--) {
    sortBy(columns[at] ?? rows, sizes[order[at] ?? 0] ?? 0, rows, sorted);
    [rows, sorted] = [sorted, rows];
  }
  return rows;
}

function sortBy(column: Int32Array, size: number, rows: Int32Array, sorted: Int32Array): void {
  const place = new Int32Array(size + 1);
  for (let row = 0; row < column.length; row++) {
    const next = (column[row] ?? 0) + 1;
    place[next] = (place[next] ?? 0) + 1;
  }
  for (let value = 1; value < size; value++) place[value] = (place[value] ?? 0) + (place[value - 1] ?? 0);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const value = column[row] ?? 0;
    const index = place[value] ?? 0;
    sorted[index] = row;
    place[value] = index + 1;
  }
}

/** Per sorted row the first layer in which it differs from the one before; equal rows differ past the last one. */
function beginnings(columns: readonly Int32Array[], rows: Int32Array): Int32Array {
  const fresh = new Int32Array(rows.length).fill(columns.length);
  for (let layer = columns.length - 1; layer >= 0; layer--) {
    const column = columns[layer] ?? rows;
    for (let at = 1; at < rows.length; at++) {
      if (column[rows[at] ?? 0] !== column[rows[at - 1] ?? 0]) fresh[at] = layer;
    }
  }
  fresh[0] = 0;
  return fresh;
}

/** The edges of a layer: a state is a beginning of rows, numbered in their order. */
function edgesOf(layer: number, column: Int32Array, rows: Int32Array, fresh: Int32Array, isLast: boolean): Edges {
  let count = 0;
  for (let at = 0; at < fresh.length; at++) if ((fresh[at] ?? 0) <= layer) count++;
  const edges = new Int32Array(3 * count);
  let from = layer === 0 ? 0 : -1;
  let to = 0;
  for (let at = 0; at < fresh.length; at++) {
    const first = fresh[at] ?? 0;
    if (first < layer) from++;
    if (first > layer) continue;
    edges[3 * to] = from;
    edges[3 * to + 1] = column[rows[at] ?? 0] ?? 0;
    edges[3 * to + 2] = isLast ? 0 : to;
    to++;
  }
  return edges;
}
