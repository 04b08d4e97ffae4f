import { type Locale, textIn } from '#kernel/locale.ts';
import { roundDown } from '#kernel/round-down.ts';
import { OUTSIDE_TOLERANCE } from '#modules/catalogue/domain/search/beside-speed.ts';
import { type Relaxation, TOLERANCE } from '#modules/catalogue/domain/search/relax.ts';
import type { NearMiss } from '#modules/catalogue/domain/search/search.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import { columnOf, type RowSearchDef } from '#product/column.ts';
import { figureText } from '#product/figure-text.ts';
import type { RowIndex, RowLack } from '#product/row-index.ts';
import { writtenApart } from '#product/written-apart.ts';
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
    reserve: roundDown(Number(reserve), 2).toFixed(2),
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
    percent: writtenApart(Math.abs(share) * 100, Number(tolerance) * 100),
    tolerance: asPercent(Number(tolerance)),
  });
}

/** A figure as its column writes it, or with as many decimals as tell it from a limit that is written alike. */
function figureApart(written: Parameters<typeof figureText>[0], figure: number, limit: number): string {
  const text = figureText(written, figure);
  const isApart = Math.abs(figure / limit - 1) > ALIKE;
  return isApart || text !== figureText(written, limit) ? text : writtenApart(figure, limit);
}

/** Figures further apart than this share of one another are written differently in every style. */
const ALIKE = 0.02;

/** The one limit to relax, in one sentence, with its unit; a wider tolerance beside the one that is taken. */
export function relaxText(
  relax: Relaxation,
  { unit, label, search }: { readonly unit: string | undefined; readonly label: string; readonly search: RowSearchDef },
  locale: Locale,
): string {
  const { field, value, tolerance = 0, rowsGained: rows, lightest, fourPoles } = relax;
  if (fourPoles !== undefined) return texts(locale, 'relax.fourPoles', { value: asPercent(Number(value)), rows });
  if (lightest !== undefined) {
    const { mass } = search.judged ?? {};
    const told = mass === undefined ? String(lightest) : figureText(columnOf(search, mass) ?? {}, lightest);
    const text = mass === undefined ? 'relax.smaller' : 'relax.lighter';
    return texts(locale, text, { value: asPercent(Number(value)), rows, lightest: told });
  }
  if (field === TOLERANCE) {
    const { label: asked } = columnOf(search, relax.of ?? '') ?? {};
    const told = { value: asPercent(Number(value)), taken: asPercent(tolerance), rows };
    return texts(locale, 'relax.tolerance', { ...told, field: asked ? textIn(asked, locale) : label });
  }
  const withUnit = unit === undefined ? String(value) : `${value}\u00a0${unit}`;
  const told = [withUnit, ...changeTold(relax, locale)].join('');
  return texts(locale, `relax.${relax.part}`, { field: label, value: told, rows });
}

/** Beyond this a share rounds to all of the figure, which no value to choose differs by. */
const MOST_TOLD = 99;
/** From here on whole per cent say enough. */
const WHOLE_FROM = 10;

/** By how much a figure differs from the one asked for, in per cent: (+18 %), (+3.02 %); nothing where that says nothing of it. */
function changeTold({ change = 0, tolerance = 0 }: Relaxation, locale: Locale): readonly string[] {
  const percent = change * 100;
  const whole = Math.round(Math.abs(percent));
  if (whole === 0 || percent < -MOST_TOLD - 0.5) return [];
  const told = whole < WHOLE_FROM ? writtenApart(Math.abs(percent), tolerance * 100) : String(whole);
  return [texts(locale, 'relax.change', { change: `${percent < 0 ? '−' : '+'}${told}` })];
}

function asPercent(share: number): number {
  return Number((share * 100).toFixed(2));
}
