import type { NamedChoices } from '#engine/public.ts';
import type { Locale } from '#kernel/locale.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import type { ActiveRelease } from '#modules/catalogue/server/release/active-release.ts';
import { wireName } from '#product/column.ts';
import type { RowQuery } from '#product/row-query.ts';
import { serverTexts } from '#server/server-texts.ts';
import { reasonAgainst } from './reasons.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

/**
 * Why a value of a column leaves no row: the rules that exclude it beside the other filters, else that no row has the
 * figures that were asked for.
 */
export function noRowsBecause(
  release: ActiveRelease,
  query: RowQuery,
  column: string,
  value: string,
  locale: Locale,
): string {
  const choices = choicesIn(query, release, column);
  const variable = wireName(release.index.search, column);
  return reasonAgainst(release, choices, variable, value, locale) ?? texts(locale, 'noRows');
}

/** What the search says in codes of the release, and what was chosen outside it; without the column's own. */
function choicesIn({ filters = {}, given }: RowQuery, { index, engine }: ActiveRelease, column: string): NamedChoices {
  const known = new Map(engine.variables.map(({ id, values }) => [id, values]));
  const codes = Object.entries(index.codesIn(filters, column)).flatMap(([id, code]) =>
    known.get(id)?.includes(code) ? [[id, [code]] as const] : [],
  );
  return { ...Object.fromEntries(codes), ...given };
}
