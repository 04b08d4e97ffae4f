import { PAINT_PRICES } from '#lines/shared/priced/finish-prices.ts';
import { inverterPrice, MOTOR_FACTS, MOTOR_PRICES } from '#lines/shared/priced/motor-prices.ts';
import type { LinePrices } from '#product/prices.ts';

/** How motors sold alone are priced: without a gear unit, and nothing is a share of one (commerce §3). */
export const JD_PRICES: LinePrices = {
  components: [...MOTOR_PRICES, inverterPrice('supplyKind', 'JCMC'), ...PAINT_PRICES],
  facts: { always: { input: { field: 'supplyKind' } }, beside: { motor: MOTOR_FACTS, JCMC: MOTOR_FACTS } },
  // Two shaft ends are priced as the motor option they are; the rated speed follows from power and poles.
  included: ['mountingArrangement', 'supplyKind', 'shaftEnds', 'motorSpeed'],
};
