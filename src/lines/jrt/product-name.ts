import { motorNameWords } from '#lines/shared/motor/name-words.ts';
import type { Values } from '#product/configuration.ts';
import { plainName } from '#product/type-code-words.ts';
import type { BasicType } from './rows/basic-type.ts';
import { writeInput } from './type-code/input-designation.ts';
import { writeUnit } from './type-code/unit-designation.ts';

/**
 * What a product is called in lists and file names: unit, input, ratio and mounting position of its type code,
 * `JRTKAF67-DN90L4-i57.35-M4`. It holds no sign a file name could not have.
 */
export function productName(row: BasicType, standing: Values): string {
  const parts = [
    writeUnit(standing),
    plainName(writeInput(row, standing)),
    ...motorNameWords(standing),
    `i${row.ratio}`,
    standing.installationPosition ?? '',
  ];
  return parts.filter((part) => part !== '' && part !== '-').join('-');
}
