import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { isStoredRow } from '#lines/jrt/stored-row.ts';
import type { BasicTypeDto, BasicTypePage } from '#modules/catalogue/contract.ts';

/** A row of the catalogue, and why it is only near if it is. */
export interface FoundRow {
  readonly row: BasicType;
  readonly reason?: BasicTypePage['nearMisses'][number]['reason'];
}

/** A row as the configuration keeps it; undefined for an answer that is none. */
export function readRow({ motorFrequency, ...dto }: BasicTypeDto): BasicType | undefined {
  const row: unknown = { ...dto, frequency: motorFrequency };
  return isStoredRow(row) ? row : undefined;
}
