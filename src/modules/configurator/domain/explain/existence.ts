import type { NamedChoices } from '#engine/public.ts';
import type { BearingClass } from '#modules/catalogue/domain/explain/bearing-rows.ts';
import type { Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import type { ReleaseRows } from '#modules/catalogue/domain/explain/loaded-question.ts';
import type { Neighbours } from '#modules/catalogue/domain/explain/neighbours.ts';
import type { LoadedQuestion } from '#modules/catalogue/domain/explain/ways-out.ts';
import { type ClassColumn, classColumn, codesAmong, narrowTo } from '#modules/catalogue/domain/rows/class-columns.ts';
import { openRows } from '#modules/catalogue/domain/rows/open-rows.ts';
import type { FieldId } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { ExistsBy } from '#product/judgement/judged-columns.ts';
import type { Load, LoadFigure } from '#product/judgement/load.ts';
import type { RowClass } from '#product/row-index.ts';

/** Codes of a variable in the order of the release: several in a row are told as a span. */
export interface CodeSpan {
  readonly from: string;
  readonly to: string;
}

/** Why no way out keeps the load. */
export const EXISTENCE_KINDS = [
  /** It exists for some codes, the load needs others. */
  'apart',
  /** What is wanted is a code the load does not go with. */
  'needs-other',
  /** Nothing in the catalogue bears the load. */
  'beyond',
  /** It exists beside the load, but not without more changes than three. */
  'too-many',
  /** No product has it. */
  'nowhere',
] as const;

/** Where an option exists that cannot be had beside the load. */
export interface Existence {
  readonly kind: (typeof EXISTENCE_KINDS)[number];
  /** By which variable it is told; undefined where the option exists for all of each. */
  readonly by: ExistsBy | undefined;
  /** The code its codes belong to, where it is another than what is held: sizes of another gear type. */
  readonly within?: Wanted | undefined;
  /** Its codes with the option, and those the load needs. */
  readonly has: readonly CodeSpan[];
  readonly needs: readonly CodeSpan[];
  readonly load: readonly LoadFigure[];
}

/** The codes of a variable, with the option and with the load, of all there are. */
interface Compared {
  readonly by: ExistsBy;
  readonly within: Wanted | undefined;
  readonly all: readonly string[];
  readonly has: ReadonlySet<string>;
  readonly needs: ReadonlySet<string>;
}

interface WithNeighbours {
  readonly neighbours: Neighbours;
}

/** Where an option exists for which there is no way out, told by its neighbours in the rules rather than by others. */
export function existenceOf(
  question: LoadedQuestion,
  { told }: Load,
  wanted: Wanted,
  { index, possible, engine, neighbours }: Pick<ReleaseRows, 'index' | 'possible' | 'engine'> & WithNeighbours,
): Existence {
  const { classes } = possible;
  const open = openRows(possible, { [wanted.variable]: [wanted.value] });
  if (!open.includes(1)) return { ...toldBy('nowhere', undefined), load: told };
  const every = new Uint8Array(classes.length).fill(1);
  const bearing = question.bearing ? marked(question.bearing, classes.length) : every;
  const compared = (by: ExistsBy): Compared => {
    const column = classColumn(classes, by.variable);
    const { scope, within } = scopeOf(by, question, open, classes);
    const codesOf = (among: Uint8Array) => codesInScope(column, among, scope, classes);
    const { values = [] } = engine.variables.find(({ id }) => id === by.variable) ?? {};
    const inOrder = asRead(values, by);
    const all = codesOf(every);
    return { by, within, all: inOrder.filter((code) => all.has(code)), has: codesOf(open), needs: codesOf(bearing) };
  };
  const beside = neighbours(wanted.variable);
  return {
    ...classified(nearestFirst(index.search.judged?.existsBy ?? [], beside), compared, question, wanted),
    load: told,
  };
}

/** What the rules name beside the option says most. */
function nearestFirst(existsBy: readonly ExistsBy[], beside: ReadonlySet<FieldId>): readonly ExistsBy[] {
  const isNear = ({ variable }: ExistsBy) => beside.has(variable);
  return [...existsBy.filter(isNear), ...existsBy.filter((by) => !isNear(by))];
}

function marked(some: readonly BearingClass[], count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const { place } of some) marks[place] = 1;
  return marks;
}

