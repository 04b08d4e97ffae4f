import { decimal } from '#kernel/contract.ts';
import type { Locale } from '#kernel/locale.ts';
import { isFigure, type RowParameter, rowParameters } from '#modules/catalogue/domain/search/row-parameters.ts';
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { wireName } from '#product/column.ts';
import { refusedFields, type Telling } from './refused-fields.ts';
import type { AskedOfRows } from './search-of-filter.ts';

/** What a query asks of the rows of a line, figures read and what is assumed filled in; refused by name is what the line does not know. */
export function askedOfRows(
  query: Readonly<Record<string, string | undefined>>,
  release: ActiveRelease,
  locale: Locale,
): AskedOfRows {
  const { search } = release.index;
  const parameters = new Map(rowParameters(search).map((parameter) => [parameter.name, parameter]));
  const assumed = search.columns.flatMap(({ id, wire = id, assumed: code }) =>
    code === undefined ? [] : [[wire, code]],
  );
  const asked = Object.entries(query).flatMap(([name, text]) => {
    // An empty parameter is one that was not given.
    if (text === undefined || text === '') return [];
    const parameter = parameters.get(name);
    if (parameter === undefined) throw unknownParameter(name, [...parameters.keys()], { release, locale });
    return [[name, readValue(parameter, text, { release, locale })]];
  });
  return Object.fromEntries([...assumed, ...asked]);
}

function readValue(parameter: RowParameter, text: string, telling: Telling): string | number {
  if (!isFigure(parameter)) return text;
  const figure = decimal.safeParse(text);
  if (figure.success) return figure.data;
  const field = wireName(telling.release.index.search, parameter.column.id);
  const said = { code: 'search.not-a-number', said: { value: text } };
  throw refusedFields([{ field, path: `query.${parameter.name}`, ...said }], telling);
}

/** Long names are repeated in part only. */
const MAX_NAME = 60;

function unknownParameter(
  name: string,
  known: readonly string[],
  { release, locale }: { readonly release: ActiveRelease; readonly locale: Locale },
) {
  const said = { line: release.product.family, known: known.join(', ') };
  const path = `query.${name.slice(0, MAX_NAME)}`;
  return refusedFields([{ field: name, path, code: 'parameter.unknown', said }], { release, locale });
}
