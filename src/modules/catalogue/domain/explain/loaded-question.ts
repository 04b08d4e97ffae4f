import { domainsOf, type Engine, type NamedChoices } from '#engine/public.ts';
import { memoize } from '#modules/catalogue/domain/memoize.ts';
import { openRows } from '#modules/catalogue/domain/rows/open-rows.ts';
import type { PossibleRows } from '#modules/catalogue/domain/rows/possible-rows.ts';
import type { FieldId, Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { inAnyPower, keepsLoad, type Load, loadOf } from '#product/judgement/load.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowIndex } from '#product/row-index.ts';
import type { RowFilters } from '#product/row-query.ts';
import type { SearchForm } from '#product/search-form.ts';
import { type BearingClass, bearingRows } from './bearing-rows.ts';
import type { Held, Question, Wanted } from './explanation.ts';
import { allChoices } from './held.ts';
import type { LoadedQuestion } from './ways-out.ts';

/** What a configuration says of its load. */
export interface AskedLoad {
  /** The figures it asks for and its duty, by column. */
  readonly figures: RowFilters;
  readonly row: CatalogueRow | null;
  /** How far a speed or ratio may lie from the one meant, as a share; left out, as far as the line says. */
  readonly tolerance?: number | undefined;
}

/** What a question on a release is answered from. */
export interface ReleaseRows {
  readonly engine: Engine;
  readonly index: RowIndex;
  readonly possible: PossibleRows;
  readonly form: SearchForm;
  /** The codes that stand where nothing is chosen. */
  readonly defaults: Values;
  /** The variables whose codes stand in an order of size; none where left out. */
  readonly ranked?: readonly FieldId[] | undefined;
}

/** Loads whose rows are cached, by index: the options of one configuration share theirs. */
const MAX_CACHED = 20;

const cached = new WeakMap<RowIndex, (key: string) => { rows?: readonly BearingClass[] }>();

/** A question with its load, and the rows that bear it. */
export function loadedQuestion(
  question: Question,
  { figures, row, tolerance }: AskedLoad,
  release: ReleaseRows,
): { readonly question: LoadedQuestion; readonly load: Load } {
  const { wanted } = question;
  const { index, form } = release;
  const changesDuty = wanted !== null && form.duty.includes(wanted.variable);
  const standing = withoutLost(figures, wanted, form);
  const asked = changesDuty ? { ...standing, [wanted.variable]: wanted.value } : standing;
  const chosen = single(question.choices);
  const load = inPower(
    loadOf(index.search, { figures: asked, chosen, row, wanted: wanted?.variable ?? null, tolerance }),
    question,
    release,
  );
  const choices = { ...question.choices, ...takenForGranted(question, release) };
  const site = siteHeld(wanted, form);
  const isFixed = (id: FieldId) => site.includes(id) || (form.duty.includes(id) && id !== wanted?.variable);
  const fixed = Object.fromEntries(
    Object.entries(choices).flatMap(([id, codes]) => {
      return isFixed(id) ? [[id, site.includes(id) ? orUnneeded(id, codes, release) : codes] as const] : [];
    }),
  );
  const bearing = isLoaded(load, row, form) ? rowsBearing(index, load, form) : null;
  return {
    load,
    question: {
      ...question,
      choices: Object.fromEntries(Object.entries(choices).filter(([id]) => !isFixed(id))),
      fixed,
      site: site.filter((id) => id in question.choices),
      row,
      keptRow: changesDuty && row ? stillBearing(row, load, index) : row,
      bearing,
      able: bearing && ableOf(bearing, { ...fixed, ...(wanted && { [wanted.variable]: [wanted.value] }) }, release),
      variables: index.classes().variables,
      ranked: release.ranked ?? [],
    },
  };
}

/** A load that holds the motor, unless what is wanted can be had without one alone, or with one alone. */
function inPower(load: Load, { wanted }: Question, { index, possible }: ReleaseRows): Load {
  const { powered } = index.search.judged ?? {};
  if (powered === undefined || wanted === null || load.isPowered === undefined) return load;
  const open = openRows(possible, { [wanted.variable]: [wanted.value] });
  const isAlike = ({ values }: { values: Values }) =>
    powered.codes.includes(values[powered.variable] ?? '') === load.isPowered;
  const stays = possible.classes.some((one, place) => open[place] === 1 && isAlike(one));
  return stays ? load : inAnyPower(index.search, load);
}

/**
 * The operating data that a search takes for granted count as chosen: the mains frequency and the efficiency class of the
 * chosen row, else those that are usual, as far as they apply and nothing chosen says otherwise.
 */
function takenForGranted(held: Held & { wanted: Wanted | null }, release: ReleaseRows): NamedChoices {
  const { form, engine, defaults } = release;
  const open = form.assumed.filter((id) => id !== held.wanted?.variable && held.choices[id] === undefined);
  const domains = open.length === 0 ? undefined : domainsOf(engine, allChoices(held));
  return Object.fromEntries(
    open.flatMap((id) => {
      const [ofRow] = held.rowChoices[id] ?? [];
      const usual = [...(domains?.[id]?.possible ?? [])].find((code) => code === defaults[id]);
      const code = ofRow ?? usual;
      const codes = engine.variables.find((one) => one.id === id)?.values ?? [];
      return code === undefined ? [] : [[id, [code, HIDDEN].filter((one) => codes.includes(one))] as const];
    }),
  );
}

/** What the site gives and no way out may change. Who presses a voltage speaks of another mains, so its frequency is free too. */
function siteHeld(wanted: Wanted | null, { site = [] }: SearchForm): readonly FieldId[] {
  return wanted === null || site.includes(wanted.variable) ? [] : site;
}

/** A drive without a motor of the line's own needs no mains, whichever the site has. */
function orUnneeded(id: FieldId, codes: readonly string[], { engine }: ReleaseRows): readonly string[] {
  const known = engine.variables.find((one) => one.id === id)?.values ?? [];
  return [...new Set([...codes, HIDDEN])].filter((code) => known.includes(code));
}

/** Without the figures there is nothing to ask of beside what is wanted: of a customer's motor where it is one of ours. */
function withoutLost(figures: RowFilters, wanted: Wanted | null, { askedWith }: SearchForm): RowFilters {
  const isLost = (id: string) => {
    const [variable, codes] = askedWith[id] ?? [];
    return wanted !== null && variable === wanted.variable && codes?.includes(wanted.value) === false;
  };
  return Object.fromEntries(Object.entries(figures).filter(([id]) => !isLost(id)));
}

/** The chosen row as it is read under another duty, if it then bears the load. */
function stillBearing({ id }: CatalogueRow, load: Load, index: RowIndex): CatalogueRow | null {
  const read = index.find(id, load.filters);
  return read !== undefined && keepsLoad(index.search, read, load) ? read : null;
}

/** Whether anything is demanded of the drive: by a chosen row or power, or by a figure. */
function isLoaded({ filters, spans }: Load, row: CatalogueRow | null, { duty }: SearchForm): boolean {
  return row !== null || spans.size > 0 || Object.keys(filters).some((id) => !duty.includes(id));
}

function ableOf(bearing: readonly BearingClass[], choices: NamedChoices, { possible }: ReleaseRows) {
  const open = openRows(possible, choices);
  return bearing.filter(({ place }) => open[place] === 1);
}

function rowsBearing(index: RowIndex, load: Load, { askedWith }: SearchForm): readonly BearingClass[] {
  const cache = cached.get(index) ?? memoize(MAX_CACHED, (): { rows?: readonly BearingClass[] } => ({}));
  cached.set(index, cache);
  const spans = [...load.spans].map(([id, { min, max }]) => [id, min, String(max)]);
  const place = cache(JSON.stringify([load.filters, spans, load.reserve, load.isPowered, load.tolerance]));
  place.rows ??= bearingRows(index, load, askedWith);
  return place.rows;
}

function single(choices: NamedChoices): Values {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([id, [code = '', ...more]]) => (more.length === 0 ? [[id, code] as const] : [])),
  );
}
