import { JRT_CATALOGUE, jrtSource } from '#lines/jrt/catalogue.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { buildCatalogue } from '#lines/jrt/rows/build-catalogue.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { jrtIndex } from '#lines/jrt/search/row-index.ts';
import type { CatalogueSource } from '#lines/jrt/source/catalogue-source.ts';
import { checkSource } from '#lines/jrt/source/check-source.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { RowIndex } from '#product/row-index.ts';

let source: CatalogueSource | undefined;
let table: CatalogueTable | undefined;

/** The shipped reference files, read once per worker. */
export function shippedSource(): CatalogueSource {
  source ??= jrtSource(readLineSource(JRT_CATALOGUE));
  return source;
}

/** The shipped JRT catalogue, built once per worker. */
export function shippedCatalogue(): CatalogueTable {
  if (table !== undefined) return table;
  const checked = checkSource(shippedSource());
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusal.slice(0, 5)));
  table = buildCatalogue(checked.value);
  return table;
}

let index: RowIndex<BasicType> | undefined;

/** Its rows as they are searched. */
export function shippedIndex(): RowIndex<BasicType> {
  index ??= jrtIndex(shippedCatalogue());
  return index;
}

/** The shipped files with one cell of one line changed, to see what the import refuses. */
export function shippedSourceWith(
  name: keyof CatalogueSource,
  line: number,
  cells: Readonly<Record<string, string>>,
): CatalogueSource {
  const shipped = shippedSource();
  const file = shipped[name];
  const records = file.records.map((record) =>
    record.line === line ? { ...record, cells: { ...record.cells, ...cells } } : record,
  );
  return { ...shipped, [name]: { ...file, records } };
}
