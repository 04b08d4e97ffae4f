import type { Values } from '#product/configuration.ts';

/** What the trade calls planetary units, beside the codes and names of the fields. */
export const JRP_QUICK_WORDS: Readonly<Record<string, Values>> = {
  行星: {},
  行星齿轮: {},
  planetary: {},
  'planetary gear': {},
  直角: { design: 'K' },
  'right angle': { design: 'K' },
  同轴: { design: 'L' },
  锁紧盘: { builtInType: 'S' },
  'shrink disc': { builtInType: 'S' },
  液压马达: { inputType: 'AH' },
  'hydraulic motor': { inputType: 'AH' },
};
