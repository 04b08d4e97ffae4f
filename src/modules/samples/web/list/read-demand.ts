import { type Demand, limitsOf, samplesFor, withLimit } from '#modules/samples/domain/demand.ts';
import type { RowSearchDef } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';
import type { OfferedSamples } from '#product/samples/samples.ts';

export const NO_DEMAND: Demand = { chosen: {}, limits: {} };

/** What a list was narrowed by before, as far as the catalogue still has it. */
export function readDemand(stored: unknown, list: OfferedSamples, rows: RowSearchDef): Demand {
  const chosen = readChosen(Reflect.get(asObject(stored), 'chosen'));
  const isHeld = samplesFor(list, { chosen, limits: {} }, rows).length > 0;
  return limitsOf(rows).reduce<Demand>(
    (demand, limit) => {
      const ends = asObject(Reflect.get(asObject(Reflect.get(asObject(stored), 'limits')), limit.column));
      const value: unknown = Reflect.get(ends, limit.end);
      return typeof value === 'number' ? withLimit(demand, limit, value) : demand;
    },
    { ...NO_DEMAND, chosen: isHeld ? chosen : {} },
  );
}

function readChosen(stored: unknown): Values {
  const pairs = Object.entries(asObject(stored));
  return Object.fromEntries(pairs.flatMap(([key, code]) => (typeof code === 'string' ? [[key, code] as const] : [])));
}

function asObject(stored: unknown): object {
  return typeof stored === 'object' && stored !== null ? stored : {};
}
