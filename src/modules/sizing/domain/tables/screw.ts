import { type Table, tableOf } from './table.ts';

export const SCREW_SPEED_LIMIT: Table = tableOf(
  'screw_speed_limit',
  'published worksheet: n ≤ A/√D, D in m',
  ['A'],
  [
    ['light, not abrasive', '轻质，无磨琢性', 'light, not abrasive', [60], 'G'],
    ['heavy, not abrasive', '重质，无磨琢性', 'heavy, not abrasive', [45], 'G'],
    ['heavy, abrasive', '重质，有磨琢性', 'heavy, abrasive', [30], 'G'],
  ],
);
