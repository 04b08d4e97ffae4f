import type { Locale } from '#kernel/locale.ts';
import { heldBySearch } from '#modules/catalogue/domain/explain/held.ts';
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
  const wanted = { variable: wireName(release.index.search, column), value };
  const reason = reasonAgainst(release, { ...heldBySearch(query, column, release), wanted }, locale);
  return reason ?? texts(locale, 'noRows');
}
