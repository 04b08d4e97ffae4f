import type { BilingualText } from '#kernel/locale.ts';
import { isOneLine } from '#kernel/one-line.ts';
import { roundDown } from '#kernel/round-down.ts';
import { type ColumnDef, columnOf, type RowSearchDef, requiredColumn, rowFigure } from '#product/column.ts';
import type { Configuration, FieldId, Search, TextField } from '#product/configuration.ts';
import { figureWithUnit } from '#product/figure-text.ts';
import { exceeds, reaches } from '#product/rounding.ts';
import type { CatalogueRow } from '#product/row.ts';
import { isLoadGiven } from './load-given.ts';
import { reserveUnder } from './loaded-reserve.ts';

/** Below this fB a drive is supplied by enquiry only, whatever was asked for (product decisions §11). */
export const LEAST_RESERVE = 1;

/** What a drive bears against what is asked of it, from best to worst. */
export const RESERVE_VERDICTS = ['meets', 'below-demand', 'by-enquiry'] as const;
export type ReserveVerdict = (typeof RESERVE_VERDICTS)[number];

/** How the fB of a drive stands to the fB demanded. */
export interface Reserve {
  readonly verdict: ReserveVerdict;
  /** fB as it is written everywhere: rounded down to two decimals. */
  readonly factor: number;
  /** The fB demanded, never below 1: rounded up to two decimals. */
  readonly required: number;
  /** From the one to the other in whole per cent, rounded towards the careful side: negative below the demand. */
  readonly percent: number;
  /** The torque asked for, as it is written, where that is more than the drive gives itself: fB then stands for it. */
  readonly load?: string;
}

/** Whether a drive with this fB is supplied by enquiry only. */
export function isByEnquiry(factor: number): boolean {
  return !reaches(factor, LEAST_RESERVE);
}

/**
 * Judges an fB by the one that was asked for (product decisions §11). Undefined where nothing was asked and nothing stands
 * against the drive: then there is nothing to be told.
 */
export function judgeReserve(factor: number, asked: number | null): Reserve | undefined {
  if (Number.isNaN(factor)) return undefined;
  const isTooLow = isByEnquiry(factor);
  if (asked === null && !isTooLow) return undefined;
  const demanded = Math.max(asked ?? LEAST_RESERVE, LEAST_RESERVE);
  const isBelow = !reaches(factor, demanded);
  const written = { factor: roundDown(factor, 2), required: roundUp(demanded) };
  const verdict = isTooLow ? 'by-enquiry' : isBelow ? 'below-demand' : 'meets';
  return { verdict, ...written, percent: percentOf(written) };
}

/**
 * How the chosen drive of a configuration stands to what was asked for in it, by the columns its line judges rows by;
 * undefined without a row, without a demand, where the line does not judge its rows, and where a module meets a demand that
 * no load was given for: it would be held against itself.
 */
export function reserveOf(
  {
    basicType,
    search,
    values = {},
  }: Pick<Configuration, 'basicType' | 'search'> & Partial<Pick<Configuration, 'values'>>,
  rows: RowSearchDef,
): Reserve | undefined {
  if (basicType === null || rows.judged === undefined) return undefined;
  const asked = figureIn(search, requiredColumn(rows)?.id ?? rows.judged.reserve) ?? assumedReserve(rows, basicType);
  const load = loadAsked(search, rows);
  const reserve = judgeReserve(reserveUnder(rows, basicType, load?.asked), asked);
  const named = { powered: poweredCode(basicType, rows), askedOf: (field: FieldId) => search[field] ?? values[field] };
  if (!fallsShort(reserve) && !isLoadGiven(rows, named)) return undefined;
  const isMore = load !== undefined && exceeds(load.asked, rowFigure(rows, basicType, load.column.id));
  return reserve && isMore ? { ...reserve, load: figureWithUnit(load.column, load.asked) } : reserve;
}

/** What the row is taken to need where nothing is asked; null where its line takes nothing for granted. */
function assumedReserve(rows: RowSearchDef, row: CatalogueRow): number | null {
  const { assumed } = rows.judged ?? {};
  const figure = assumed === undefined ? Number.NaN : rowFigure(rows, row, assumed);
  return Number.isNaN(figure) ? null : figure;
}

