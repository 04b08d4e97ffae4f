import { MOTOR_QUICK_WORDS } from '#lines/shared/motor/quick-words.ts';
import type { Values } from '#product/configuration.ts';

/** What the trade calls worm reducers, beside the codes and names of the fields; whether one or a pair is meant the letters alone say. */
export const JRW_QUICK_WORDS: Readonly<Record<string, Values>> = {
  ...MOTOR_QUICK_WORDS,
  变频一体: { inputType: 'JCMC' },
  w: { gearboxModel: 'W' },
  ww: { gearboxModel: 'WW' },
  蜗轮: {},
  蜗杆: {},
  蜗轮蜗杆: {},
  worm: {},
  'worm gear': {},
};
