import { parse } from 'csv-parse/sync';
import { confidenceOf, type DimensionRow } from '#modules/drawings/domain/dimensions.ts';

interface Cells {
  readonly series: string;
  readonly size: string;
  readonly assembly_or_part: string;
  readonly letter: string;
  readonly value: string;
  readonly tolerance: string;
  readonly confidence: string;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** The rows of a text of `dimensions.csv`. */
export function readDimensions(text: string): readonly DimensionRow[] {
  const rows: readonly Cells[] = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  return rows.flatMap(rowsOf);
}

/** An input that fits several series is found under each of them, and under all as the reference names them. */
function rowsOf({ series, assembly_or_part, value, confidence, ...rest }: Cells): readonly DimensionRow[] {
  const { letter, size, tolerance } = rest;
  const dimension = {
    ...{ size, part: assembly_or_part, letter, tolerance },
    value: NUMBER.test(value) ? Number(value) : value,
    confidence: confidenceOf(confidence),
  };
  return [...new Set([series, ...series.split(';')])].map((one) => ({ series: one, ...dimension }));
}
