import type { NamedChoices } from '#engine/public.ts';
import { asJrt } from '#lines/jrt/configuration.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { ReadChoices } from '#modules/catalogue/domain/read-choices.ts';
import { engineChoices } from '#modules/configurator/domain/domains.ts';
import { type Configuration, type Extras, type Search, TEXT_FIELDS } from '#product/configuration.ts';
import { DRAWING } from '#product/flat-configuration.ts';
import type { ProductLine } from '#product/line.ts';
import type { RowFilters } from '#product/row-query.ts';
import { figuresOf, type SearchForm } from '#product/search-form.ts';

/** What another system wants to know about: its choices, each a set of allowed codes, and the row it chose, if any. */
export interface Question {
  /** What the engine is asked with, oldest first; without the row. */
  readonly choices: NamedChoices;
  readonly row: BasicType | null;
  /** The columns the row fixes, as choices; empty without one. */
  readonly rowChoices: NamedChoices;
  /** The same as the form holds it; a choice of several codes stands in `choices` alone. */
  readonly config: Configuration;
}

/** A question from choices that were read. */
export function questionOf(
  { choices, form }: ReadChoices,
  row: BasicType | null,
  extras: Extras,
  line: ProductLine,
): Question {
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
  };
  return { choices, row, rowChoices: row ? engineChoices(line.rowValues(row)) : {}, config };
}

/** All the engine is asked with, the row included. */
export function allChoices({ choices, rowChoices }: Question): NamedChoices {
  return { ...choices, ...rowChoices };
}

/** Choices that say something else about the row than the row does. */
export function againstRow({ choices, rowChoices }: Question): readonly string[] {
  return Object.entries(rowChoices).flatMap(([id, [code = '']]) => (choices[id]?.includes(code) === false ? [id] : []));
}

/** The figures rows are looked for by. */
export function rowFilters({ config }: Question): RowFilters {
  const { search, values } = asJrt(config);
  const { ratio, outputSpeed, outputTorque, serviceFactor, inputSpeed, motorPower } = search;
  const named = { ratio, outputSpeed, outputTorque, serviceFactor, inputSpeed, motorPower };
  const given = Object.entries(named).flatMap(([id, value]) => (value === null ? [] : [[id, value] as const]));
  return { ...Object.fromEntries(given), ...(values.durationFactor && { durationFactor: values.durationFactor }) };
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
