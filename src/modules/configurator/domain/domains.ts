import type { NamedChoices } from '#engine/public.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Configuration, Values } from './configuration.ts';
import { isKnown, type ProductContext } from './product-context.ts';

/** The code that says a field does not apply; the rules of the release force it. */
export const NOT_APPLICABLE = '-';

/** The columns a chosen catalogue row fixes, in the codes of the release. */
export function rowValues(row: BasicType): Values {
  const always = {
    gearboxModel: row.gearboxModel,
    inputType: row.inputType,
    reduceUnitSize: row.reduceUnitSize,
    inputModule: row.inputModule ?? NOT_APPLICABLE,
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

/** All a configuration says to the engine: the chosen codes, the chosen row and the tick of special wishes. */
export function engineValues(config: Configuration, context: ProductContext): Values {
  const all = { ...config.values, ...(config.basicType ? rowValues(config.basicType) : {}) };
  return Object.fromEntries(Object.entries(all).filter(([field, code]) => isKnown(context, field, code)));
}

/** The same as choices of one value each. */
export function engineChoices(values: Values): NamedChoices {
  return Object.fromEntries(Object.entries(values).map(([field, code]) => [field, [code]]));
}
