import type { Count, Engine } from '#engine/runtime.ts';
import type { ProductCounts } from './release-dossier.ts';

/** The variable by which a product manager knows the series. */
const BY = 'gearboxModel';

/** How many products there are, in all and per gear type, exactly; null where the engine cannot count them. */
export function countProducts(engine: Engine): ProductCounts | null {
  const all = digits(engine.session().remaining());
  const codes = engine.variables.find(({ id }) => id === BY)?.values ?? [];
  const perGearboxModel = codes.map((code, value) => ({ code, count: countOf(engine, value) }));
  return all === null ? null : { all, perGearboxModel };
}

function countOf(engine: Engine, value: number): string {
  const variable = engine.id(BY);
  if (!engine.session().isPossible(variable, value)) return '0';
  return digits(engine.session([{ variable, values: [value], by: 'user' }]).remaining()) ?? '';
}

function digits(count: Count): string | null {
  return 'exact' in count ? String(count.exact) : null;
}
