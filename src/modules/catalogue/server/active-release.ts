import { type Engine, explainerOf, open, openModel } from '#engine/public.ts';
import type { ProductRelease } from '#lines/jrt/release.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { CatalogueTable } from '#lines/jrt/rows/catalogue-table.ts';
import { jrtIndex } from '#lines/jrt/search/row-index.ts';
import type { FieldDef } from '#product/field.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { Db } from '#server/database.ts';
import type { PreparedAnswer } from '#server/serve-prepared.ts';
import { builtCatalogue } from './built-catalogue.ts';
import { findInForce, findStoredRelease, type StoredRelease } from './release-store.ts';
import { isReadable, preparePacked, readEnvelope } from './stored-release.ts';

/** Everything that answers questions about one product family, built once per release and kept in memory. */
export interface ActiveRelease {
  /** Of all that the browser loads: a saved line names it. */
  readonly hash: string;
  readonly version: string;
  /** Of the reference data it was made for. */
  readonly catalogueHash: string;
  readonly table: CatalogueTable;
  /** The rows of the catalogue as they are searched. */
  readonly index: RowIndex<BasicType>;
  readonly product: ProductRelease;
  readonly fields: ReadonlyMap<string, FieldDef>;
  readonly engine: Engine;
  /** The product release in its envelope, ready to be sent. */
  readonly prepared: PreparedAnswer;
  /** The compiled engine, ready to be sent; undefined where the model would not compile. */
  readonly compiled: PreparedAnswer | undefined;
}

/** Opens the release in force as the database keeps it. */
export async function loadActiveRelease(db: Db): Promise<ActiveRelease> {
  const active = await findInForce(db, 'JRT');
  const stored = active && (await findStoredRelease(db, 'JRT', active.hash));
  if (stored === undefined) throw new Error('No product release is in force; the data were not prepared.');
  return openRelease(stored);
}

/** Opens a kept release. */
export function openRelease({ product: row, catalogue }: StoredRelease): ActiveRelease {
  const prepared = preparePacked(row.product);
  const compiled = row.engine === null ? undefined : preparePacked(row.engine);
  const product = readEnvelope(prepared.plain);
  const table = builtCatalogue(catalogue);
  return {
    hash: row.hash,
    version: row.version,
    catalogueHash: catalogue.hash,
    table,
    index: jrtIndex(table),
    product,
    fields: new Map(product.fields.map((field) => [field.id, field])),
    engine: openEngine(product, compiled),
    prepared,
    compiled,
  };
}

/** The compiled engine; what did not compile, or was compiled for another version of the program, is answered by search. */
function openEngine({ model }: ProductRelease, compiled: PreparedAnswer | undefined): Engine {
  const readable = compiled !== undefined && isReadable(compiled.plain);
  return readable ? open(compiled.plain, { explainWith: () => explainerOf(model) }) : openModel(model);
}