function classified(
  existsBy: readonly ExistsBy[],
  compared: (by: ExistsBy) => Compared,
  { bearing }: LoadedQuestion,
  wanted: Wanted,
): Omit<Existence, 'load'> {
  const first = (is: (one: Compared) => boolean) => {
    for (const by of existsBy) {
      const one = compared(by);
      if (is(one)) return one;
    }
    return undefined;
  };
  const isTelling = ({ has, all }: Compared) => has.size > 0 && has.size < all.length;
  if (bearing?.length === 0) return toldBy('beyond', first(isTelling));
  const own = existsBy.find(({ variable }) => variable === wanted.variable);
  const other = own && compared(own);
  if (other && isOther(other.needs, wanted.value)) return toldBy('needs-other', other);
  const apart = first(({ by, has, needs }) => by.variable !== wanted.variable && areApart(has, needs));
  return apart ? toldBy('apart', apart) : toldBy('too-many', first(isTelling));
}

function isOther(needs: ReadonlySet<string>, value: string): boolean {
  return needs.size > 0 && !needs.has(value);
}

function areApart(has: ReadonlySet<string>, needs: ReadonlySet<string>): boolean {
  return has.size > 0 && needs.size > 0 && [...has].every((code) => !needs.has(code));
}

function toldBy(kind: Existence['kind'], compared: Compared | undefined): Omit<Existence, 'load'> {
  if (compared === undefined) return { kind, by: undefined, has: [], needs: [] };
  const { by, within, all, has, needs } = compared;
  return { kind, by, ...(within && { within }), has: spansOf(has, all), needs: spansOf(needs, all) };
}

interface Scope {
  readonly scope: NamedChoices;
  readonly within?: Wanted | undefined;
}

/**
 * Sizes mean something within one gear type alone: that which is held, unless it is the one to be changed. Where none of its
 * sizes has the option, they are those of the one type that has it.
 */
function scopeOf(
  { of }: ExistsBy,
  { choices, rowChoices, wanted }: LoadedQuestion,
  open: Uint8Array,
  classes: readonly RowClass[],
): Scope {
  const held = of === undefined || wanted?.variable === of ? undefined : (choices[of] ?? rowChoices[of]);
  if (of === undefined || held === undefined) return { scope: {} };
  const having = codesAmong(classColumn(classes, of), open);
  const [only] = having;
  if (only === undefined || having.size > 1 || held.includes(only)) return { scope: { [of]: held } };
  return { scope: { [of]: [only] }, within: { variable: of, value: only } };
}

function codesInScope(
  column: ClassColumn,
  among: Uint8Array,
  scope: NamedChoices,
  classes: readonly RowClass[],
): ReadonlySet<string> {
  const left = among.slice();
  for (const [id, codes] of Object.entries(scope)) narrowTo(classColumn(classes, id), codes, left);
  return new Set([...codesAmong(column, left)].filter((code) => code !== HIDDEN && code !== ''));
}

const NUMBER_AND_LETTER = /^(\d+)(\D?)/;

/** Codes in the order of the release, or as a person reads them: 90S before 90L. */
function asRead(values: readonly string[], { letters }: ExistsBy): readonly string[] {
  if (letters === undefined) return values;
  const rankOf = (code: string) => {
    const [, number = '', letter = ''] = NUMBER_AND_LETTER.exec(code) ?? [];
    return Number(number) * 10 + letters.indexOf(letter);
  };
  return values.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Sizes and frames stand in an order; gear types do not. */
const IS_FIGURE = /^\d/;

/** The codes in spans that leave none out of those there are; names are told one by one. */
function spansOf(codes: ReadonlySet<string>, all: readonly string[]): readonly CodeSpan[] {
  const spans: { from: string; to: string }[] = [];
  let isRunning = false;
  for (const code of all) {
    const last = spans.at(-1);
    if (!codes.has(code)) isRunning = false;
    else if (isRunning && last && IS_FIGURE.test(code)) last.to = code;
    else {
      spans.push({ from: code, to: code });
      isRunning = true;
    }
  }
  return spans;
}
