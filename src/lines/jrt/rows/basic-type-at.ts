import type { EfficiencyClass } from '#lines/shared/motor/motor-codes.ts';
import type { BasicType } from './basic-type.ts';
import type { CatalogueTable } from './catalogue-table.ts';
import { computeBasicType, type InputPart, type Load } from './compute-basic-type.ts';

/** As what a stored row is read: a motor row as integral motor in a class, or as JCMC; under which load. */
export interface Reading {
  readonly jcmc: boolean;
  readonly efficiencyClass: EfficiencyClass;
  readonly load?: Load;
}

/** The basic type of a stored row, computed from its parts. */
export function basicTypeAt(table: CatalogueTable, row: number, reading: Reading): BasicType {
  const entry = table.gears[table.columns.gear[row] ?? -1];
  const input = table.inputs[table.columns.input[row] ?? -1];
  const { jcmc, efficiencyClass, load = {} } = reading;
  if (entry && input) {
    const { model, unit, gear } = entry;
    const basicType = computeBasicType({ model, unit, gear, input: asRead(input.part, jcmc), efficiencyClass, load });
    if (basicType) return basicType;
  }
  throw new Error(`The catalogue has no row ${row}`);
}

/** An input as a row of it is read: a motor may be read with its inverter. */
export function asRead(part: InputPart, jcmc: boolean): InputPart {
  return part.type === 'motor' && jcmc ? { ...part, type: 'JCMC' } : part;
}
