import type { Engine, NamedChoices } from '#engine/public.ts';
import type { RowClass, RowClasses } from '#product/row-index.ts';

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
  const codes = codesOf(engine);
  const known = classes.flatMap((one, index) => {
    const row = numbersOf(one, variables, codes);
    return row.includes(-1) ? [] : [{ index, row }];
  });
  const table = { id: 'rows', variables, rows: known.map(({ row }) => row), reason: { zh: '', en: '' } };
  return (choices, limit = known.length) => {
    const asked = Object.entries(choices);
    const isKnown = asked.every(([id, own]) => own.every((code) => codes.places.get(id)?.has(code)));
    if (known.length === 0 || !isKnown) return [];
    const session = engine.session();
    if (!session.set(asked.map(([id, own]) => choiceOf(engine, id, own))).ok) return [];
    return session.rows({ table, offset: 0, limit }).rows.flatMap((place) => known[place]?.index ?? []);
  };
}

/** The numbers of an engine's values by code, and of the classes that were asked about. */
interface Codes {
  readonly places: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly numbers: WeakMap<RowClass['values'], readonly number[]>;
}

const codesByEngine = new WeakMap<Engine, Codes>();

function codesOf(engine: Engine): Codes {
  const before = codesByEngine.get(engine);
  if (before) return before;
  const places = new Map(engine.variables.map(({ id, values }) => [id, placesOf(values)]));
  const made = { places, numbers: new WeakMap() };
  codesByEngine.set(engine, made);
  return made;
}

function numbersOf({ values }: RowClass, variables: readonly string[], { places, numbers }: Codes): readonly number[] {
  const before = numbers.get(values);
  if (before) return before;
  const made = variables.map((id) => places.get(id)?.get(values[id] ?? '') ?? -1);
  numbers.set(values, made);
  return made;
}

function choiceOf(engine: Engine, id: string, codes: readonly string[]) {
  const variable = engine.id(id);
  return { variable, values: codes.map((code) => engine.value(variable, code)), by: 'user' as const };
}

function placesOf(values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(values.map((code, place) => [code, place]));
}
