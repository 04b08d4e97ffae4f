import { type Engine, open } from '#engine/runtime.ts';
import { explainerOf, openModel } from '#engine/solver.ts';
import { builtOf, JRT_CATALOGUE } from '#lines/jrt/catalogue.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import { compileRelease } from '#modules/catalogue/domain/release-check/compile-release.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import type { ProductRelease } from '#product/release.ts';
import { shippedCatalogue, shippedIndex } from './shipped-catalogue.ts';

/** Which back end a release is opened with: the compiled diagram, or propagation and search. */
export type BackEnd = 'diagram' | 'search';

const releases = new Map<BackEnd, ActiveRelease>();

/** The shipped JRT release without a database, opened once per worker and back end; it is not ready to be served. */
export function shippedRelease(backEnd: BackEnd = 'diagram'): ActiveRelease {
  const known = releases.get(backEnd) ?? opened(backEnd);
  releases.set(backEnd, known);
  return known;
}

function opened(backEnd: BackEnd): ActiveRelease {
  const table = shippedCatalogue();
  const product = buildJrtRelease(engineFacts(table));
  return {
    hash: '0123456789abcdef',
    version: 'test',
    catalogueHash: table.fingerprint,
    catalogue: builtOf(table),
    index: shippedIndex(),
    product,
    fields: new Map(product.fields.map((field) => [field.id, field])),
    engine: backEnd === 'search' ? openModel(product.model) : compiled(product),
    prepared: undefined as never,
    compiled: undefined,
  };
}

function compiled({ model }: ProductRelease): Engine {
  const result = compileRelease(model, () => performance.now(), JRT_CATALOGUE.compileOrder);
  if (!result.ok) throw new Error(`The shipped model does not compile: ${result.cause}`);
  return open(result.artifact, { explainWith: () => explainerOf(model) });
}
