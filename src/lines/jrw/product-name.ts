import { motorNameWords } from '#lines/shared/motor/name-words.ts';
import type { Values } from '#product/configuration.ts';
import { plainName } from '#product/type-code-words.ts';
import type { WormRow } from './rows/worm-row.ts';
import { JRW_TYPE_CODE, writeInput } from './type-code/type-code.ts';

/**
 * What a product is called in lists and file names: unit, input, ratio and mounting position of its type code,
 * `JRW063-DN80M14+B14-i30-B3`. It holds no sign a file name could not have.
 */
export function productName(row: WormRow, standing: Values): string {
  const ratio = `i${row.ratio}${row.ratioParts === null ? '' : `(${row.ratioParts})`}`;
  const unit = JRW_TYPE_CODE.writeUnit({ reduceUnitSize: row.reduceUnitSize });
  const parts = [
    unit,
    plainName(writeInput(row, standing)),
    ...motorNameWords(standing),
    ratio,
    standing.installationPosition ?? '',
  ];
  return parts.filter((part) => part !== '' && part !== '-').join('-');
}
