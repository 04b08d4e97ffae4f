import { MOTOR_QUICK_WORDS } from '#lines/shared/motor/quick-words.ts';
import type { Values } from '#product/configuration.ts';

/** What the trade calls motors, beside the codes and names of the fields. */
export const JD_QUICK_WORDS: Readonly<Record<string, Values>> = {
  ...MOTOR_QUICK_WORDS,
  电机: {},
  电动机: {},
  马达: {},
  motor: {},
  motors: {},
  变频一体: { supplyKind: 'JCMC' },
  变频电机: { supplyKind: 'inverter' },
  'inverter duty': { supplyKind: 'inverter' },
  卧式: { mountingArrangement: 'B3' },
  'foot mounted': { mountingArrangement: 'B3' },
  双轴伸: { shaftEnds: '2' },
};
