import { completeNamed, type Engine, type NamedChoices, repairsNamed } from '#engine/public.ts';
import { type AskClasses, classAsker } from '#modules/catalogue/domain/rows/classes-within.ts';
import type { FieldId } from '#product/configuration.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowClass } from '#product/row-index.ts';
import type { BearingClass } from './bearing-rows.ts';
import type { Question, Repair } from './explanation.ts';
import { fewestGiven } from './fewest-given.ts';
import { outwards } from './nearest-options.ts';

/** More ways than these nobody weighs against each other. */
export const MAX_REPAIRS = 3;
/** More changes than these make another product. */
export const MAX_CHANGES = 3;

/** A question with the load that a way out keeps. */
export interface LoadedQuestion extends Question {
  /** Choices that belong to the load and are never given up: the duty, and what the site gives. */
  readonly fixed: NamedChoices;
  /** Those of the site that a person made: they go where nothing is left that needs them, and cost nothing. */
  readonly site: readonly FieldId[];
  readonly row: CatalogueRow | null;
  /** The chosen row as it is read with what is wanted; null where it does not bear the load then, or none is chosen. */
  readonly keptRow: CatalogueRow | null;
  /** The classes whose rows bear the load, by their rank; null where nothing is demanded: every product then does. */
  readonly bearing: readonly BearingClass[] | null;
  /** Those of them some product of which has what is wanted under that duty. */
  readonly able: readonly BearingClass[] | null;
  /** The variables classes speak of. */
  readonly variables: readonly string[];
  /** The variables whose codes stand in an order of size: what is given up of them becomes the nearest that will do. */
  readonly ranked: readonly FieldId[];
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
 * @param limit fewer than three; 0 asks for the ways that cost no choice at all
 */
export function waysOut(question: LoadedQuestion, engine: Engine, limit = MAX_CHANGES): readonly Repair[] {
  const { able } = question;
  const keeping = keepingRow(question, engine).filter(({ given }) => given.length <= limit);
  const most = Math.min(keeping.length > 0 ? 1 : MAX_CHANGES, limit);
  const any = able ? takingRows(question, able, engine, most) : withoutLoad(question, engine);
  const taking = any.filter(({ given }) => given.length <= limit);
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

function without(choices: NamedChoices, ids: readonly FieldId[]): NamedChoices {
  return Object.fromEntries(Object.entries(choices).filter(([id]) => !ids.includes(id)));
}

function wantedChoices({ wanted, fixed }: LoadedQuestion): NamedChoices {
  return wanted ? { ...fixed, [wanted.variable]: [wanted.value] } : fixed;
}

function keepingRow(question: LoadedQuestion, engine: Engine): readonly Way[] {
  const { keptRow, rowChoices, wanted, fixed } = question;
  const isOfRow = wanted !== null && rowChoices[wanted.variable]?.includes(wanted.value) === false;
  const isElsewhere = Object.entries(fixed).some(
    ([id, codes]) => !(rowChoices[id] ?? codes).some((code) => codes.includes(code)),
  );
  if (keptRow === null || isOfRow || isElsewhere) return [];
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
  return fewestGiven(Object.keys(all), most, first).map(({ given, found }) => {
    const standing = { ...without(all, given), ...wanted };
    const nearest = nearestClass(standing, nearestCodes(question, given, engine), ask);
    return taking(question, given, able[nearest ?? -1] ?? found);
  });
}

/** The first class with the nearest codes that will do, by one variable after the other; undefined where none stands in an order. */
function nearestClass(choices: NamedChoices, nearest: NamedChoices, ask: AskClasses): number | undefined {
  let found: number | undefined;
  let kept = choices;
  for (const [id, codes] of Object.entries(nearest)) {
    for (const code of codes) {
      const [place] = ask({ ...kept, [id]: [code] }, 1);
      if (place === undefined) continue;
      found = place;
      kept = { ...kept, [id]: [code] };
      break;
    }
  }
  return found;
}

/** What may take the place of what is given up, where it stands in an order of size: the nearest first. */
function nearestCodes({ choices, ranked }: LoadedQuestion, given: readonly FieldId[], engine: Engine): NamedChoices {
  return Object.fromEntries(
    given.flatMap((id) => {
      const [code = '', ...more] = choices[id] ?? [];
      const { values = [] } = engine.variables.find((one) => one.id === id) ?? {};
      const sizes = values.filter((one) => one !== HIDDEN && one !== NONE);
      return ranked.includes(id) && more.length === 0 ? [[id, outwards(sizes, code)] as const] : [];
    }),
  );
}

function taking({ row }: LoadedQuestion, given: readonly FieldId[], one: BearingClass): Way {
  return { given, beside: choicesOf(one), taken: one, cost: given.length + (row ? 1 : 0), rank: one.rank };
}

function choicesOf({ values }: RowClass): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([id, code]) => [id, [code]]));
}

/**
 * What is given up gets the nearest code that stands with all the rest, the first where its codes stand in no order; what then
 * does not apply is left out.
 */
function repairOf({ given, beside, taken, cost }: Way, question: LoadedQuestion, engine: Engine): Repair {
  const standing = { ...without(givable(question), given), ...wantedChoices(question), ...beside };
  const completed = completeNamed(engine, standing, nearestCodes(question, given, engine)) ?? {};
  const codes = given.map((id) => [id, completed[id] ?? HIDDEN] as const);
  const { wanted, row, keptRow, site } = question;
  const unneeded = site.filter((id) => completed[id] === HIDDEN);
  const isReplaced = taken !== undefined && row !== null;
  const next = isReplaced ? taken.row() : keptRow;
  return {
    set: {
      ...Object.fromEntries(codes.filter(([, code]) => code !== HIDDEN)),
      ...(wanted && { [wanted.variable]: wanted.value }),
    },
    drop: [
      ...codes.flatMap(([id, code]) => (code === HIDDEN ? [id] : [])),
      ...unneeded,
      ...(isReplaced ? [BASIC_TYPE] : []),
    ],
    ...(next !== null && next !== row && { row: next }),
    cost,
  };
}
