import { type Engine, explainerOf, openModel } from '#engine/public.ts';
import { USUAL_LINE } from '#lines/configurable.ts';
import { builtCatalogue, type StoredCatalogue } from '#modules/catalogue/server/seed/built-catalogue.ts';
import type { FieldDef } from '#product/field.ts';
import type { BuiltCatalogue } from '#product/line-catalogue.ts';
import { once } from '#product/once.ts';
import type { ProductRelease } from '#product/release.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { Computed } from '#server/computed-files.ts';
import type { Db } from '#server/database.ts';
import type { PreparedAnswer } from '#server/http/serve-prepared.ts';
import { findInForce, findSource, findStoredRelease, type ProductRow } from './release-store.ts';
import { openCompiled, preparePacked, readEnvelope } from './stored-release.ts';

/** Everything that answers questions about one product line, read once per release when it is first used, and kept in memory. */
export interface ActiveRelease {
  /** The code of its line. */
  readonly family: string;
  /** Of all that the browser loads: a saved line names it. */
  readonly hash: string;
  readonly version: string;
  /** Of the reference data it was made for. */
  readonly catalogueHash: string;
  /** The catalogue it was made for. */
  readonly catalogue: BuiltCatalogue;
  /** The rows of the catalogue as they are searched. */
  readonly index: RowIndex;
  readonly product: ProductRelease;
  readonly fields: ReadonlyMap<string, FieldDef>;
  readonly engine: Engine;
  /** The product release in its envelope, ready to be sent. */
  readonly prepared: PreparedAnswer;
  /** The compiled engine, ready to be sent; undefined where the model would not compile. */
  readonly compiled: PreparedAnswer | undefined;
  /** Where what is computed of it is kept. */
  readonly computed?: Computed | undefined;
}

/** Opens the release of a line that is in force, as the database keeps it; of the usual line where none is named. */
export async function loadActiveRelease(
  db: Db,
  line: string = USUAL_LINE,
  computed?: Computed,
): Promise<ActiveRelease> {
  const active = await findInForce(db, line);
  const stored = active && (await findStoredRelease(db, active.hash));
  if (stored === undefined) throw new Error(`No release of ${line} is in force; the data were not prepared.`);
  return openRelease(db, stored, computed);
}

/** Opens a kept release. */
export function openRelease(db: Db, row: ProductRow, computed?: Computed): Promise<ActiveRelease> {
  return openReleaseOf(row, () => findSource(db, row.catalogueHash), computed);
}

/** Opens a release for a catalogue whose files are to be had from a source; what it answers with is read when it is first used. */
export async function openReleaseOf(
  row: Pick<ProductRow, 'family' | 'hash' | 'catalogueHash' | 'version' | 'product' | 'engine'>,
  source: StoredCatalogue['source'],
  computed?: Computed,
): Promise<ActiveRelease> {
  const { family, catalogueHash } = row;
  const catalogue = await builtCatalogue({ family, hash: catalogueHash, source }, computed);
  const prepared = preparePacked(row.product);
  const compiled = row.engine === null ? undefined : preparePacked(row.engine);
  const product = once(() => readEnvelope(prepared.plain));
  const fields = once(() => new Map(product().fields.map((field) => [field.id, field])));
  const engine = once(() => openEngine(product(), compiled));
  return {
    family,
    hash: row.hash,
    version: row.version,
    catalogueHash,
    catalogue,
    get index() {
      return catalogue.index;
    },
    get product() {
      return product();
    },
    get fields() {
      return fields();
    },
    get engine() {
      return engine();
    },
    prepared,
    compiled,
    computed,
  };
}

/** The compiled engine; what did not compile, or was compiled for another version of the program, is answered by search. */
function openEngine({ model }: ProductRelease, compiled: PreparedAnswer | undefined): Engine {
  const opened = compiled && openCompiled(compiled.plain, { explainWith: () => explainerOf(model) });
  return opened ?? openModel(model);
}