function poweredCode(row: CatalogueRow, { judged, columns }: RowSearchDef): unknown {
  const { variable = '' } = judged?.powered ?? {};
  return Reflect.get(row, columnOf({ columns }, variable)?.cell ?? variable);
}

/** The torque a configuration asks for; undefined where it asks for none. */
function loadAsked(search: Search, rows: RowSearchDef): { column: ColumnDef; asked: number } | undefined {
  const column = columnOf(rows, rows.judged?.load ?? '');
  const asked = column && figureIn(search, column.wire ?? column.id);
  return column && typeof asked === 'number' ? { column, asked } : undefined;
}

function figureIn(search: Search, field: FieldId): number | null {
  const { [field]: asked } = search;
  return typeof asked === 'number' ? asked : null;
}

/** Whether a drive may not be saved, printed or ordered without a word about it. */
export function fallsShort(reserve: Reserve | undefined): reserve is Reserve {
  return reserve !== undefined && reserve.verdict !== 'meets';
}

/**
 * `0.84 < 1.40 (−40 %)`, or with `≥` where the demand is met: the one wording of every screen, paper and refusal. A demand
 * that is just met has no percentage; a torque that fB stands for instead of the drive's own is named, `at 300 Nm`.
 */
export function reserveWords({ verdict, factor, required, percent, load }: Reserve): BilingualText {
  const figures = `${factor.toFixed(2)} ${verdict === 'meets' ? '≥' : '<'} ${required.toFixed(2)}`;
  const signed = percent === 0 ? undefined : `${percent < 0 ? '−' : '+'}${Math.abs(percent)}`;
  const zh = [signed && `${signed}%`, load && `按 ${load} 计`].filter(Boolean);
  const en = [signed && `${signed} %`, load && `at ${load}`].filter(Boolean);
  if (zh.length === 0) return { zh: figures, en: figures };
  return { zh: `${figures}（${zh.join('，')}）`, en: `${figures} (${en.join(', ')})` };
}

/** What that means, in a word or two beside the figures. */
export const RESERVE_WORDS: Readonly<Record<ReserveVerdict, BilingualText>> = {
  meets: { zh: '满足要求', en: 'meets the requirement' },
  'below-demand': { zh: '低于要求', en: 'below the requirement' },
  'by-enquiry': { zh: '须经询价确认', en: 'by enquiry only' },
};

/** How long a reason for a drive below the demand may be, blanks around it aside. */
export const REASON_LENGTH = { min: 3, max: 200 } as const;

/** The reason a text gives for a drive below the demand: one line that shows all it holds; empty where it gives none. */
export function reasonIn(text: string): string {
  const reason = text.trim();
  const isReason = reason.length >= REASON_LENGTH.min && reason.length <= REASON_LENGTH.max && isOneLine(reason);
  return isReason ? reason : '';
}

/** The text of a configuration that says why a drive below its demand is taken all the same. */
export const REASON = 'serviceFactorAccepted' satisfies TextField;

/** The reason a drive below the demand was accepted with; empty where it meets the demand, or none was given. */
export function acceptedReason(
  config: Pick<Configuration, 'basicType' | 'search' | 'texts'>,
  rows: RowSearchDef,
): string {
  const isAcceptable = reserveOf(config, rows)?.verdict === 'below-demand';
  return isAcceptable ? reasonIn(config.texts[REASON]) : '';
}

/** Whether a configuration holds a reason that was given for another shortfall than it has by now. */
export function isReasonStale(before: Configuration, after: Configuration, rows: RowSearchDef): boolean {
  if (after.texts[REASON] === '') return false;
  const [then, now] = [reserveOf(before, rows), reserveOf(after, rows)];
  return !fallsShort(now) || then?.factor !== now.factor || then.required !== now.required;
}

function roundUp(value: number): number {
  return Math.ceil(Number((value * 100).toFixed(6))) / 100;
}

/** Ratios of two-digit figures must not lose a whole per cent to binary fractions. */
function percentOf({ factor, required }: { readonly factor: number; readonly required: number }): number {
  return Math.floor(Math.round((factor / required - 1) * 1e8) / 1e6);
}
