import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { confidenceOf, type DimensionRow, type Dimensions, dimensionsOf } from '#modules/drawings/domain/dimensions.ts';
import { projectPath } from '#server/process/project-folder.ts';
import { digestOf } from './sheet-request.ts';

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

let read: { readonly dimensions: Dimensions; readonly version: string } | undefined;

/** The dimensions the portal ships with, read once by each thread that draws; a release does not hold them (ADR 88). */
export function referenceDimensions(): Dimensions {
  return reference().dimensions;
}

/** Which dimensions they are: the digest of their file. */
export function referenceVersion(): string {
  return reference().version;
}

function reference() {
  if (read !== undefined) return read;
  const text = readFileSync(projectPath('database', 'seeds', 'reference', 'dimensions.csv'), 'utf8');
  read = { dimensions: dimensionsOf(readDimensions(text)), version: digestOf(text).slice(0, 12) };
  return read;
}

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
