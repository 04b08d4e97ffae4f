import { roundDown } from '#kernel/round-down.ts';
import type { ColumnDef } from './column.ts';

/**
 * How the figures of a column are written: with the digits an engineer would write, and the same wherever they are read,
 * on screens and on paper.
 */
export type FigureStyle =
  /** Three digits, whole numbers from 100 on: speeds and torques. */
  | 'measured'
  /** As it is listed, three digits at most; one that is worked out has two decimals below 10: powers. */
  | 'listed'
  /** Two decimals: ratios. */
  | 'two-decimals'
  /** Two decimals, rounded down so that a near miss never looks like a fit; above 10 the digits say nothing. */
  | 'reserve'
  /** Three digits, none behind the point: loads. */
  | 'load'
  /** One decimal below 10, whole from there on: masses, which are approximate. */
  | 'mass'
  /** Whole: speeds of motors. */
  | 'whole'
  /** A share from 0 to 1, in per cent. */
  | 'percent';

/** What a row bears is told up to here. */
const TELLING_MAX = 10;

const STYLES: Readonly<Record<FigureStyle, (value: number) => string>> = {
  measured: (value) => (roundsToHundred(value) ? written(value, WHOLE) : written(value, THREE_DIGITS)),
  listed: (value) => written(value, isListed(value) ? UP_TO_THREE : worked(value)),
  'two-decimals': (value) => written(value, decimals(2)),
  reserve: (value) => (value > TELLING_MAX ? `> ${TELLING_MAX}` : written(roundDown(value, 2), decimals(2))),
  load: (value) => written(value, value < 1000 ? WHOLE : UP_TO_THREE),
  mass: (value) => written(value, value < 9.95 ? decimals(1) : WHOLE),
  whole: (value) => written(value, WHOLE),
  percent: (value) => written(value * 100, UP_TO_ONE),
};

const WHOLE: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };
const THREE_DIGITS: Intl.NumberFormatOptions = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 };
const UP_TO_THREE: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 };
const UP_TO_ONE: Intl.NumberFormatOptions = { maximumFractionDigits: 1 };

/**
 * A figure of a column without its unit: in the column's style, else with its decimals, else with up to three digits.
 * Both languages of the portal write figures alike, `12,044.5`.
 */
export function figureText({ written: style, decimals: count }: FigureColumn, value: number): string {
  if (style !== undefined) return STYLES[style](value);
  if (count !== undefined) return written(value, decimals(count));
  return written(value, roundsToHundred(value) ? WHOLE : UP_TO_THREE);
}

/** A figure with its unit, parted by a space that does not break. */
export function figureWithUnit(column: FigureColumn & Pick<ColumnDef, 'unit'>, value: number): string {
  const { unit = '' } = column;
  return `${figureText(column, value)}${unit === '' ? '' : `\u00a0${unit}`}`;
}

type FigureColumn = Pick<ColumnDef, 'written' | 'decimals'>;

/** Whether three digits leave none behind the point. */
function roundsToHundred(value: number): boolean {
  return Math.abs(value) >= 99.95;
}

function isListed(value: number): boolean {
  return Number(value.toPrecision(3)) === value;
}

/** Digits of a figure of no series: as many decimals down a column of such figures as there is room for. */
function worked(value: number): Intl.NumberFormatOptions {
  return value < 9.995 ? decimals(2) : THREE_DIGITS;
}

function decimals(count: number): Intl.NumberFormatOptions {
  const options = DECIMALS.get(count) ?? { minimumFractionDigits: count, maximumFractionDigits: count };
  DECIMALS.set(count, options);
  return options;
}

const DECIMALS = new Map<number, Intl.NumberFormatOptions>();

function written(value: number, options: Intl.NumberFormatOptions): string {
  return formatOf(options).format(value);
}

/** By their options, of which there are a dozen: making a format takes longer than writing a hundred figures. */
const formats = new WeakMap<Intl.NumberFormatOptions, Intl.NumberFormat>();

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formats.get(options);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en-GB', options);
  formats.set(options, format);
  return format;
}
