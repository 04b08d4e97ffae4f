import { type Table, tableOf } from './table.ts';

export const TRANSMISSION_FACTOR: Table = tableOf(
  'transmission_factor',
  'recalled project planning values',
  ['f_z'],
  [
    ['gear, 17 teeth or more', '齿轮，17 齿及以上', 'gear, 17 teeth or more', [1], 'R'],
    ['gear, fewer than 17 teeth', '齿轮，17 齿以下', 'gear, fewer than 17 teeth', [1.15], 'R'],
    ['chain sprocket, 20 teeth or more', '链轮，20 齿及以上', 'chain sprocket, 20 teeth or more', [1], 'R'],
    ['chain sprocket, 13-19 teeth', '链轮，13 至 19 齿', 'chain sprocket, 13-19 teeth', [1.25], 'R'],
    ['chain sprocket, fewer than 13 teeth', '链轮，13 齿以下', 'chain sprocket, fewer than 13 teeth', [1.4], 'R'],
    ['V-belt, pre-tensioned', 'V 带，张紧', 'V-belt, pre-tensioned', [1.75], 'R'],
    ['flat belt, pre-tensioned', '平带，张紧', 'flat belt, pre-tensioned', [2.5], 'R'],
    ['toothed belt, pre-tensioned', '同步带，张紧', 'toothed belt, pre-tensioned', [1.5], 'R'],
    ['direct coupling (no overhung load)', '联轴器直联（无径向载荷）', 'direct coupling (no overhung load)', [0], 'R'],
  ],
);
