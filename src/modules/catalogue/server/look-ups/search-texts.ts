import { type Locale, textIn } from '#kernel/locale.ts';
import type { Relaxation } from '#modules/catalogue/domain/search/relax.ts';
import type { NearMiss } from '#modules/catalogue/domain/search/search.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import type { RowIndex } from '#product/row-index.ts';
import { serverTexts } from '#server/server-texts.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

/** Why a near miss is none of the rows found, in one sentence: the line's own where it has one. */
export function nearMissText({ reason }: NearMiss, { lackText }: Pick<RowIndex, 'lackText'>, locale: Locale): string {
  if (lackText) return textIn(lackText(reason), locale);
  const { reserve, required } = reason;
  return texts(locale, 'nearMiss.text', {
    reserve: Number(reserve).toFixed(2),
    required: Number(required).toFixed(2),
  });
}

/** The one limit to relax, in one sentence. */
export function relaxText(relax: Relaxation, label: string, locale: Locale): string {
  return texts(locale, `relax.${relax.part}`, { field: label, value: relax.value, rows: relax.rowsGained });
}
