import { type Table, tableOf } from './table.ts';

export const IMPELLER: Table = tableOf(
  'impeller',
  'textbook power curves',
  ['Np_t', 'K_p', 'radial'],
  [
    ['six-blade disk turbine', '六叶圆盘涡轮', 'six-blade disk turbine', [5, 70, 1], 'GET'],
    ['flat-blade turbine or paddle', '平直叶涡轮或桨', 'flat-blade turbine or paddle', [4, 50, 1], 'EET'],
    ['pitched-blade turbine 45 deg', '45° 折叶涡轮', 'pitched-blade turbine, 45°', [1.3, 60, 0], 'GET'],
    ['hydrofoil', '翼型桨', 'hydrofoil', [0.3, 45, 0], 'EET'],
    ['marine propeller', '推进式桨', 'marine propeller', [0.35, 42, 0], 'GET'],
    ['anchor', '锚式', 'anchor', [0.35, 200, 0], 'EET'],
    ['helical ribbon', '螺带式', 'helical ribbon', [0.35, 300, 0], 'EET'],
  ],
);
