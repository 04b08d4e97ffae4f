import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { plainName } from '#product/type-code-words.ts';
import { unitCodes } from './row-values.ts';
import type { IndustrialRow } from './rows/industrial-row.ts';
import { JRH_TYPE_CODE, writeInput } from './type-code.ts';

/** What a unit is called in lists and file names: `JRHH3SH08-1400+AD-i28.64-A`. It holds no sign a file name could not have. */
export function productName(row: IndustrialRow, standing: Values): string {
  const unit = JRH_TYPE_CODE.writeUnit({ ...standing, ...unitCodes(row) });
  const parts = [unit, plainName(writeInput(row, standing)), `i${row.ratio}`, standing.shaftAssembly ?? ''];
  return parts.filter((part) => part !== '' && part !== HIDDEN).join('-');
}
