import { MOTOR_QUICK_WORDS } from '#lines/shared/motor/quick-words.ts';
import type { Values } from '#product/configuration.ts';

/** What the trade calls gear types and motors of JRT, beside the codes and names of the fields. */
export const JRT_QUICK_WORDS: Readonly<Record<string, Values>> = {
  ...MOTOR_QUICK_WORDS,
  斜齿轮: { gearboxModel: 'R' },
  helical: { gearboxModel: 'R' },
  inline: { gearboxModel: 'R' },
  'in-line': { gearboxModel: 'R' },
  'parallel-shaft': { gearboxModel: 'F' },
  'parallel shaft': { gearboxModel: 'F' },
  平行轴: { gearboxModel: 'F' },
  锥齿轮: { gearboxModel: 'K' },
  伞齿轮: { gearboxModel: 'K' },
  伞齿: { gearboxModel: 'K' },
  bevel: { gearboxModel: 'K' },
  'helical bevel': { gearboxModel: 'K' },
  'bevel-helical': { gearboxModel: 'K' },
  'bevel helical': { gearboxModel: 'K' },
  蜗轮: { gearboxModel: 'S' },
  蜗杆: { gearboxModel: 'S' },
  蜗轮蜗杆: { gearboxModel: 'S' },
  斜齿轮蜗轮: { gearboxModel: 'S' },
  斜齿轮蜗杆: { gearboxModel: 'S' },
  斜齿轮蜗轮蜗杆: { gearboxModel: 'S' },
  worm: { gearboxModel: 'S' },
  'worm gear': { gearboxModel: 'S' },
  'helical worm': { gearboxModel: 'S' },
  变频一体: { inputType: 'JCMC' },
  伺服: { inputType: 'AQS' },
  servo: { inputType: 'AQS' },
};
