import { loadDefinitions } from '#lines/definitions.ts';
import type { ActiveRelease } from '#modules/catalogue/server/public.ts';
import { type ProductContext, productContext } from '#modules/configurator/domain/context/product-context.ts';

const definitions = await loadDefinitions();

const known = new WeakMap<ActiveRelease, ProductContext>();

/** What configurations are judged against by a release, worked out once. */
export function contextOf(release: ActiveRelease): ProductContext {
  const before = known.get(release);
  if (before) return before;
  const { engine, product } = release;
  const line = definitions.get(product.family);
  if (line === undefined) throw new Error(`No product line ${product.family} is known`);
  const context = productContext(engine, product, line);
  known.set(release, context);
  return context;
}
