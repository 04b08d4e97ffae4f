import { type Locale, textIn } from '#kernel/locale.ts';
import type { ChoiceFault } from '#modules/catalogue/domain/explain/read-choices.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { columnOf, wireName } from '#product/column.ts';
import type { RowRefusal } from '#product/row-query.ts';
import type { Failure } from '#server/failures.ts';
import { invalid } from '#server/http/parse-input.ts';
import { serverTexts } from '#server/server-texts.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

/** A release, and the language it is told in. */
export interface Telling {
  readonly release: Pick<ActiveRelease, 'fields' | 'index'>;
  readonly locale: Locale;
}

/** Something a request says that cannot be: which field it is about, where it stands, and what there is to say of it. */
export interface RefusedField {
  readonly field: string;
  readonly path: string;
  /** A code of the texts `refusal.…`. */
  readonly code: string;
  readonly said: Readonly<Record<string, string>>;
}

/** What was sent is repeated in part only. */
const MAX_SAID: Readonly<Record<string, number>> = { value: 80 };
const MAX_PATH = 200;

/** The refusal of what a request says: each field by its name as the wizard shows it, with what is wrong. */
export function refusedFields(refused: readonly RefusedField[], { release, locale }: Telling): Failure {
  const issues = refused.map(({ field, path, code, said }) => {
    const name = nameOf(field, { release, locale });
    const message = texts(locale, `refusal.${code}`, shortened(said));
    return { path: path.slice(0, MAX_PATH), message, ...(name !== undefined && { name }) };
  });
  return invalid(issues, locale);
}

/** A search that was refused, in a sentence; `at` says where its parameters stand in the request. */
export function refusedSearch({ field, code, value }: RowRefusal, telling: Telling, at = 'query'): Failure {
  const { search } = telling.release.index;
  const name = wireName(search, field);
  const said = { value, sorted: search.sorted.join(', ') };
  return refusedFields([{ field: name, path: `${at}.${name}`, code, said }], telling);
}

/** Choices that no field of the release takes, as `refusedFields` takes them. */
export function refusedChoice({ field, code, value }: ChoiceFault, at: string): RefusedField {
  return { field, path: `${at}.${field}`, code: `choice.${code}`, said: { value } };
}

function nameOf(field: string, { release: { fields, index }, locale }: Telling): string | undefined {
  const label = fields.get(field)?.label ?? columnOf(index.search, field)?.label;
  return label && textIn(label, locale);
}

function shortened(said: RefusedField['said']): RefusedField['said'] {
  return Object.fromEntries(Object.entries(said).map(([key, text]) => [key, text.slice(0, MAX_SAID[key])]));
}
