import { type Table, tableOf } from './table.ts';

export const SLEWING_FRICTION: Table = tableOf(
  'slewing_friction',
  'makers print 0.004 to 0.008; result ±25 %',
  ['mu'],
  [
    ['ball slewing ring', '球式回转支承', 'ball slewing ring', [0.006], 'R'],
    ['roller slewing ring', '滚子式回转支承', 'roller slewing ring', [0.004], 'R'],
  ],
);
