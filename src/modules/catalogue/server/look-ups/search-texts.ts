import { type Locale, textIn } from '#kernel/locale.ts';
import { OUTSIDE_TOLERANCE } from '#modules/catalogue/domain/search/beside-speed.ts';
import type { Relaxation } from '#modules/catalogue/domain/search/relax.ts';
import type { NearMiss } from '#modules/catalogue/domain/search/search.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import { columnOf, type RowSearchDef } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import type { RowIndex, RowLack } from '#product/row-index.ts';
import { serverTexts } from '#server/server-texts.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

type Columns = Pick<RowSearchDef, 'columns'>;

/** Why a near miss is none of the rows found, in one sentence: the line's own where it has one. */
export function nearMissText(
  { reason }: NearMiss,
  { lackText, search }: Pick<RowIndex, 'lackText'> & { readonly search: Columns },
  locale: Locale,
): string {
  if (reason.code === OUTSIDE_TOLERANCE) return toleranceText(reason, search, locale);
  if (lackText) return textIn(lackText(reason), locale);
  const { reserve, required } = reason;
  return texts(locale, 'nearMiss.text', {
    reserve: Number(reserve).toFixed(2),
    required: Number(required).toFixed(2),
  });
}

/** By how much a row lies beside the speed or ratio that was asked for. */
function toleranceText({ column, figure, asked, tolerance }: RowLack, search: Columns, locale: Locale): string {
  const { label, unit, ...written } = columnOf(search, String(column)) ?? {};
  const share = Number(figure) / Number(asked) - 1;
  const limit = Number(asked) * (1 + Math.sign(share) * Number(tolerance));
  return texts(locale, share < 0 ? 'nearMiss.under' : 'nearMiss.over', {
    field: label ? textIn(label, locale) : String(column),
    figure: [figureApart(written, Number(figure), limit), unit].filter(Boolean).join('\u00a0'),
    asked: [asked, unit].filter(Boolean).join('\u00a0'),
    percent: decimalsApart(Math.abs(share) * 100, Number(tolerance) * 100),
    tolerance: Number((Number(tolerance) * 100).toFixed(2)),
  });
}

/** A figure as its column writes it, or with as many decimals as tell it from a limit that is written alike. */
function figureApart(written: Parameters<typeof figureText>[0], figure: number, limit: number): string {
  const text = figureText(written, figure);
  return text === figureText(written, limit) ? decimalsApart(figure, limit) : text;
}

/** One decimal, or as many as a figure needs not to be read as the limit it lies beyond. */
function decimalsApart(figure: number, limit: number): string {
  const beyond = (text: string) => Math.abs(Number(text) - limit) > 1e-9 && Number(text) > limit === figure > limit;
  const texts = [1, 2, 3, 4, 5].map((decimals) => figure.toFixed(decimals));
  return texts.find(beyond) ?? figure.toFixed(1);
}

/** The one limit to relax, in one sentence. */
export function relaxText(relax: Relaxation, label: string, locale: Locale): string {
  return texts(locale, `relax.${relax.part}`, { field: label, value: relax.value, rows: relax.rowsGained });
}
