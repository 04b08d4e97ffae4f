import { completeNamed, type Engine, type NamedChoices, repairsNamed } from '#engine/public.ts';
import { classAsker } from '#modules/catalogue/domain/rows/classes-within.ts';
import type { FieldId } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowClass } from '#product/row-index.ts';
import type { BearingClass } from './bearing-rows.ts';
import type { Question, Repair } from './explanation.ts';
import { fewestGiven } from './fewest-given.ts';

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
  /** The classes whose rows bear the load, by their rank; null where nothing is demanded: every product then does. */
  readonly bearing: readonly BearingClass[] | null;
  /** Those of them some product of which has what is wanted under that duty. */
  readonly able: readonly BearingClass[] | null;
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
  const { able } = question;
  const keeping = keepingRow(question, engine);
  const most = keeping.length > 0 ? 1 : MAX_CHANGES;
  const taking = able ? takingRows(question, able, engine, most) : withoutLoad(question, engine);
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

function pick(choices: NamedChoices, ids: readonly FieldId[]): NamedChoices {
  return Object.fromEntries(ids.flatMap((id) => (choices[id] ? [[id, choices[id]] as const] : [])));
}

function wantedChoices({ wanted, fixed }: LoadedQuestion): NamedChoices {
  return wanted ? { ...fixed, [wanted.variable]: [wanted.value] } : fixed;
}

function keepingRow(question: LoadedQuestion, engine: Engine): readonly Way[] {
  const { keptRow, rowChoices, wanted } = question;
  const isOfRow = wanted !== null && rowChoices[wanted.variable]?.includes(wanted.value) === false;
  if (keptRow === null || isOfRow) return [];
  return cheapest(question, rowChoices, engine).map((given) => {
    return { given, beside: rowChoices, cost: given.length, rank: Number.NEGATIVE_INFINITY };
  });
}

/** The smallest sets of choices to give up beside a row, at most three of each; none if more are in the way. */
function cheapest(question: LoadedQuestion, row: NamedChoices, engine: Engine): readonly (readonly FieldId[])[] {
  const want = { ...wantedChoices(question), ...row };
  const others = Object.entries(givable(question));
  const clashing = others.flatMap(([id, codes]) =>
    row[id]?.some((code) => codes.includes(code)) === false ? [id] : [],
  );
  if (clashing.length > MAX_CHANGES) return [];
  const free = Object.fromEntries(others.filter(([id]) => !(id in row)));
  return repairsNamed(engine, free, want, { limit: MAX_REPAIRS })
    .map(({ retract }) => [...retract, ...clashing])
    .filter(({ length }) => length <= MAX_CHANGES);
}

/** Where nothing is demanded any row will do, so rows need not be asked about. */
function withoutLoad(question: LoadedQuestion, engine: Engine): readonly Way[] {
  return cheapest(question, {}, engine).map((given) => {
    return { given, beside: {}, cost: given.length, rank: 0 };
  });
}

/** With another row, or with any row where none is chosen; with several choices given up only where nothing else helps. */
function takingRows(
  question: LoadedQuestion,
  able: readonly BearingClass[],
  engine: Engine,
  most: number,
): readonly Way[] {
  if (able.length === 0) return [];
  const ask = classAsker(engine, { variables: question.variables, classes: able });
  const all = givable(question);
  const wanted = wantedChoices(question);
  const first = (kept: readonly FieldId[]) => {
    const [place] = ask({ ...pick(all, kept), ...wanted }, 1);
    return place === undefined ? undefined : able[place];
  };
  return fewestGiven(Object.keys(all), most, first).map(({ given, found }) => taking(question, given, found));
}

function taking({ row }: LoadedQuestion, given: readonly FieldId[], one: BearingClass): Way {
  return { given, beside: choicesOf(one), taken: one, cost: given.length + (row ? 1 : 0), rank: one.rank };
}

function choicesOf({ values }: RowClass): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([id, code]) => [id, [code]]));
}

/** What is given up gets the first code that stands with all the rest; what then does not apply is left out. */
function repairOf({ given, beside, taken, cost }: Way, question: LoadedQuestion, engine: Engine): Repair {
  const all = givable(question);
  const kept = pick(
    all,
    Object.keys(all).filter((id) => !given.includes(id)),
  );
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
