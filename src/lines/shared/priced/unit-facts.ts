import { NONE } from '#product/field.ts';
import type { FactPlaces, LineFacts } from '#product/line-facts.ts';
import { MOTOR_FACTS } from './motor-prices.ts';

const MODULE_FACTS: FactPlaces = { module: { field: 'inputModule' } };

/** By what a gear unit with a motor of ours, an input for another, or none is told, by the inputs for another. */
export function unitFacts(moduleInputs: readonly string[]): LineFacts {
  return {
    always: {
      gear: { field: 'gearboxModel' },
      size: { field: 'reduceUnitSize' },
      stages: { field: 'stages' },
      input: { field: 'inputType' },
    },
    beside: {
      ...{ motor: MOTOR_FACTS, JCMC: MOTOR_FACTS },
      ...Object.fromEntries(moduleInputs.map((input) => [input, input === NONE ? {} : MODULE_FACTS])),
    },
  };
}
