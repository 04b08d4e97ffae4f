import { GEAR_PRICES, PAINT_PRICES } from '#lines/shared/priced/finish-prices.ts';
import { inverterPrice, MOTOR_PRICES } from '#lines/shared/priced/motor-prices.ts';
import { unitFacts } from '#lines/shared/priced/unit-facts.ts';
import { HIDDEN, NONE } from '#product/field.ts';
import type { DerivedCode, LinePrice, LinePrices } from '#product/prices.ts';
import { isWormModule, WORM_MODULE_INPUTS } from './inputs.ts';
import type { WormRow, WormType } from './rows/worm-row.ts';

/** The smallest size that is not filled for life: the oil of those below is in their price (commerce §3). */
const LEAST_SERVICED_SIZE = 110;

/** The gear type of two units in series. */
const PAIR = 'WW' satisfies WormType;

const SERIES: DerivedCode = { fields: [], code: () => 'JRW' };

const STAGES: DerivedCode = { fields: [], code: (_, row: WormRow) => String(row.stages) };

/** The input for the customer's motor, or that there is none. */
const MODULE: DerivedCode = {
  fields: ['inputModule'],
  code: (_, row: WormRow) => (row.inputType === 'none' ? NONE : (row.inputModule ?? undefined)),
};

/** What is fitted to a worm unit; the arm is listed under a code of its own. */
const ACCESSORIES: readonly LinePrice[] = [
  accessory('flangeType', (code) => code),
  accessory('outputShaftType', (code) => code),
  accessory('torqueArm', (code) => (code === 'T' ? 'ARM' : code)),
];

/** How worm reducers are priced (commerce §3); pairs find no row and are on request. */
export const JRW_PRICES: LinePrices = {
  components: [
    { component: 'unit', key: [SERIES, 'gearboxModel', 'reduceUnitSize', STAGES] },
    ...MOTOR_PRICES,
    inverterPrice('inputType', 'JCMC'),
    { component: 'module', key: [MODULE], isFitted: ({ inputType }) => isWormModule(inputType) },
    ...ACCESSORIES,
    { component: 'oil', key: ['lubricatingOil'], isFitted: ({ reduceUnitSize }) => isServiced(reduceUnitSize) },
    ...GEAR_PRICES,
    ...PAINT_PRICES,
  ],
  facts: unitFacts(WORM_MODULE_INPUTS),
  // The unit stands any way, its input flange is its size's, and its shaft leaves on either side.
  included: ['builtInType', 'inputFlange', 'outputShaftPointing', 'ratioParts'],
  isQuotedSingly: ({ gearboxModel }) => gearboxModel === PAIR,
};

/** An accessory where one is fitted. */
function accessory(field: string, listed: (code: string) => string): LinePrice {
  const code: DerivedCode = {
    fields: [field],
    code: (standing) => (standing[field] === undefined ? undefined : listed(standing[field])),
  };
  return {
    component: 'jrw_accessory',
    key: ['reduceUnitSize', code],
    isFitted: (standing) => standing[field] !== NONE && standing[field] !== HIDDEN,
  };
}

function isServiced(size: string | undefined): boolean {
  return Number(size) >= LEAST_SERVICED_SIZE;
}
