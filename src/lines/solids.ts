import type { DrawProduct } from '#modules/drawings/domain/drawn-product.ts';
import { CONFIGURABLE } from './configurable.ts';
import { fetchSolids } from './fetch-solids.ts';

/** How each line draws its products as solids. */
export const LINE_SOLIDS: ReadonlyMap<string, DrawProduct> = new Map(
  await Promise.all(CONFIGURABLE.map(async (code) => [code, await fetchSolids(code)] as const)),
);
