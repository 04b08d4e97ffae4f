import type { Engine, NamedChoices } from '#engine/public.ts';
import type { RowClasses } from '#product/row-index.ts';

/**
 * Which classes occur in some product with the choices, 1 per class: the engine is asked about all of them as one table.
 * A class or choice the release does not know has no product.
 */
export function classesWithin(
  engine: Engine,
  { variables, classes }: Pick<RowClasses, 'variables' | 'classes'>,
  choices: NamedChoices,
): Uint8Array {
  const places = new Map(engine.variables.map(({ id, values }) => [id, placesOf(values)]));
  const known = classes.flatMap(({ values }, index) => {
    const row = variables.map((id) => places.get(id)?.get(values[id] ?? '') ?? -1);
    return row.includes(-1) ? [] : [{ index, row }];
  });
  const within = new Uint8Array(classes.length);
  const asked = Object.entries(choices);
  const isKnown = asked.every(([id, codes]) => codes.every((code) => places.get(id)?.has(code)));
  if (known.length === 0 || !isKnown) return within;
  const session = engine.session();
  if (!session.set(asked.map(([id, codes]) => choiceOf(engine, id, codes))).ok) return within;
  const table = { id: 'rows', variables, rows: known.map(({ row }) => row), reason: { zh: '', en: '' } };
  for (const place of session.rows({ table, offset: 0, limit: known.length }).rows) {
    within[known[place]?.index ?? -1] = 1;
  }
  return within;
}

function choiceOf(engine: Engine, id: string, codes: readonly string[]) {
  const variable = engine.id(id);
  return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' as const };
}

function placesOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((code, place) => [code, place]));
}
