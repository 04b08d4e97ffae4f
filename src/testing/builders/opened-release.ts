import { type Engine, open } from '#engine/runtime.ts';
import { explainerOf } from '#engine/solver.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { readLineSource } from '#modules/catalogue/server/seed/read-seeds.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import type { ProductRelease } from '#product/release.ts';
import type { CatalogueRow } from '#product/row.ts';

/** The catalogue a line ships with. */
export function builtCatalogueOf<Row extends CatalogueRow>(catalogue: LineCatalogue<Row>): BuiltCatalogue<Row> {
  const result = catalogue.build(readLineSource(catalogue));
  if (!result.ok) throw new Error(JSON.stringify(result.refusal.slice(0, 5)));
  return result.value;
}

/** The release of a catalogue without a database, opened as a server opens it; it is not ready to be served. */
export function openedRelease(
  catalogue: BuiltCatalogue,
  engineOf: (model: ProductRelease['model']) => Engine = compiledEngine,
): ActiveRelease {
  const product = catalogue.release();
  return {
    family: product.family,
    hash: '0123456789abcdef',
    version: 'test',
    catalogueHash: catalogue.index.fingerprint,
    catalogue,
    index: catalogue.index,
    product,
    fields: new Map(product.fields.map((field) => [field.id, field])),
    engine: engineOf(product.model),
    prepared: undefined as never,
    compiled: undefined,
  };
}

/** The compiled engine of a model, in the order of variables that is kept for it. */
export function compiledEngine(model: ProductRelease['model'], order?: readonly string[]): Engine {
  const result = compileRelease(model, () => performance.now(), order);
  if (!result.ok) throw new Error(`The shipped model does not compile: ${result.cause}`);
  return open(result.artifact, { explainWith: () => explainerOf(model) });
}
