import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { isStoredRow } from '#lines/jrt/stored-row.ts';
import type { RowDto } from '#modules/catalogue/contract.ts';

/** A row as the configuration keeps it; undefined for an answer that is none. */
export function readRow({ motorFrequency, ...dto }: RowDto): BasicType | undefined {
  const row: unknown = { ...dto, frequency: motorFrequency };
  return isStoredRow(row) ? row : undefined;
}
