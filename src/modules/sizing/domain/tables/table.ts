import type { BilingualText } from '#kernel/locale.ts';
import { CONFIDENCE, type Confidence, type SourceCode } from '#modules/sizing/domain/core/model.ts';

/** Usual values a person picks from, each with how far it may be trusted. */
export interface Table {
  readonly id: string;
  readonly source: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly key: string;
  readonly name: BilingualText;
  /** By column: `mu_L`, `rho`. */
  readonly values: Readonly<Record<string, number | string>>;
  readonly confidence: Readonly<Record<string, Confidence>>;
}

type Row = readonly [key: string, zh: string, en: string, values: readonly (number | string)[], confidence: string];

/** A table of rows as they are written down: the values in the order of the columns, a letter of confidence for each. */
export function tableOf(id: string, source: string, columns: readonly string[], rows: readonly Row[]): Table {
  return { id, source, columns, rows: rows.map((row) => rowOf(columns, row)) };
}

function rowOf(columns: readonly string[], [key, zh, en, values, letters]: Row): TableRow {
  const named = columns.flatMap((column, index) => {
    const value = values[index];
    return value === undefined ? [] : [[column, value] as const];
  });
  const trusted = columns.map((column, index) => [column, CONFIDENCE[codeOf(letters.charAt(index))]] as const);
  return { key, name: { zh, en }, values: Object.fromEntries(named), confidence: Object.fromEntries(trusted) };
}

const CODES: readonly SourceCode[] = ['T', 'N', 'G', 'D', 'R', 'E'];

function codeOf(letter: string): SourceCode {
  return CODES.find((code) => code === letter) ?? 'E';
}
