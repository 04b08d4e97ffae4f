import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { confidenceOf, type Dimensions, dimensionsOf } from '#modules/drawings/domain/dimensions.ts';

const FILE = new URL('../../../../database/seeds/reference/dimensions.csv', import.meta.url);

/** The dimensions of the reference, as servers read them. */
export function referenceDimensions(): Dimensions {
  const rows: Record<string, string>[] = parse(readFileSync(FILE, 'utf8'), { columns: true });
  return dimensionsOf(
    rows.map(
      ({
        series = '',
        size = '',
        assembly_or_part: part = '',
        letter = '',
        value = '',
        tolerance = '',
        confidence = '',
      }) => ({
        ...{ series, size, part, letter, tolerance, confidence: confidenceOf(confidence) },
        value: value !== '' && Number.isFinite(Number(value)) ? Number(value) : value,
      }),
    ),
  );
}
