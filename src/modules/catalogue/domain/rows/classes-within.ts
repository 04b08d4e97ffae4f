import type { Engine, NamedChoices } from '#engine/public.ts';
import type { RowClasses } from '#product/row-index.ts';

/** Places in a list of classes, ascending, that occur in some product with the choices; at most so many. */
export type AskClasses = (choices: NamedChoices, limit?: number) => readonly number[];

/**
 * Which classes occur in some product with the choices, 1 per class: the engine is asked about all of them as one table.
 * A class or choice the release does not know has no product.
 */
export function classesWithin(
  engine: Engine,
  rows: Pick<RowClasses, 'variables' | 'classes'>,
  choices: NamedChoices,
): Uint8Array {
  const within = new Uint8Array(rows.classes.length);
  for (const place of classAsker(engine, rows)(choices)) within[place] = 1;
  return within;
}

/** The same for several sets of choices, by places. */
export function classAsker(
  engine: Engine,
  { variables, classes }: Pick<RowClasses, 'variables' | 'classes'>,
): AskClasses {
  const places = new Map(engine.variables.map(({ id, values }) => [id, placesOf(values)]));
  const known = classes.flatMap(({ values }, index) => {
    const row = variables.map((id) => places.get(id)?.get(values[id] ?? '') ?? -1);
    return row.includes(-1) ? [] : [{ index, row }];
  });
  const table = { id: 'rows', variables, rows: known.map(({ row }) => row), reason: { zh: '', en: '' } };
  return (choices, limit = known.length) => {
    const asked = Object.entries(choices);
    const isKnown = asked.every(([id, codes]) => codes.every((code) => places.get(id)?.has(code)));
    if (known.length === 0 || !isKnown) return [];
    const session = engine.session();
    if (!session.set(asked.map(([id, codes]) => choiceOf(engine, id, codes))).ok) return [];
    return session.rows({ table, offset: 0, limit }).rows.flatMap((place) => known[place]?.index ?? []);
  };
}

function choiceOf(engine: Engine, id: string, codes: readonly string[]) {
  const variable = engine.id(id);
  return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' as const };
}

function placesOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((code, place) => [code, place]));
}
