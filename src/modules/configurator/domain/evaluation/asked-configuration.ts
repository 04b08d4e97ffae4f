import type { Held } from '#modules/catalogue/domain/explain/explanation.ts';
import type { ReadChoices } from '#modules/catalogue/domain/explain/read-choices.ts';
import { engineChoices } from '#modules/configurator/domain/context/engine-values.ts';
import { type Configuration, type Extras, type FieldId, type Search, TEXT_FIELDS } from '#product/configuration.ts';
import { DRAWING } from '#product/flat-configuration.ts';
import type { ProductLine } from '#product/line.ts';
import type { CatalogueRow } from '#product/row.ts';
import type { RowFilters } from '#product/row-query.ts';
import { figuresOf, type SearchForm } from '#product/search-form.ts';

/** What another system wants to know about: its choices, each a set of allowed codes, and the row it chose, if any. */
export interface AskedConfiguration extends Held {
  readonly row: CatalogueRow | null;
  /** The same as the form holds it; a choice of several codes stands in `choices` alone. */
  readonly config: Configuration;
}

/** What a request says of a configuration beside its choices. */
interface AskedBesides {
  readonly row: CatalogueRow | null;
  readonly extras: Extras;
  /** Left out, the line's. */
  readonly tolerance?: number | undefined;
}

/** A configuration from choices that were read. */
export function askedConfiguration(
  { choices, form }: ReadChoices,
  { row, extras, tolerance }: AskedBesides,
  line: ProductLine,
): AskedConfiguration {
  const single = Object.entries(choices).flatMap(([id, [code = '', ...more]]) =>
    more.length === 0 ? [[id, code] as const] : [],
  );
  const config: Configuration = {
    ...line.empty,
    values: Object.fromEntries(single),
    search: searchOf(form, line.search),
    basicType: row,
    extras: { ...line.empty.extras, ...extras },
    texts: { ...line.empty.texts, ...textsOf(form) },
    isDrawing: form[DRAWING] === 'yes',
    ...(tolerance !== undefined && { tolerance }),
  };
  return { choices, row, rowChoices: row ? engineChoices(line.rowValues(row)) : {}, config };
}

/** What the chosen row is read by: the figures asked, its duty, and what else says how much it bears. */
export function rowReading(asked: AskedConfiguration, form: SearchForm): RowFilters {
  return { ...rowFilters(asked, form), ...codesOf(asked, form.bearing ?? []) };
}

/** The figures rows are looked for by. */
export function rowFilters(asked: AskedConfiguration, form: SearchForm): RowFilters {
  const { search } = asked.config;
  const figures = form.asked.flatMap((id) => (search[id] == null ? [] : [[id, search[id]] as const]));
  return { ...Object.fromEntries(figures), ...codesOf(asked, form.duty) };
}

function codesOf({ config: { values } }: AskedConfiguration, fields: readonly FieldId[]): RowFilters {
  return Object.fromEntries(fields.flatMap((id) => (values[id] ? [[id, values[id]] as const] : [])));
}

function searchOf(form: ReadChoices['form'], search: SearchForm): Search {
  const numbers = figuresOf(search).flatMap((id) => (form[id] === undefined ? [] : [[id, Number(form[id])] as const]));
  const toggles = Object.entries(search.toggles).map(([toggle, [usual = '', other = '']]) => {
    const by = form[toggle] ?? given(form, other);
    return [toggle, by === other ? other : usual] as const;
  });
  return { ...search.empty, ...Object.fromEntries([...numbers, ...toggles]) };
}

/** A figure that is given is what was looked for, where nothing else is said. */
function given(form: ReadChoices['form'], figure: string): string | undefined {
  return form[figure] === undefined ? undefined : figure;
}

function textsOf(form: ReadChoices['form']): Partial<Configuration['texts']> {
  return Object.fromEntries(TEXT_FIELDS.flatMap((id) => (form[id] === undefined ? [] : [[id, form[id]]])));
}
