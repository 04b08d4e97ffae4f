import type { Values } from '#product/configuration.ts';
import { HIDDEN } from '#product/field.ts';
import type { BasicType } from './rows/basic-type.ts';

/** The columns a chosen catalogue row fixes, in the codes of the release. */
export function rowValues(row: BasicType): Values {
  const always = {
    gearboxModel: row.gearboxModel,
    inputType: row.inputType,
    reduceUnitSize: row.reduceUnitSize,
    inputModule: row.inputModule ?? HIDDEN,
  };
  if (row.route === 'module') return always;
  return {
    ...always,
    motorPower: String(row.motorPower),
    motorPoles: String(row.motorPoles),
    motorSize: String(row.motorFrame),
    efficiencyClass: String(row.efficiencyClass),
    motorFrequency: String(row.frequency),
  };
}
