import { decimal } from '#kernel/contract.ts';
import type { Locale } from '#kernel/locale.ts';
import { isFigure, type RowParameter, rowParameters } from '#modules/catalogue/domain/search/row-parameters.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { wireName } from '#product/column.ts';
import type { RowRefusal } from '#product/row-query.ts';
import type { Failure } from '#server/failures.ts';
import { invalid } from '#server/http/parse-input.ts';
import { serverTexts } from '#server/server-texts.ts';
import type { AskedOfRows } from './search-of-filter.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

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
    if (text === undefined) return [];
    const parameter = parameters.get(name);
    if (parameter === undefined) throw unknownParameter(name, [...parameters.keys()], { release, locale });
    return [[name, readValue(parameter, text, locale)]];
  });
  return Object.fromEntries([...assumed, ...asked]);
}

function readValue(parameter: RowParameter, text: string, locale: Locale): string | number {
  if (!isFigure(parameter)) return text;
  const figure = decimal.safeParse(text);
  if (figure.success) return figure.data;
  throw refusedBy(parameter.name, { code: 'search.not-a-number', value: text }, locale);
}

/** A search that was refused, in a sentence. */
export function rowRefusalFailure(
  { field, ...refusal }: RowRefusal,
  { index }: ActiveRelease,
  locale: Locale,
): Failure {
  const sorted = index.search.sorted.join(', ');
  return refusedBy(wireName(index.search, field), { ...refusal, sorted }, locale);
}

function unknownParameter(
  name: string,
  known: readonly string[],
  { release, locale }: { readonly release: ActiveRelease; readonly locale: Locale },
): Failure {
  const said = { code: 'parameter.unknown', line: release.product.family, known: known.join(', ') };
  return refusedBy(name, said, locale);
}

function refusedBy(name: string, said: Readonly<Record<string, string>>, locale: Locale): Failure {
  const short = Object.fromEntries(Object.entries(said).map(([key, text]) => [key, text.slice(0, MAX_SAID[key])]));
  const message = texts(locale, `refusal.${said.code}`, short);
  return invalid([{ path: `query.${name.slice(0, 60)}`, message }], locale);
}

/** What was sent is repeated in part only. */
const MAX_SAID: Readonly<Record<string, number>> = { value: 80 };
