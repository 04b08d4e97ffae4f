import { motorNameWords } from '#lines/shared/motor/name-words.ts';
import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import { plainName } from '#product/type-code-words.ts';
import { writeInput } from './designation.ts';
import type { MotorRow } from './row.ts';

/** What a motor is called in lists and file names: `JD-DN132S4-B35`. It holds no sign a file name could not have. */
export function productName(row: MotorRow, standing: Values): string {
  const { mountingArrangement = '' } = standing;
  const parts = ['JD', plainName(writeInput(row, standing)), ...motorNameWords(standing), mountingArrangement];
  return parts.filter((part) => part !== '' && part !== HIDDEN).join('-');
}
