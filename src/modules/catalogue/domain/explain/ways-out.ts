import { completeNamed, type Engine, type NamedChoices, repairsNamed } from '#engine/public.ts';
import { classAsker } from '#modules/catalogue/domain/rows/classes-within.ts';
import type { FieldId } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowClass } from '#product/row-index.ts';
import type { BearingClass } from './bearing-rows.ts';
import type { Question, Repair } from './explanation.ts';

/** More ways than these nobody weighs against each other. */
export const MAX_REPAIRS = 3;
/** More changes than these make another product. */
export const MAX_CHANGES = 3;

/** A question with the load that a way out keeps. */
export interface LoadedQuestion extends Question {
  /** Choices that belong to the load and are never given up: the duty. */
  readonly fixed: NamedChoices;
  readonly row: CatalogueRow | null;
  /** The chosen row as it is read with what is wanted; null where it does not bear the load then, or none is chosen. */
  readonly keptRow: CatalogueRow | null;
  /** The classes whose rows bear the load, by their rank. */
  readonly bearing: readonly BearingClass[];
  /** The variables classes speak of. */
  readonly variables: readonly string[];
}

/** A way out: which choices it gives up, beside the chosen row or beside a row of a class. */
interface Way {
  readonly given: readonly FieldId[];
  readonly beside: NamedChoices;
  readonly taken?: BearingClass;
  readonly cost: number;
  readonly rank: number;
}

/**
 * The ways to what is wanted that keep the load with at most three choices given up, the row aside: fewest changes first, the
 * chosen row before another, then in the judgement's order. There is one exactly if some product of the catalogue has what is
 * wanted, bears the load and differs in no more than three choices.
 */
export function waysOut(question: LoadedQuestion, engine: Engine): readonly Repair[] {
  const keeping = keepingRow(question, engine);
  const taking = takingRows(question, engine, keeping);
  const apart = taking.filter(({ given }) => !keeping.some((other) => other.given.every((id) => given.includes(id))));
  return [...keeping, ...apart]
    .sort((one, other) => one.cost - other.cost || one.rank - other.rank)
    .slice(0, MAX_REPAIRS)
    .map((way) => repairOf(way, question, engine));
}

/** The choices that may be given up, oldest first. */
function givable({ choices, fixed, wanted }: LoadedQuestion): NamedChoices {
  return Object.fromEntries(Object.entries(choices).filter(([id]) => id !== wanted?.variable && !(id in fixed)));
}

function wantedChoices({ wanted, fixed }: LoadedQuestion): NamedChoices {
  return wanted ? { ...fixed, [wanted.variable]: [wanted.value] } : fixed;
}

function keepingRow(question: LoadedQuestion, engine: Engine): readonly Way[] {
  const { keptRow, rowChoices, wanted } = question;
  const isOfRow = wanted !== null && rowChoices[wanted.variable]?.includes(wanted.value) === false;
  if (keptRow === null || isOfRow) return [];
  return cheapest(question, rowChoices, engine, MAX_REPAIRS).map((given) => {
    return { given, beside: rowChoices, cost: given.length, rank: Number.NEGATIVE_INFINITY };
  });
}

/** The smallest sets of choices to give up beside a row, at most three of each; none if more are in the way. */
function cheapest(
  question: LoadedQuestion,
  row: NamedChoices,
  engine: Engine,
  limit: number,
): readonly (readonly FieldId[])[] {
  const want = { ...wantedChoices(question), ...row };
  const others = Object.entries(givable(question));
  const clashing = others.flatMap(([id, codes]) =>
    row[id]?.some((code) => codes.includes(code)) === false ? [id] : [],
  );
  if (clashing.length > MAX_CHANGES) return [];
  const free = Object.fromEntries(others.filter(([id]) => !(id in row)));
  return repairsNamed(engine, free, want, { limit })
    .map(({ retract }) => [...retract, ...clashing])
    .filter(({ length }) => length <= MAX_CHANGES);
}

/** With another row, or with any row where none is chosen: with nothing given up, else with one choice less, else with more. */
function takingRows(question: LoadedQuestion, engine: Engine, keeping: readonly Way[]): readonly Way[] {
  const { variables } = question;
  const wanted = wantedChoices(question);
  const bearing = classAsker(engine, { variables, classes: question.bearing });
  const able = bearing(wanted).flatMap((place) => question.bearing[place] ?? []);
  if (able.length === 0) return [];
  const ask = classAsker(engine, { variables, classes: able });
  const all = givable(question);
  const first = (given: readonly FieldId[]) => {
    const kept = Object.fromEntries(Object.entries(all).filter(([id]) => !given.includes(id)));
    return ask({ ...kept, ...wanted }, 1).flatMap((place) => able[place] ?? []);
  };
  const ways = (given: readonly FieldId[]) => first(given).map((one) => taking(question, given, one));
  const whole = ways([]);
  if (whole.length > 0) return whole;
  const single = Object.keys(all).flatMap((id) => ways([id]));
  return single.length > 0 || keeping.length > 0 ? single : severalGiven(question, able, engine);
}

/** Two or three choices given up: each class by itself, until one does with two. */
function severalGiven(question: LoadedQuestion, able: readonly BearingClass[], engine: Engine): readonly Way[] {
  const found: Way[] = [];
  for (const one of able) {
    const [given] = cheapest(question, choicesOf(one), engine, 1);
    if (given) found.push(taking(question, given, one));
    if (given?.length === 2) break;
  }
  const seen = new Set<string>();
  return found
    .sort((one, other) => one.cost - other.cost || one.rank - other.rank)
    .filter(({ given }) => {
      const key = given.toSorted().join();
      return seen.has(key) ? false : seen.add(key);
    });
}

function taking({ row }: LoadedQuestion, given: readonly FieldId[], one: BearingClass): Way {
  return { given, beside: choicesOf(one), taken: one, cost: given.length + (row ? 1 : 0), rank: one.rank };
}

function choicesOf({ values }: RowClass): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([id, code]) => [id, [code]]));
}

/** What is given up gets the first code that stands with all the rest; what then does not apply is left out. */
function repairOf({ given, beside, taken, cost }: Way, question: LoadedQuestion, engine: Engine): Repair {
  const kept = Object.fromEntries(Object.entries(givable(question)).filter(([id]) => !given.includes(id)));
  const completed = completeNamed(engine, { ...kept, ...wantedChoices(question), ...beside }) ?? {};
  const codes = given.map((id) => [id, completed[id] ?? HIDDEN] as const);
  const { wanted, row, keptRow } = question;
  const isReplaced = taken !== undefined && row !== null;
  const next = isReplaced ? taken.row() : keptRow;
  return {
    set: {
      ...Object.fromEntries(codes.filter(([, code]) => code !== HIDDEN)),
      ...(wanted && { [wanted.variable]: wanted.value }),
    },
    drop: [...codes.flatMap(([id, code]) => (code === HIDDEN ? [id] : [])), ...(isReplaced ? [BASIC_TYPE] : [])],
    ...(next !== null && next !== row && { row: next }),
    cost,
  };
}
