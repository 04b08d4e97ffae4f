import { GEAR_PRICES, PAINT_PRICES } from '#lines/shared/priced/finish-prices.ts';
import { inverterPrice, MOTOR_PRICES } from '#lines/shared/priced/motor-prices.ts';
import { unitFacts } from '#lines/shared/priced/unit-facts.ts';
import { NONE } from '#product/field.ts';
import type { DerivedCode, LinePrices } from '#product/prices.ts';
import { assembliesWith } from './fields/assembly-types.ts';
import { isModuleInput, MODULE_INPUTS } from './fields/inputs.ts';
import type { BasicType } from './rows/basic-type.ts';

/** The assembly types whose price does not hold an arm or buffers already. */
const WITH_OPTIONAL_ARM = assembliesWith(({ torqueArm }) => torqueArm === 'optional');

const SERIES: DerivedCode = { fields: [], code: () => 'JRT' };

/** Single-stage R units are a range of their own, RX. */
const GEAR_TYPE: DerivedCode = {
  fields: ['gearboxModel'],
  code: (_, row: BasicType) => (row.gearboxModel === 'R' && row.stages === 1 ? 'RX' : row.gearboxModel),
};

const STAGES: DerivedCode = { fields: [], code: (_, row: BasicType) => String(row.stages) };

/** The module of the customer's motor, or that there is none. */
const MODULE: DerivedCode = {
  fields: ['inputModule'],
  code: (_, row: BasicType) => (row.inputType === 'none' ? NONE : (row.inputModule ?? undefined)),
};

/** How gear motors are priced (commerce §3). */
export const JRT_PRICES: LinePrices = {
  components: [
    { component: 'unit', key: [SERIES, GEAR_TYPE, 'reduceUnitSize', STAGES] },
    ...MOTOR_PRICES,
    inverterPrice('inputType', 'JCMC'),
    { component: 'module', key: [MODULE], isFitted: (standing) => isModuleInput(standing.inputType) },
    { component: 'assembly', key: ['builtInType'] },
    {
      component: 'torque_arm',
      key: ['torqueArm'],
      isFitted: (standing) => WITH_OPTIONAL_ARM.includes(standing.builtInType ?? ''),
    },
    { component: 'shaft_side', key: ['outputShaftPointing'] },
    { component: 'oil', key: ['lubricatingOil'] },
    ...GEAR_PRICES,
    ...PAINT_PRICES,
  ],
  facts: unitFacts(MODULE_INPUTS),
  included: [],
};
