import { openModel } from '#engine/solver.ts';
import { builtOf, JRT_CATALOGUE } from '#lines/jrt/catalogue.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { compiledEngine, openedRelease } from './opened-release.ts';
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
  const catalogue = { ...builtOf(shippedCatalogue()), index: shippedIndex() };
  return openedRelease(catalogue, (model) =>
    backEnd === 'search' ? openModel(model) : compiledEngine(model, JRT_CATALOGUE.compileOrder),
  );
}
