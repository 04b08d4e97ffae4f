import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { PlanetaryRow } from './rating/planetary-row.ts';
import { JRP_TYPE_CODE, writeStages } from './type-code.ts';

/** What a unit is called in lists and file names: `JRPL23-3F-AM132-i158.18`. It holds no sign a file name could not have. */
export function productName(row: PlanetaryRow, standing: Values): string {
  const { design, reduceUnitSize } = row;
  const input = [standing.inputType, standing.motorSize].filter((part) => part && part !== HIDDEN).join('');
  const unit = JRP_TYPE_CODE.writeUnit({ design, reduceUnitSize });
  return [unit, writeStages(row, standing), input, `i${row.ratio}`].filter((part) => part !== '').join('-');
}
