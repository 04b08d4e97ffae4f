import type { NamedChoices } from '#engine/public.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { ReadChoices } from '#modules/catalogue/domain/read-choices.ts';
import {
  type Configuration,
  EMPTY_CONFIGURATION,
  EMPTY_SEARCH,
  SEARCH_NUMBERS,
  SEARCH_TOGGLES,
  type Search,
  TEXT_FIELDS,
} from '#modules/configurator/domain/configuration.ts';
import { engineChoices, rowValues } from '#modules/configurator/domain/domains.ts';
import { DRAWING } from '#modules/configurator/domain/flat-configuration.ts';
import type { RowFilters } from '#product/row-query.ts';

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
  customColor: string | null,
): Question {
  const single = Object.entries(choices).flatMap(([id, [code = '', ...more]]) =>
    more.length === 0 ? [[id, code] as const] : [],
  );
  const config: Configuration = {
    ...EMPTY_CONFIGURATION,
    values: Object.fromEntries(single),
    search: searchOf(form),
    basicType: row,
    customColor,
    texts: { ...EMPTY_CONFIGURATION.texts, ...textsOf(form) },
    isDrawing: form[DRAWING] === 'yes',
  };
  return { choices, row, rowChoices: row ? engineChoices(rowValues(row)) : {}, config };
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
export function rowFilters({ config: { search, values } }: Question): RowFilters {
  const { ratio, outputSpeed, outputTorque, serviceFactor, inputSpeed, motorPower } = search;
  const named = { ratio, outputSpeed, outputTorque, serviceFactor, inputSpeed, motorPower };
  const given = Object.entries(named).flatMap(([id, value]) => (value === null ? [] : [[id, value] as const]));
  return { ...Object.fromEntries(given), ...(values.durationFactor && { durationFactor: values.durationFactor }) };
}

function searchOf(form: ReadChoices['form']): Search {
  const numbers = [...SEARCH_NUMBERS, 'motorPower' as const].flatMap((id) =>
    form[id] === undefined ? [] : [[id, Number(form[id])] as const],
  );
  return {
    ...EMPTY_SEARCH,
    ...Object.fromEntries(numbers),
    speedOrRatio:
      SEARCH_TOGGLES.speedOrRatio.find((id) => id === (form.speedOrRatio ?? given(form, 'ratio'))) ?? 'outputSpeed',
    powerOrTorque:
      SEARCH_TOGGLES.powerOrTorque.find((id) => id === (form.powerOrTorque ?? given(form, 'outputTorque'))) ??
      'motorPower',
  };
}

/** A figure that is given is what was looked for, where nothing else is said. */
function given(form: ReadChoices['form'], figure: string): string | undefined {
  return form[figure] === undefined ? undefined : figure;
}

function textsOf(form: ReadChoices['form']): Partial<Configuration['texts']> {
  return Object.fromEntries(TEXT_FIELDS.flatMap((id) => (form[id] === undefined ? [] : [[id, form[id]]])));
}
