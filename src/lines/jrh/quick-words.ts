import type { Values } from '#product/configuration.ts';

/** What the trade calls industrial gear units, beside the codes and names of the fields. */
export const JRH_QUICK_WORDS: Readonly<Record<string, Values>> = {
  工业: {},
  工业齿轮箱: {},
  工业齿轮: {},
  industrial: {},
  'industrial gear': {},
  直角: { gearArrangement: 'B' },
  平行轴: { gearArrangement: 'H' },
  逆止: { backstop: 'R' },
};
