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
import { asRead, type CodeSpan, spansOf } from './code-spans.ts';

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
  /** It exists, but not at the mains of the site, or not under the duty. */
  'elsewhere',
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
  /** What the site gives, where that is what stands against it. */
  readonly site?: NamedChoices | undefined;
  /** The most a standard motor of a wanted adapter's frame gives, kW, where that is what stands against it. */
  readonly frameGives?: number | undefined;
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
  const site = inItsWay(question, (some) => openRows(possible, { ...some, [wanted.variable]: [wanted.value] }));
  if (site !== undefined) return { ...toldBy('elsewhere', undefined), load: told, site };
  const every = new Uint8Array(classes.length).fill(1);
  const standing = openRows(possible, question.fixed);
  const bearing = question.bearing ? marked(question.bearing, standing) : standing;
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

/**
 * As few of the choices that may not change as leave no class of rows, what a person chose rather than what is usual; undefined
 * where all of them together leave some.
 */
function inItsWay(
  { fixed, site }: LoadedQuestion,
  openWith: (some: NamedChoices) => Uint8Array,
): NamedChoices | undefined {
  const isClosed = (some: NamedChoices) => !openWith(some).includes(1);
  if (!isClosed(fixed)) return undefined;
  const ids = Object.keys(fixed);
  const usualFirst = [...ids.filter((id) => !site.includes(id)), ...ids.filter((id) => site.includes(id))];
  return usualFirst.reduce<NamedChoices>((kept, id) => {
    const { [id]: _, ...others } = kept;
    return isClosed(others) ? others : kept;
  }, fixed);
}

/** What the rules name beside the option says most. */
function nearestFirst(existsBy: readonly ExistsBy[], beside: ReadonlySet<FieldId>): readonly ExistsBy[] {
  const isNear = ({ variable }: ExistsBy) => beside.has(variable);
  return [...existsBy.filter(isNear), ...existsBy.filter((by) => !isNear(by))];
}

/** Those of some classes that have a product under the duty and at the site. */
function marked(some: readonly BearingClass[], standing: Uint8Array): Uint8Array {
  const marks = new Uint8Array(standing.length);
  for (const { place } of some) marks[place] = standing[place] ?? 0;
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
