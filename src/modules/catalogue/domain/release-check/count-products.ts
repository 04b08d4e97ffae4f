import type { Count, Engine } from '#engine/runtime.ts';
import type { ProductCounts } from './release-summary.ts';

/** How many products there are, in all and per kind, exactly; null where the engine cannot count them. */
export function countProducts(engine: Engine, kind: string): ProductCounts | null {
  const all = digits(engine.session().remaining());
  const codes = engine.variables.find(({ id }) => id === kind)?.values ?? [];
  const perGearboxModel = codes.map((code, value) => ({ code, count: countOf(engine, kind, value) }));
  return all === null ? null : { all, perGearboxModel };
}

function countOf(engine: Engine, kind: string, value: number): string {
  const variable = engine.id(kind);
  if (!engine.session().isPossible(variable, value)) return '0';
  return digits(engine.session([{ variable, values: [value], by: 'user' }]).remaining()) ?? '';
}

function digits(count: Count): string | null {
  return 'exact' in count ? String(count.exact) : null;
}
